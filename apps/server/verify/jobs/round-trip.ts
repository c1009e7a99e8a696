import { fieldsOf } from '../contract/declarations.ts'
import type { Operation } from '../contract/operations.ts'
import { draft, namesOf, requestOf } from '../contract/requests.ts'
import { leavesOf } from '../oracles/effects.ts'
import { kindOfTable, TABLES_OF_KIND } from '../oracles/kinds.ts'
import { jsonOf } from '../oracles/response.ts'
import type { Job, Tally } from '../tally.ts'
import { as } from '../world/callers.ts'
import type { Context, Draft, Records } from '../world/fixture.ts'
import { fixtureOf } from '../world/fixtures.ts'
import type { RowChange } from '../world/journal.ts'
import { removeJobs } from '../world/remove-jobs.ts'
import { openScene, type Scene } from '../world/scene.ts'
import type { World } from '../world/world.ts'

/**
 * Kinds of rows that stay when what they tell of is taken back. A file is stored before the record that names it, and ends
 * with the record.
 */
const KEPT: ReadonlySet<string> = new Set([
  'audit_log',
  'employee-log',
  'incident-log',
  'former-teams',
  'activity',
  'counts',
  'attempts',
  'uploads',
  'files',
])

/** Columns that say when and how often a row was written. */
const STAMPS: ReadonlySet<string> = new Set(['version', 'updated_at'])

/** With what a row has from its being written again. */
const WITH_ID: ReadonlySet<string> = new Set([...STAMPS, 'id', 'created_at'])

/** The request that takes back what `done` did: it names the record that `done` made. */
function backOf(operation: Operation, context: Context, done: Draft, made: string | undefined): Draft {
  const known = namesOf(done.operation)
  const created = [...namesOf(operation)].filter((name) => !known.has(name))
  const records = made
    ? { ...context.records, ...Object.fromEntries(created.map((name) => [name, made])) }
    : context.records
  const request = draft(operation, { ...context, records })
  const own = Object.entries(fixtureOf(operation.id).back?.(done) ?? {})
  for (const part of [request.path, request.query, request.body as Record<string, unknown> | undefined])
    if (part) Object.assign(part, Object.fromEntries(own.filter(([name]) => name in part)))
  return request
}

const isStored = ({ table }: RowChange) => {
  const kind = kindOfTable(table)
  return kind !== undefined && !KEPT.has(kind)
}

const textOf = (row: RowChange['new'], without: ReadonlySet<string>) =>
  JSON.stringify(Object.entries(row ?? {}).filter(([column]) => !without.has(column)))

/** What a row says otherwise than before; nothing when only its stamps differ. */
function differenceOf({ table, old, new: now }: RowChange): string[] {
  if (!old) return [`a row of ${table} is left`]
  if (!now) return [`a row of ${table} is lost`]
  return Object.keys(now)
    .filter((column) => !STAMPS.has(column) && JSON.stringify(now[column]) !== JSON.stringify(old[column]))
    .map((column) => `${table}.${column} differs`)
}

/** What differs in all rows, a line each. Parts of a record may be written again, with other ids. */
function differencesOf(changes: readonly RowChange[]): string[] {
  const isPart = ({ table }: RowChange) => TABLES_OF_KIND[kindOfTable(table) ?? '']?.[0] !== table
  const content = (change: RowChange) => `${change.table} ${textOf(change.old ?? change.new, WITH_ID)}`
  const [lost, added] = [changes.filter((one) => !one.new), changes.filter((one) => !one.old)].map(
    (rows) => new Set(rows.map(content)),
  )
  const isAgain = (change: RowChange) => isPart(change) && lost?.has(content(change)) && added?.has(content(change))
  return [...new Set(changes.filter((change) => isStored(change) && !isAgain(change)).flatMap(differenceOf))]
}

/** The id of the record that a request made: of the response or of the request, else of the only row that was added. */
function madeBy(changes: readonly RowChange[], response: unknown, { body }: Draft): string | undefined {
  const added = changes.flatMap(({ old, new: row }) => (!old && typeof row?.['id'] === 'string' ? row['id'] : []))
  const named = [...leavesOf(response), ...leavesOf(body)]
  return named.find((value) => added.includes(value)) ?? added[0]
}

/** What is otherwise than before after a request and the one that takes it back; undefined when the first changes nothing. */
async function thereAndBack(
  world: World,
  { caller, journal, undo }: Scene,
  { there, back, records }: { there: Operation; back: Operation; records: Records },
): Promise<string[] | undefined> {
  const context = { records, caller, sibling: world.clients.sibling }
  await removeJobs(world)
  const send = async (made: Draft) => {
    const response = await world.send(as(caller, requestOf(made)))
    await world.deps.jobs.drain()
    return { isDone: response.statusCode < 300, body: jsonOf(response) }
  }
  if (fixtureOf(back.id).isThere) await send(draft(back, context))
  const start = await journal.position()
  const done = draft(there, context)
  const first = await send(done)
  const changes = (await journal.rowsSince(start)).filter(isStored)
  const isDone = first.isDone && differencesOf(changes).length > 0
  const second = isDone && (await send(backOf(back, context, done, madeBy(changes, first.body, done))))
  const left = await journal.rowsSince(start)
  await undo()
  world.deps.directory.forget()
  if (!second) return undefined
  return second.isDone ? differencesOf(left) : [`returned ${JSON.stringify(second.body)}`]
}

function judge(tally: Tally, { id }: Operation, found: readonly string[] | undefined): void {
  const declared = Object.keys(fixtureOf(id).leaves ?? {})
  const findings = found
    ? [
        ...found.filter((line) => !declared.includes(line)),
        ...declared.filter((line) => !found.includes(line)).map((line) => `“${line}” is declared and does not happen`),
      ]
    : ['there is nothing to take back']
  tally.cases += Math.max(1, findings.length)
  tally.failures.push(...findings.map((finding) => `${id}: ${finding}`))
}

/** Operations that take another back, by their fixtures: all rows are as before, those that say what happened apart. */
async function tryPairs(world: World, tally: Tally, scene: Scene, operations: readonly Operation[]): Promise<void> {
  const named = new Map(world.operations.map((operation) => [operation.id, operation]))
  for (const back of operations) {
    const there = named.get(fixtureOf(back.id).takesBack ?? '')
    if (!there) continue
    const found =
      (await thereAndBack(world, scene, { there, back, records: scene.others })) ??
      (await thereAndBack(world, scene, { there, back, records: scene.records }))
    judge(tally, back, found)
    tally.add('taken back')
  }
}

/** Values that a read shows, by operation and place, without the positions in lists. */
type Shown = Map<string, Set<string>>

function collect(value: unknown, path: string, into: Shown): void {
  if (typeof value === 'string' && /^[[{]/.test(value)) return collect(JSON.parse(value), path, into)
  if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) collect(part, Array.isArray(value) ? path : `${path}.${key}`, into)
  else into.set(path, (into.get(path) ?? new Set()).add(sameText(value)))
}

/** One text for the spellings of a value: yes and 1, a moment and its day. */
const sameText = (value: unknown): string =>
  typeof value === 'boolean' ? String(Number(value)) : (leavesOf(value)[0] ?? '').trim()

/** What the reads of a module show: those whose address begins alike, each with and without the ids that it may take. */
async function readAll(world: World, context: Context, { path }: Operation): Promise<Shown> {
  const shown: Shown = new Map()
  const moduleOf = (address: string) => /\w+/.exec(address.replace('/ssp/production', ''))?.[0]
  for (const read of world.operations.filter((one) => one.method === 'GET' && moduleOf(one.path) === moduleOf(path))) {
    const ids = read.parameters.filter((one) => !one.required && one.in === 'query' && one.schema['x-ssp-record'])
    const extras = ids.length > 0 ? [[], ids.map(({ name }) => `query.${name}`)] : [[]]
    for (const extra of extras) {
      const response = await world.send(as(context.caller, requestOf(draft(read, context, 'first', extra))))
      if (response.statusCode === 200) collect(jsonOf(response), read.id, shown)
    }
  }
  return shown
}

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    const inner: unknown = Array.isArray(value) ? value[0] : value
    return (Object(inner) as Record<string, unknown>)[key]
  }, body)

/** Whether the reads show a value of a field: under its name, or where they showed another one before. */
function isShown(value: unknown, field: string, before: Shown, after: Shown): boolean {
  const wanted: Shown = new Map()
  collect(value, '', wanted)
  const parts = [...wanted.values()].flatMap((values) => [...values])
  const isAt = (place: string) => place.endsWith(`.${field}`)
  return parts.every((part) =>
    [...after].some(
      ([place, values]) => values.has(part) && (isAt(place) || parts.length > 1 || !before.get(place)?.has(part)),
    ),
  )
}

function setAt(body: unknown, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.length > 0 ? valueAt(body, keys.join('.')) : body
  Object.assign(Object((Array.isArray(parent) ? parent[0] : parent) as unknown) as object, { [last]: value })
}

/** Whether the reads show a value under the name of a field. */
const isTold = (shown: Shown, field: string, value: string) =>
  [...shown].some(([place, values]) => place.endsWith(`.${field}`) && values.has(sameText(value)))

/** Whether a rejection names a field. */
const namesField = (problem: unknown, field: string) =>
  Object.keys(Object((problem as { fields?: unknown } | undefined)?.fields) as object).some((name) =>
    name.includes(field),
  )

/** Changes each field of a body alone, and reads it again; then empties it, which is rejected at the field or read again. */
async function changeEach(world: World, { records, caller, undo }: Scene, operation: Operation, tally: Tally) {
  const { shownElsewhere = {} } = fixtureOf(operation.id)
  const context = { records, caller, sibling: world.clients.sibling }
  const before = await readAll(world, context, operation)
  for (const [path, schema] of fieldsOf(operation)) {
    const field = path.split('.').at(-1) ?? ''
    if (!path.startsWith('body.') || schema['x-ssp-unread'] || schema['x-ssp-record'] || /password/i.test(field))
      continue
    const made = draft(operation, context, 'first', [path])
    const value = valueAt(made.body, path.slice('body.'.length))
    const response = await world.send(as(caller, requestOf(made)))
    await world.deps.jobs.drain()
    if (response.statusCode < 300 && value !== undefined && value !== null && typeof value !== 'object') {
      const after = await readAll(world, context, operation)
      // Yes and no are anywhere: they say something under their name alone.
      const isNamed = typeof value === 'string' || [...after.keys()].some((place) => place.endsWith(`.${field}`))
      const isRead = !isNamed || isShown(value, field, before, after)
      const isDeclared = field in shownElsewhere
      tally.check(isRead || isDeclared, `${operation.id}: ${path} is not read again as ${JSON.stringify(value)}`)
      tally.check(!isRead || !isDeclared, `${operation.id}: ${path} is read again in spite of shownElsewhere`)
      tally.add('fields changed')
      // A text that other records contain too cannot be attributed to this one.
      if (typeof value === 'string' && isRead && !isTold(before, field, value)) {
        setAt(made.body, path.slice('body.'.length), schema.minLength ? ' ' : '')
        const emptied = await world.send(as(caller, requestOf(made)))
        await world.deps.jobs.drain()
        const isTrue =
          emptied.statusCode < 300
            ? !isTold(await readAll(world, context, operation), field, value)
            : namesField(jsonOf(emptied), field)
        tally.check(
          isTrue,
          `${operation.id}: ${path} stays when it is emptied, and ${emptied.statusCode} does not say so`,
        )
        tally.add('fields emptied')
      }
    }
    await undo()
    world.deps.directory.forget()
  }
}

/** What is done and taken back leaves everything as it was; what is changed is read again. */
export const roundTrip: Job<World> = {
  name: 'round-trip',
  floor: ({ operations }, { operations: only }) =>
    only?.length ?? operations.filter(({ id }) => fixtureOf(id).takesBack).length,
  async run(world, tally, { operations: only }) {
    const scene = await openScene(world)
    const operations = world.operations.filter(({ id }) => !only || only.includes(id))
    await tryPairs(world, tally, scene, operations)
    for (const operation of operations.filter(({ method, body }) => body && (method === 'PATCH' || method === 'PUT')))
      await changeEach(world, scene, operation, tally)
    await scene.close()
  },
}
