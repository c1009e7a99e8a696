import { fieldsOf } from '../contract/declarations.ts'
import { isWrite, type Operation } from '../contract/operations.ts'
import { draft, requestOf } from '../contract/requests.ts'
import type { Context, Draft } from '../world/fixture.ts'
import { effectsOf, readOwners, type Effect, type Owners } from '../oracles/effects.ts'
import { jsonOf } from '../oracles/response.ts'
import type { Job, Tally } from '../tally.ts'
import { as } from '../world/callers.ts'
import type { RowChange } from '../world/journal.ts'
import { fixtureOf } from '../world/fixtures.ts'
import { removeJobs } from '../world/remove-jobs.ts'
import { openScene, type Scene } from '../world/scene.ts'
import type { World } from '../world/world.ts'

/** Requests of each form of the body, with what is required and with every field, for each record that the fixture gives. */
function draftsOf(context: Context, operation: Operation): Draft[] {
  const all = fieldsOf(operation).map(([path]) => path)
  const { records } = context
  const { also = [] } = fixtureOf(operation.id)
  return [{}, ...also].flatMap((names) => {
    const others = Object.fromEntries(Object.entries(names).map(([name, other]) => [name, records[other]]))
    return [[], all].flatMap((extra) =>
      (['first', 'last'] as const).map((form) =>
        draft(operation, { ...context, records: { ...records, ...others } }, form, extra),
      ),
    )
  })
}

interface Seen {
  /** Requests that succeeded. */
  sent: number
  /** Whether one of them changed a record, of whatever kind. */
  hasChanged: boolean
  /** Requests that changed a record and left no row in the audit log. */
  unaudited: number
  effects: Effect[]
}

const isEntry = ({ table, new: now }: RowChange) => table === 'audit_log' && now?.['outcome'] === 'done'

/** Sends the requests of an operation, each with the jobs that it queues, after `first`; what they write is taken back. */
async function observe(
  world: World,
  { caller, journal, undo }: Scene,
  owners: Owners,
  { drafts, first }: { drafts: readonly Draft[]; first?: Draft },
): Promise<Seen> {
  const seen: Seen = { sent: 0, hasChanged: false, unaudited: 0, effects: [] }
  const send = async (made: Draft) => {
    const request = requestOf(made)
    const response = await world.send(made.operation.access === 'public' ? request : as(caller, request))
    await world.deps.jobs.drain()
    return response
  }
  for (const made of drafts) {
    await removeJobs(world)
    if (first) await send(first)
    const start = await journal.position()
    const response = await send(made)
    if (response.statusCode < 300) {
      const changes = await journal.rowsSince(start)
      seen.sent += 1
      const isChange = changes.some(({ table }) => table !== 'audit_log')
      seen.hasChanged ||= isChange
      if (isChange && !changes.some(isEntry)) seen.unaudited += 1
      seen.effects.push(...effectsOf(changes, { draft: made, response: jsonOf(response), caller, owners }))
    }
    await undo()
    world.deps.directory.forget()
  }
  return seen
}

/**
 * The requests of an operation that change something: of what is in use, else of records that nothing refers to, else after
 * the operation that it takes back.
 */
async function observeChange(world: World, scene: Scene, owners: Owners, operation: Operation): Promise<Seen> {
  const { records, others, caller } = scene
  const { sibling } = world.clients
  const first = world.operations.find(({ id }) => id === fixtureOf(operation.id).takesBack)
  const context = { records, caller, sibling }
  const drafts = draftsOf(context, operation)
  const tries = [
    { drafts },
    { drafts: draftsOf({ ...context, records: others }, operation) },
    ...(first ? [{ drafts, first: draft(first, context) }] : []),
  ]
  let seen: Seen = { sent: 0, hasChanged: false, unaudited: 0, effects: [] }
  for (const one of tries) {
    const next = await observe(world, scene, owners, one)
    if (next.sent > 0) seen = next
    if (seen.hasChanged) break
  }
  return seen
}

/** Effects in few lines: what is wrong, how many rows, and the first of them. */
function toldOf(effects: readonly Effect[], tell: (effect: Effect) => string): string[] {
  return [...Map.groupBy(effects, tell)].map(([text, group]) => {
    const rows = [...new Set(group.map(({ row }) => row))]
    return `${text}: ${rows.length} rows, ${rows.slice(0, 3).join(', ')}`
  })
}

function judge(tally: Tally, { id, affects }: Operation, { sent, hasChanged, unaudited, effects }: Seen): void {
  const { changesNothing, notAudited } = fixtureOf(id)
  const undeclared = effects.filter(({ name, fault }) => !fault && !affects.includes(name))
  const findings = [
    ...(sent === 0 ? ['no request succeeds'] : []),
    ...(sent > 0 && !hasChanged && changesNothing === undefined ? ['no request changes anything'] : []),
    ...(hasChanged && changesNothing !== undefined ? [`changes something although ${changesNothing}`] : []),
    ...(unaudited > 0 && notAudited === undefined ? [`${unaudited} requests change records without an audit row`] : []),
    ...(unaudited === 0 && notAudited !== undefined ? [`has an audit row although ${notAudited}`] : []),
    ...toldOf(undeclared, ({ name, table }) => `${name} (${table}), which x-ssp-affects does not declare`),
    ...toldOf(
      effects.filter(({ fault }) => fault),
      ({ name, table, fault }) => `${name} (${table}) although ${fault}`,
    ),
    ...affects
      .filter((name) => !effects.some((effect) => effect.name === name))
      .map((name) => `declares “${name}” and never does so`),
  ]
  tally.cases += Math.max(sent, findings.length)
  tally.failures.push(...findings.map((finding) => `${id}: ${finding}`))
  tally.add('requests', sent)
  tally.add('declared effects', affects.length)
}

/**
 * What each writing operation changes beside the record that it names: declared in the contract (`x-ssp-affects`), reached
 * from an id of the request, and more than its version. A change leaves a row in the audit log.
 */
export const neighbours: Job<World> = {
  name: 'neighbours',
  floor: ({ operations }, { operations: only }) => only?.length ?? operations.filter(isWrite).length * 2,
  async run(world, tally, { operations: only }) {
    const scene = await openScene(world)
    const owners = await readOwners(world)
    for (const operation of world.operations.filter((one) => isWrite(one) && (!only || only.includes(one.id))))
      judge(tally, operation, await observeChange(world, scene, owners, operation))
    await scene.close()
  },
}
