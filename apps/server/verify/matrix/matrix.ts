import type { InjectOptions } from 'fastify'
import { draft, drafts, requestOf, type Draft, type Context } from '../contract/requests.ts'
import { isWrite, type Operation } from '../contract/operations.ts'
import { responseFault, jsonOf } from '../oracles/response.ts'
import { collectCanaries, leakIn, type Canaries } from '../oracles/canaries.ts'
import {
  changedTables,
  fingerprint,
  leakedInto,
  rejectionsOf,
  missingEntries,
  type Fingerprint,
} from '../oracles/tables.ts'
import type { Effort, Job, Tally } from '../tally.ts'
import { as, createCaller, removeCallers, type Caller } from '../world/callers.ts'
import { openActors, type Actors } from '../world/actors.ts'
import { MARK } from '../world/constants.ts'
import type { Records } from '../world/fixture.ts'
import { createRecords, createSame, removeRecords, rewriteRows, takeId, takeNames } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { Case } from './case.ts'
import { linkCases, newTexts, objectCases, twoIdCases } from './object-cases.ts'
import { rightCases, strangerCases } from './right-cases.ts'
import { massAssignmentCases, parameterCases } from './shape-cases.ts'
import { tenantCases } from './tenant-cases.ts'
import { tokenCases } from './token-cases.ts'

const POSITIVE = 'positive control'
const NO_ONE: ReadonlySet<string> = new Set()
const REJECTIONS = new Set(['forbidden', 'not_found', 'client_mismatch'])

interface Prepared {
  /** Requests that must succeed in the end, one of each form of the body. */
  positives: Draft[]
  caller: Caller
  /** What must work for an administrator of the attacked client alone; absent for a public operation. */
  local?: InjectOptions
  records: Records
  cases: Case[]
  made: Caller[]
}

// Everything is created before the tables are hashed: only the cases may change them.
async function prepare(world: World, actors: Actors, operation: Operation): Promise<Prepared> {
  const { own, sibling, foreign } = world.clients
  // The records of the attacked client have twins of the same ids in the foreign one, older than they are.
  const twins = await createRecords(world, foreign)
  const records = await createRecords(world, own, twins)
  const theirs = [await createRecords(world, foreign)]
  const siblings = [await createRecords(world, sibling)]
  const caller = await createCaller(world, {
    home: own,
    permissions: 'all',
    employeeId: records.ownEmployee,
    twinAt: foreign,
  })
  const context: Context = { records, caller, sibling, newId: await takeId(world, foreign) }
  const positives = drafts(operation, context)
  const [positive, ...others] = positives
  await takeNames(world, foreign, [...new Set(positives.flatMap(newTexts))])
  const made = [caller]
  if (operation.access === 'public') {
    const cases = [...parameterCases(positive, caller), ...massAssignmentCases(positive, caller)]
    return { positives, caller, records, made, cases }
  }
  const local = await createCaller(world, { home: own, permissions: (name) => name !== 'PLATFORM_VIEW' })
  made.push(local)
  const foreignIds = (of: Draft) => [
    ...objectCases(of, context, theirs),
    ...(needsPlatform(operation) ? [] : objectCases(of, { ...context, caller: local }, siblings)),
  ]
  const cases = [
    ...(await tokenCases(world, actors, positive, caller)),
    ...tenantCases(positive, local, world.clients),
    ...foreignIds(positive),
    ...linkCases(positive, context),
    ...twoIdCases(positive, context),
    ...parameterCases(positive, caller),
    ...massAssignmentCases(positive, caller),
    ...(await rightCases(world, actors, positive)),
    ...(await strangerCases(world, actors, positive)),
  ]
  for (const other of others) cases.push(...foreignIds(other), ...(await rightCases(world, actors, other)))
  const ofLocal = as(local, requestOf(draft(operation, { ...context, caller: local })))
  return { positives, caller, local: ofLocal, records, made, cases }
}

// Who holds PLATFORM_VIEW may enter the sibling, so that its records are not foreign to them.
const needsPlatform = ({ access }: Operation) => Array.isArray(access) && access.includes('PLATFORM_VIEW')

interface Watched {
  foreign: Fingerprint
  sibling: Fingerprint
  own: Fingerprint
}

async function watch(world: World): Promise<Watched> {
  const { own, sibling, foreign } = world.clients
  return {
    foreign: await fingerprint(world, foreign.id, 'all'),
    sibling: await fingerprint(world, sibling.id, 'all'),
    own: await fingerprint(world, own.id, 'records'),
  }
}

function judgeTables(
  tally: Tally,
  operation: Operation,
  before: Watched,
  after: Watched,
  which: readonly (keyof Watched)[],
): void {
  for (const place of which) {
    const changed = changedTables(before[place], after[place])
    tally.add('table comparisons')
    if (changed.length > 0) tally.failures.push(`${operation.id}: changed ${changed.join(', ')} of the ${place} client`)
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
  const isDone = (jsonOf(response) as { success?: boolean } | undefined)?.success !== false
  const isAllowed = tried.allowed.includes(response.statusCode) && (tried.name !== POSITIVE || isDone)
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

// Numbers carry no mark: what another client does must not change what this one reads.
async function judgeInterference(
  world: World,
  tally: Tally,
  operation: Operation,
  request: InjectOptions,
  changes: readonly (() => Promise<unknown>)[],
): Promise<void> {
  // Addresses of files are signed anew each time.
  const read = async () => {
    const { statusCode, body } = await world.send(request)
    return `${statusCode} ${body.replaceAll(/expires=\d+|signature=[\w-]+/g, '')}`
  }
  const before = await read()
  for (const change of changes) {
    await change()
    tally.check(
      before.startsWith('200') && before === (await read()),
      `${operation.id}: the response changes with what another client does`,
    )
  }
}

/** What the operations of a run have in common. */
export interface Shared {
  canaries: Canaries
  actors: Actors
}

/** Prepares what the operations of a run share. */
export const prepareShared = async (world: World): Promise<Shared> => ({
  canaries: await collectCanaries(world),
  actors: openActors(world),
})

/** Every case of one operation. */
export async function tryOperation(world: World, shared: Shared, tally: Tally, operation: Operation): Promise<void> {
  const { canaries, actors } = shared
  const { positives, caller, local, records, cases, made } = await prepare(world, actors, operation)
  tally.add('forged or missing tokens', cases.filter((tried) => tried.caller === null).length)
  const people = [...new Set(cases.flatMap((tried) => tried.caller?.userId ?? []))]
  const rejectedBefore = await rejectionsOf(world, people)
  const [before, expected] = [await watch(world), new Map<string, number>()]
  for (const tried of cases) {
    const isRejection = await runCase(world, tally, operation, canaries, tried)
    // An address that names no operation is rejected before anybody is looked up.
    if (isRejection && tried.caller && !tried.name.includes('traversal')) {
      expected.set(tried.caller.userId, (expected.get(tried.caller.userId) ?? 0) + 1)
    }
  }
  const between = await watch(world)
  judgeTables(tally, operation, before, between, ['foreign', 'sibling', 'own'])
  judgeAudit(tally, operation, expected, rejectedBefore, await rejectionsOf(world, people))
  const requests = positives.map((positive) =>
    operation.access === 'public' ? requestOf(positive) : as(caller, requestOf(positive)),
  )
  for (const request of requests) {
    const works = { name: POSITIVE, request, caller, allowed: [200, 201, 202, 204] }
    await runCase(world, tally, operation, canaries, works)
  }
  if (isWrite(operation)) await world.deps.jobs.drain() // what the operation has others do belongs to it
  judgeTables(tally, operation, between, await watch(world), ['foreign', 'sibling'])
  for (const action of await missingEntries(world, caller.userId))
    tally.failures.push(`${operation.id}: ${action} is done and the audit log does not show it`)
  const { foreign, sibling } = world.clients
  const marks = [foreign, sibling].map(({ subdomain }) => `${MARK}${subdomain}`)
  for (const action of await leakedInto(world, caller.userId, marks))
    tally.failures.push(`${operation.id}: ${action} leaves the records of another client in the log`)
  if (!isWrite(operation)) {
    const changes = [
      () => createRecords(world, foreign),
      () => rewriteRows(world, foreign),
      () => rewriteRows(world, world.clients.own),
    ]
    for (const request of requests) await judgeInterference(world, tally, operation, request, changes)
    // Of the same platform, whose clients row-level security does not hide from each other, and of the same ids.
    if (local && !needsPlatform(operation))
      await judgeInterference(world, tally, operation, local, [() => createSame(world, sibling, records)])
  }
  await removeCallers(world, made)
  await removeRecords(world)
}

/** The authorisation matrix: every operation of the contract, every way of not being allowed, four oracles. */
export const matrix: Job<World> = {
  name: 'matrix',
  // Fewer than this means that a group of cases has vanished.
  floor: ({ operations }, { operations: only }) => (only?.length ?? operations.length) * (only ? 1 : 30),
  async run(world, tally, { operations: only }: Effort) {
    const shared = await prepareShared(world)
    for (const operation of world.operations.filter(({ id }) => !only || only.includes(id))) {
      await tryOperation(world, shared, tally, operation)
      tally.add('operations covered')
    }
    await shared.actors.dismiss()
  },
}
