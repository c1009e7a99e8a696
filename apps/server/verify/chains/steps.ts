import { random, type Random } from '../../src/seed/random.ts'
import { fieldsOf } from '../contract/declarations.ts'
import { isWrite, type Operation } from '../contract/operations.ts'
import { draft, requestOf } from '../contract/requests.ts'
import type { Draft, Records } from '../world/fixture.ts'
import { jsonOf } from '../oracles/response.ts'
import { as } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import { PASSWORD } from '../world/constants.ts'
import { fixtureOf } from '../world/fixtures.ts'
import type { World } from '../world/world.ts'

/** What sequences choose from. */
export interface Stock {
  world: World
  /** Who acts. */
  actor: Caller
  /** An account above, with every permission: it deletes teams, and grants nothing. */
  above: Caller
  /** Sets of records, each with a team of its own. */
  sets: readonly Records[]
  /** The role of the account, and a policy that lets read records. */
  access: { role: string; policy: string }
  /** The id of every record that a sequence creates under an id of its own, so that later acts meet it. */
  newId: string
  /** Ids by kind, and the kind of each id. */
  ids: ReadonlyMap<string, readonly string[]>
  kinds: ReadonlyMap<string, string>
}

/** One act of a sequence; the seed says with which records, unless they are given. */
export interface Step {
  act: string
  seed: string
  given?: (stock: Stock) => Partial<Pick<Draft, 'path' | 'body'>>
}

/** Operations that write relations of access: most of the acts. */
const RELATIONS: ReadonlySet<string> = new Set([
  'addTeamMembers',
  'removeTeamMember',
  'removeFromAllTeams',
  'setTeamApprover',
  'removeTeam',
  'createTeam',
  'renameTeam',
  'associateEmployee',
  'dissociateEmployee',
  'createUser',
  'updateUser',
  'setUserStatus',
  'addUserScope',
  'removeUserScope',
  'setDefaultScope',
  'updateUserPermissions',
  'restrictUserPermission',
  'createRole',
  'removeRole',
  'addPolicyToRole',
  'removePolicyFromRole',
  'createPolicy',
  'addPolicyPermissions',
  'removePolicyPermission',
  'createPermissions',
  'mergeEmployee',
  'deleteMerge',
  'quickCreateEmployee',
  'updateEmployee',
  'removeEmployee',
  'addDocumentAssociations',
  'removeDocumentAssociation',
  'updateIncident',
  'saveClientSettings',
  'addSharedDocumentScope',
  'removeSharedDocumentScope',
])

export const DELETES_TEAM = 'an account above deletes a team'
const FILE = 'a file moves employees'

const weightOf = (id: string) => (RELATIONS.has(id) ? 10 : 1)

/** Every act, as often as it is chosen. */
export function actsOf({ operations }: World): string[] {
  const acts = operations
    .filter((one) => isWrite(one) && one.access !== 'public' && !fixtureOf(one.id).endsSession)
    .filter(({ id }) => !fixtureOf(id).isSlow || RELATIONS.has(id))
    .flatMap(({ id }) => Array.from({ length: weightOf(id) }, () => id))
  return [...acts, ...Array.from({ length: 6 }, () => DELETES_TEAM), ...Array.from({ length: 12 }, () => FILE)]
}

/** Replaces known ids by others of their kind, one id always by the same one; permissions nearly always. */
function varied(made: Draft, { ids, kinds }: Stock, dice: Random): Draft {
  const chosen = new Map<string, string>()
  const another = (id: string): string => {
    const kind = kinds.get(id)
    if (kind === undefined) return id
    const likely = kind === 'client' || kind === 'platform' ? 0.05 : kind.includes('permission') ? 0.9 : 0.3
    const one = chosen.get(id) ?? (dice.chance(likely) ? dice.pick(ids.get(kind) ?? [id]) : id)
    chosen.set(id, one)
    return one
  }
  const vary = (value: unknown): unknown => {
    if (typeof value === 'string') return another(value)
    if (Array.isArray(value)) return value.map(vary)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, vary(part)]))
  }
  const { operation, headers, ...parts } = made
  return { operation, headers, ...(vary(parts) as Omit<Draft, 'operation' | 'headers'>) }
}

const some = <T>(dice: Random, items: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: dice.integer(0, most) }, () => dice.pick(items))),
]

type Shape = (body: Record<string, unknown>, stock: Stock, dice: Random) => object

/** Bodies whose parts must agree. */
const SHAPES: Readonly<Record<string, Shape>> = {
  restrictUserPermission: ({ userId }, { ids }, dice) => {
    const pool = (kind: string) => ids.get(kind) ?? []
    const where = dice.pick(['nowhere', 'teams', 'clients'])
    return {
      id: dice.pick(pool('permission')),
      userId,
      clientIds: where === 'clients' ? some(dice, pool('client'), 2) : [],
      teamIds: where === 'teams' ? some(dice, pool('team'), 2) : [],
      only: dice.chance(0.4),
    }
  },
  updateUserPermissions: ({ userId, clientId }, { ids }, dice) => ({
    userId,
    clientId,
    permissions: [dice.pick(ids.get('permission') ?? []), ...some(dice, ids.get('permission') ?? [], 2)].map((id) => ({
      id,
      selected: dice.chance(0.8),
    })),
  }),
  createUser: (_body, { actor, ids, newId: id }, dice) => {
    const name = `verify-${dice.integer(0, 1e9)}`
    const account = {
      id,
      label: name,
      username: name,
      email: `${name}@verify.example`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }
    const clientId = actor.home.id
    if (dice.chance(0.3)) return { ...account, roleId: dice.pick(ids.get('role') ?? []), clientId }
    const userPermissions = some(dice, ids.get('permission') ?? [], 3)
    return {
      user: account,
      userClients: [clientId, ...some(dice, ids.get('client') ?? [], 1)].filter(isFirst),
      userPermissions,
      clientId,
    }
  },
  updateUser: ({ id, client_id }, { ids }, dice) => ({
    id,
    client_id,
    ...(dice.chance(0.7)
      ? { roleId: dice.pick(ids.get('role') ?? []) }
      : { email: `verify-${dice.integer(0, 1e9)}@verify.example` }),
  }),
  associateEmployee: ({ employeeId }, { actor, ids }, dice) => ({
    userId: dice.chance(0.5) ? actor.userId : dice.pick(ids.get('user') ?? []),
    employeeId,
    ...(dice.chance(0.3) && { code: '000000' }),
  }),
}

const isFirst = <T>(one: T, index: number, all: readonly T[]) => all.indexOf(one) === index

/** A request of an operation with records of one set, of which some are exchanged; of the first set when parts are given. */
function requestFor(operation: Operation, stock: Stock, dice: Random, given: Step['given']): Draft {
  const { world, actor, sets, newId } = stock
  const [first] = sets
  const records = given && first ? first : dice.pick(sets)
  const context = { records, caller: actor, sibling: world.clients.sibling, newId }
  if (given) return { ...draft(operation, context), ...given(stock) }
  const optional = operation.body ? fieldsOf(operation).map(([path]) => path) : []
  const extra = optional.filter(() => dice.chance(0.15))
  const made = varied(draft(operation, context, dice.pick(['first', 'last']), extra), stock, dice)
  const shape = SHAPES[operation.id]
  return shape ? { ...made, body: shape(made.body as Record<string, unknown>, stock, dice) } : made
}

const employeesAt = async ({ deps }: World, clientId: string) =>
  deps.database.withSystem((tx) =>
    tx
      .selectFrom('employees')
      .select('identifier')
      .where('client_id', '=', clientId)
      .where('identifier', 'is not', null)
      .orderBy('id')
      .execute(),
  )
const teamsAt = async ({ deps }: World, clientId: string) =>
  deps.database.withSystem((tx) =>
    tx.selectFrom('teams').select('label').where('client_id', '=', clientId).orderBy('id').execute(),
  )

/** Starts a run, adds a row that sets the teams of an employee, applies it, and undoes it as likely as not. */
async function moveByFile({ world, actor }: Stock, dice: Random): Promise<boolean> {
  const { id: clientId } = actor.home
  const [employees, teams] = [await employeesAt(world, clientId), await teamsAt(world, clientId)]
  if (employees.length === 0 || teams.length === 0) return false
  const send = (path: string, payload: object) =>
    world.send(
      as(actor, {
        method: 'POST',
        url: `/api/ssp/production/employees/bulk/${clientId}${path}`,
        headers: { 'ssp-client': clientId },
        payload,
      }),
    )
  const started = await send('', { kind: 'update', fileName: 'verify.csv' })
  const { id } = (jsonOf(started) ?? {}) as { id?: string }
  if (started.statusCode >= 300 || id === undefined) return false
  const row = {
    line: 1,
    identifier: dice.pick(employees).identifier ?? '',
    teams: some(dice, teams, 2).map(({ label }) => label),
  }
  await send(`/${id}/rows`, { rows: [row] })
  const applied = await send(`/${id}/apply`, { rows: 1 })
  await world.deps.jobs.drain()
  if (dice.chance(0.5)) {
    await send(`/${id}/undo`, {})
    await world.deps.jobs.drain()
  }
  return applied.statusCode < 300
}

const BY_JOBS = /^(?:importEmployees|batch(?:Update|Deactivate)Employees|applyBulkRun|undoBulkRun)$/

/** Does one act. @returns whether it was accepted. */
export async function play(stock: Stock, { act, seed, given }: Step): Promise<boolean> {
  const { world, actor, above, ids } = stock
  const dice = random(seed)
  if (act === FILE) return moveByFile(stock, dice)
  const id = act === DELETES_TEAM ? 'removeTeam' : act
  const operation = world.operations.find((one) => one.id === id)
  if (!operation) throw new Error(`There is no operation ${id}.`)
  const made = requestFor(operation, stock, dice, given)
  if (act === DELETES_TEAM && !given) made.path['teamId'] = dice.pick(ids.get('team') ?? [])
  const response = await world.send(as(act === DELETES_TEAM ? above : actor, requestOf(made)))
  if (BY_JOBS.test(act)) await world.deps.jobs.drain()
  return response.statusCode < 300
}
