import type { InjectOptions } from 'fastify'
import { draft, drafts, requestOf } from '../contract/requests.ts'
import type { Draft } from '../world/fixture.ts'
import { isWrite, type Operation } from '../contract/operations.ts'
import { responseFault, jsonOf } from '../oracles/response.ts'
import { collectCanaries, leakIn, type Canaries } from '../oracles/canaries.ts'
import { changedTables, leakedInto, missingEntries, rejectionsOf, restrictionsIn } from '../oracles/tables.ts'
import type { Effort, Job, Tally } from '../tally.ts'
import { as } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import { MARK, STAGE } from '../world/constants.ts'
import { fixtureOf } from '../world/fixtures.ts'
import { openJournal, type Change, type Journal } from '../world/journal.ts'
import { takeNames } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { Case } from './case.ts'
import { judgeInterference, type Read, type Reads } from './interference.ts'
import { judgeMembers } from './member-cases.ts'
import { linkCases, newTexts, objectCases, twoIdCases } from './object-cases.ts'
import { rightCases, ruledBy, strangerCases, strictCases } from './right-cases.ts'
import { massAssignmentCases, parameterCases } from './shape-cases.ts'
import { openStage, type Stage } from './stage.ts'
import { tenantCases } from './tenant-cases.ts'
import { tokenCases } from './token-cases.ts'

const POSITIVE = 'positive control'
const NO_ONE: ReadonlySet<string> = new Set()
const REJECTIONS = new Set(['forbidden', 'not_found', 'client_mismatch'])

interface Prepared {
  /** Requests that must succeed in the end, one of each form of the body. */
  positives: Draft[]
  /** What must work for an administrator of the attacked client alone; absent for a public operation. */
  local?: InjectOptions
  /** What must show somebody restricted nothing of the team and client; absent for a public operation. */
  restricted?: InjectOptions
  cases: Case[]
}

// Everything is created before the journal is read: only the cases may change the records.
async function prepare(world: World, stage: Stage, operation: Operation): Promise<Prepared> {
  const { context, local, actors, restricted, ofTeam } = stage
  const { caller } = context
  const positives = drafts(operation, context)
  const [positive, ...others] = positives
  if (operation.access === 'public') {
    const cases = [...parameterCases(positive, caller), ...massAssignmentCases(positive, caller)]
    return { positives, cases }
  }
  const foreignIds = (of: Draft) => [
    ...objectCases(of, context, stage.theirs),
    ...(needsPlatform(operation) ? [] : objectCases(of, { ...context, caller: local }, stage.siblings)),
  ]
  // Callers that a team restricts: under any permission, and under that of the operation alone.
  const ruled = Array.isArray(operation.access)
    ? [restricted, await ruledBy(actors, world.clients.own, ofTeam.team, operation.access)]
    : [restricted]
  const teamCases = (of: Draft) =>
    ruled.flatMap((who) => objectCases(of, { ...context, caller: who }, [ofTeam], 'restricted'))
  const cases = [
    ...(await tokenCases(world, actors, positive, caller)),
    ...tenantCases(positive, local, world.clients),
    ...foreignIds(positive),
    ...teamCases(positive),
    ...linkCases(positive, context),
    ...twoIdCases(positive, context),
    ...parameterCases(positive, caller),
    ...massAssignmentCases(positive, caller),
    ...(await rightCases(world, actors, positive)),
    ...(await strangerCases(world, actors, positive)),
  ]
  for (const other of others)
    cases.push(...foreignIds(other), ...teamCases(other), ...(await rightCases(world, actors, other)))
  const by = (who: Caller) => as(who, requestOf(draft(operation, { ...context, caller: who })))
  return { positives, local: by(local), restricted: by(restricted), cases }
}

// Who holds PLATFORM_VIEW may enter the sibling, so that its records are not foreign to them.
const needsPlatform = ({ access }: Operation) => Array.isArray(access) && access.includes('PLATFORM_VIEW')

type Place = keyof World['clients']

/** Which tables changed since a position must not have, in these clients. */
function judgeTables(
  world: World,
  tally: Tally,
  { id: operation }: Operation,
  changes: readonly Change[],
  places: readonly Place[],
): void {
  for (const place of places) {
    tally.add('table comparisons')
    const changed = changedTables(changes, world.clients[place].id, place === 'own' ? 'records' : 'all')
    if (changed.length > 0) tally.failures.push(`${operation}: changed ${changed.join(', ')} of the ${place} client`)
  }
}

async function runCase(
  world: World,
  tally: Tally,
  operation: Operation,
  canaries: Canaries,
  tried: Case,
): Promise<boolean> {
  const response = await world.send(tried.request)
  const sent = JSON.stringify([tried.request.url, tried.request.payload])
  const leak = leakIn(world, canaries, response, tried.caller?.sees ?? NO_ONE, sent)
  // A success may say that nothing was done.
  const { success, done } = Object(jsonOf(response)) as { success?: boolean; done?: unknown[] }
  const isLeftOut = tried.mayLeaveOut === true && response.statusCode === 200 && done?.length === 0
  const isAllowed =
    isLeftOut || (tried.allowed.includes(response.statusCode) && (tried.name !== POSITIVE || success !== false))
  // A disguised path may lead to no operation at all; a response from there has the schema of a problem.
  const fault = isAllowed
    ? responseFault(operation, response)
    : `returned ${response.statusCode}: ${response.body.slice(0, 160)}`
  const found = [leak, fault].filter((item) => item !== undefined)
  tally.add('leaks', leak ? 1 : 0)
  tally.add('unexpected statuses', isAllowed ? 0 : 1)
  tally.judge(found.length > 0 ? `${operation.id}, ${tried.name}: ${found.join('; ')}` : undefined)
  return REJECTIONS.has((jsonOf(response) as { code?: string } | undefined)?.code ?? '')
}

// Each rejection of somebody signed in leaves one row in the log.
function judgeAudit(
  tally: Tally,
  operation: Operation,
  expected: Map<string, number>,
  before: Map<string, number>,
  after: Map<string, number>,
): void {
  for (const [userId, wanted] of expected) {
    tally.add('rejections found in the audit log', wanted)
    const rows = (after.get(userId) ?? 0) - (before.get(userId) ?? 0)
    if (rows < wanted)
      tally.failures.push(`${operation.id}: ${wanted} rejections of one person left ${rows} audit rows`)
  }
}

/** A request that must succeed, and leave the other clients and their names alone. */
async function judgePositive(
  world: World,
  { canaries, journal }: Shared,
  tally: Tally,
  operation: Operation,
  { request, caller }: { request: InjectOptions; caller: Caller },
): Promise<void> {
  const start = await journal.position()
  const restrictions = await restrictionsIn(world, world.clients.own.id)
  const works = { name: POSITIVE, request, caller, allowed: [200, 201, 202, 204] }
  await runCase(world, tally, operation, canaries, works)
  if (isWrite(operation)) await world.deps.jobs.drain() // what the operation has others do belongs to it
  judgeTables(world, tally, operation, await journal.changesSince(start), ['foreign', 'sibling'])
  const standing = isWrite(operation) ? await restrictionsIn(world, world.clients.own.id) : restrictions
  const lost = [...restrictions].filter((row) => !standing.has(row)).length
  if (lost > 0) tally.failures.push(`${operation.id}: ${lost} restrictions end with the change`)
  for (const action of await missingEntries(world, caller.userId))
    tally.failures.push(`${operation.id}: ${action} is done and the audit log does not show it`)
  const { foreign, sibling } = world.clients
  const marks = [foreign, sibling].map(({ subdomain }) => `${MARK}${subdomain}`)
  for (const action of await leakedInto(world, caller.userId, marks))
    tally.failures.push(`${operation.id}: ${action} leaves the records of another client in the log`)
}

/** Tries the operation again while the attacked client has strict rights. */
async function judgeStrictRights(
  world: World,
  { canaries, journal }: Shared,
  stage: Stage,
  tally: Tally,
  positives: readonly Draft[],
): Promise<void> {
  const { own } = world.clients
  const [positive] = positives
  const strict = positive?.operation.strict
  if (!positive || strict === undefined) return
  const who = await ruledBy(stage.actors, own, stage.ofTeam.team, [strict])
  const ofTeam = { ...stage.context, caller: who }
  const cases = [
    ...positives.flatMap((of) => objectCases(of, ofTeam, [stage.ofTeam], 'restricted')),
    ...(await strictCases(stage.actors, positive, own, stage.context.caller)),
  ]
  const { database, directory } = world.deps
  await database.withSystem((tx) =>
    tx.updateTable('clients').set({ strict_rights: true }).where('id', '=', own.id).execute(),
  )
  directory.forget()
  for (const tried of cases) await runCase(world, tally, positive.operation, canaries, tried)
  tally.add('cases of strict rights', cases.length)
  await journal.undo()
  directory.forget()
}

/** Every case of one operation; returns what is to be read again when another client has done something. */
async function tryOperation(
  world: World,
  { canaries, journal }: Shared,
  stage: Stage,
  tally: Tally,
  operation: Operation,
): Promise<Reads> {
  const { positives, local, restricted, cases } = await prepare(world, stage, operation)
  const { caller } = stage.context
  // Two operations of a stage may give the same name, such as a tag that one sets and the other removes.
  const names = [...new Set(positives.flatMap(newTexts))].filter((name) => !stage.names.has(name))
  for (const name of names) stage.names.add(name)
  await takeNames(world, world.clients.foreign, names)
  await journal.keep(STAGE)
  tally.add('forged or missing tokens', cases.filter((tried) => tried.caller === null).length)
  const people = [...new Set(cases.flatMap((tried) => tried.caller?.userId ?? []))]
  const rejectedBefore = await rejectionsOf(world, people)
  const [start, expected] = [await journal.position(), new Map<string, number>()]
  for (const tried of cases) {
    const isRejection = await runCase(world, tally, operation, canaries, tried)
    // An address that names no operation is rejected before anybody is looked up.
    if (isRejection && tried.caller && !tried.name.includes('traversal')) {
      expected.set(tried.caller.userId, (expected.get(tried.caller.userId) ?? 0) + 1)
    }
  }
  judgeTables(world, tally, operation, await journal.changesSince(start), ['foreign', 'sibling', 'own'])
  judgeAudit(tally, operation, expected, rejectedBefore, await rejectionsOf(world, people))
  const requests = positives.map((positive) =>
    operation.access === 'public' ? requestOf(positive) : as(caller, requestOf(positive)),
  )
  for (const request of requests) {
    await judgePositive(world, { canaries, journal }, tally, operation, { request, caller })
    if (fixtureOf(operation.id).consumesRecords) await journal.undo()
  }
  await journal.undo()
  await judgeStrictRights(world, { canaries, journal }, stage, tally, positives)
  await judgeMembers(world, journal, stage, tally, operation)
  if (isWrite(operation)) return { all: [], local: [], restricted: [] }
  const isForLocal = local && !needsPlatform(operation) && !fixtureOf(operation.id).asEmployee
  const read = (request: InjectOptions): Read => ({ operation: operation.id, request })
  return {
    all: requests.map(read),
    local: isForLocal ? [read(local)] : [],
    restricted: restricted ? [{ ...read(restricted), mayBeRejected: true }] : [],
  }
}

/** What the operations of a run have in common. */
export interface Shared {
  canaries: Canaries
  journal: Journal
}

/** Prepares what the operations of a run share. */
export const prepareShared = async (world: World): Promise<Shared> => ({
  canaries: await collectCanaries(world),
  journal: await openJournal(world.deps.database),
})

/** Every case of some operations, which share their records and callers. */
export async function tryOperations(
  world: World,
  shared: Shared,
  tally: Tally,
  operations: readonly Operation[],
): Promise<void> {
  const stage = await openStage(world, shared.journal)
  const reads: Reads = { all: [], local: [], restricted: [] }
  for (const operation of operations) {
    const { all, local, restricted } = await tryOperation(world, shared, stage, tally, operation)
    reads.all.push(...all)
    reads.local.push(...local)
    reads.restricted.push(...restricted)
    tally.add('operations covered')
  }
  await judgeInterference(world, tally, shared.journal, reads)
  await stage.close()
}

/** Operations of a stage: as many as are tried, slowly, while its tokens are valid. */
const STAGE_SIZE = 40

/** The authorisation matrix: every operation of the contract, every way of not being allowed, four oracles. */
export const matrix: Job<World> = {
  name: 'matrix',
  // Fewer than this means that a group of cases has vanished.
  floor: ({ operations }, { operations: only }) => (only?.length ?? operations.length) * (only ? 1 : 30),
  async run(world, tally, { operations: only }: Effort) {
    const shared = await prepareShared(world)
    const operations = world.operations.filter(({ id }) => !only || only.includes(id))
    for (let first = 0; first < operations.length; first += STAGE_SIZE)
      await tryOperations(world, shared, tally, operations.slice(first, first + STAGE_SIZE))
    await shared.journal.close()
  },
}
