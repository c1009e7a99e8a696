import type { InjectOptions } from 'fastify'
import { draft, drafts, requestOf, type Draft, type Context } from '../contract/requests.ts'
import { isWrite, type Operation } from '../contract/operations.ts'
import { answerFault, jsonOf } from '../oracles/answer.ts'
import { collectCanaries, leakIn, type Canaries } from '../oracles/canaries.ts'
import { changedTables, fingerprint, leakedInto, refusalsOf, untold, type Fingerprint } from '../oracles/tables.ts'
import type { Effort, Job, Tally } from '../tally.ts'
import { as, makeCaller, removeCallers, type Caller } from '../world/callers.ts'
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
const REFUSALS = new Set(['forbidden', 'not_found', 'client_mismatch'])

interface Prepared {
  /** What must work in the end, one of each form of the body. */
  positives: Draft[]
  caller: Caller
  /** What must work for an administrator of the attacked client alone; absent where everybody may ask. */
  local?: InjectOptions
  records: Records
  cases: Case[]
  made: Caller[]
}

// Everything a case needs is made before the tables are hashed, so that the cases alone are judged.
async function prepare(world: World, actors: Actors, operation: Operation): Promise<Prepared> {
  const { own, sibling, foreign } = world.places
  // The records of the attacked client have twins of the same ids in the foreign one, older than they are.
  const twins = await createRecords(world, foreign)
  const records = await createRecords(world, own, twins)
  const theirs = [await createRecords(world, foreign)]
  const siblings = [await createRecords(world, sibling)]
  const caller = await makeCaller(world, {
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
  const local = await makeCaller(world, { home: own, permissions: (name) => name !== 'PLATFORM_VIEW' })
  made.push(local)
  const foreignIds = (of: Draft) => [
    ...objectCases(of, context, theirs),
    ...(needsPlatform(operation) ? [] : objectCases(of, { ...context, caller: local }, siblings)),
  ]
  const cases = [
    ...(await tokenCases(world, actors, positive, caller)),
    ...tenantCases(positive, local, world.places),
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
  const { own, sibling, foreign } = world.places
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
  const answer = await world.send(tried.request)
  const sent = JSON.stringify([tried.request.url, tried.request.payload])
  const leak = leakIn(world, canaries, answer, tried.caller?.sees ?? NO_ONE, sent)
  // A success may say that nothing was done.
  const isDone = (jsonOf(answer) as { success?: boolean } | undefined)?.success !== false
  const isAllowed = tried.allowed.includes(answer.statusCode) && (tried.name !== POSITIVE || isDone)
  // A disguised path may lead to no operation at all; what answers there has no schema but the problem's.
  const fault = isAllowed
    ? answerFault(operation, answer)
    : `answered ${answer.statusCode}: ${answer.body.slice(0, 160)}`
  const found = [leak, fault].filter((item) => item !== undefined)
  tally.add('leaks', leak ? 1 : 0)
  tally.add('unexpected statuses', isAllowed ? 0 : 1)
  tally.judge(found.length > 0 ? `${operation.id}, ${tried.name}: ${found.join('; ')}` : undefined)
  return REFUSALS.has((jsonOf(answer) as { code?: string } | undefined)?.code ?? '')
}

// Each refusal of somebody signed in leaves one row in the log.
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
    if (rows < wanted) tally.failures.push(`${operation.id}: ${wanted} refusals of one person left ${rows} audit rows`)
  }
}

// Numbers have no canary: what another client does must not change what is read here.
async function judgeInterference(
  world: World,
  tally: Tally,
  operation: Operation,
  request: InjectOptions,
  plants: readonly (() => Promise<unknown>)[],
): Promise<void> {
  // Addresses of files are signed anew each time.
  const read = async () => {
    const { statusCode, body } = await world.send(request)
    return `${statusCode} ${body.replaceAll(/expires=\d+|signature=[\w-]+/g, '')}`
  }
  const before = await read()
  for (const plant of plants) {
    await plant()
    tally.check(
      before.startsWith('200') && before === (await read()),
      `${operation.id}: the answer changes with what another client does`,
    )
  }
}

/** What the operations of a run have in common. */
export interface Stage {
  canaries: Canaries
  actors: Actors
}

/** Sets the stage for operations to be tried on. */
export const openStage = async (world: World): Promise<Stage> => ({
  canaries: await collectCanaries(world),
  actors: openActors(world),
})

/** Every case of one operation. */
export async function tryOperation(world: World, stage: Stage, tally: Tally, operation: Operation): Promise<void> {
  const { canaries, actors } = stage
  const { positives, caller, local, records, cases, made } = await prepare(world, actors, operation)
  tally.add('forged or missing tokens', cases.filter((tried) => tried.caller === null).length)
  const people = [...new Set(cases.flatMap((tried) => tried.caller?.userId ?? []))]
  const refusedBefore = await refusalsOf(world, people)
  const [before, expected] = [await watch(world), new Map<string, number>()]
  for (const tried of cases) {
    const isRefusal = await runCase(world, tally, operation, canaries, tried)
    // An address that names no operation is refused before anybody is looked up.
    if (isRefusal && tried.caller && !tried.name.includes('traversal')) {
      expected.set(tried.caller.userId, (expected.get(tried.caller.userId) ?? 0) + 1)
    }
  }
  const between = await watch(world)
  judgeTables(tally, operation, before, between, ['foreign', 'sibling', 'own'])
  judgeAudit(tally, operation, expected, refusedBefore, await refusalsOf(world, people))
  const requests = positives.map((positive) =>
    operation.access === 'public' ? requestOf(positive) : as(caller, requestOf(positive)),
  )
  for (const request of requests) {
    const works = { name: POSITIVE, request, caller, allowed: [200, 201, 202, 204] }
    await runCase(world, tally, operation, canaries, works)
  }
  if (isWrite(operation)) await world.deps.jobs.drain() // what the operation has others do belongs to it
  judgeTables(tally, operation, between, await watch(world), ['foreign', 'sibling'])
  for (const action of await untold(world, caller.userId))
    tally.failures.push(`${operation.id}: ${action} is done and the audit log does not show it`)
  const { foreign, sibling } = world.places
  const marks = [foreign, sibling].map(({ subdomain }) => `${MARK}${subdomain}`)
  for (const action of await leakedInto(world, caller.userId, marks))
    tally.failures.push(`${operation.id}: ${action} leaves the records of another client in the log`)
  if (!isWrite(operation)) {
    const plants = [
      () => createRecords(world, foreign),
      () => rewriteRows(world, foreign),
      () => rewriteRows(world, world.places.own),
    ]
    for (const request of requests) await judgeInterference(world, tally, operation, request, plants)
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
    const stage = await openStage(world)
    for (const operation of world.operations.filter(({ id }) => !only || only.includes(id))) {
      await tryOperation(world, stage, tally, operation)
      tally.add('operations covered')
    }
    await stage.actors.dismiss()
  },
}
