import { sql } from 'kysely'
import { reachableAccounts } from '../../access/account-reach.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { counted, findSelectedIds, paged, type Page, type SelectedRows } from '../../db/paged.ts'
import { updateRecord } from '../../db/update-record.ts'
import type { Reach } from '../../people/reach.ts'

/** A user as read, with the label of the role. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

// The client id is part of every query although row-level security is on: it also allows a user to see their own row from
// another client, of which they are not a user.
function usersOf(tx: Tx, { actor, client }: Call, { ids, roleId }: Pick<UserFilter, 'ids' | 'roleId'> = {}) {
  return tx
    .selectFrom('users as u')
    .leftJoin('roles as r', (join) => join.onRef('r.client_id', '=', 'u.client_id').onRef('r.id', '=', 'u.role_id'))
    .where('u.client_id', '=', client.id)
    .where((at) => at.and(reachableAccounts(actor)))
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`u.id = any(${sql.val([...(ids ?? [])])}::uuid[])`))
    .where((at) => at.and({ ...(roleId && { 'u.role_id': roleId }) }))
}

const COLUMNS = [
  'u.id',
  'u.label',
  'u.username',
  'u.email',
  'u.role_id',
  'r.label as role_label',
  'r.name as role_name',
  'u.created_at',
  'u.img',
  'u.client_id',
  'u.version',
  'u.status',
  'u.last_sign_in_at',
] as const

const LIST = {
  search: ['u.label', 'u.username', 'u.email', 'r.label'],
  people: {
    ids: [],
    of: [],
    rest: { folded: 'u.search_text' },
    named: [{ id: 'u.role_id', table: 'roles', name: 'label' }],
  },
  order: ['u.label', 'u.id'],
  sorts: { label: 'u.label', username: 'u.username' },
  isCostly: true,
} as const

/** A page of users, optionally only these, or with this role. */
export interface UserFilter extends Page {
  ids?: readonly string[] | undefined
  roleId?: string | undefined
}

/** The users within reach by label, with the number of their permissions that do not apply everywhere. */
export function findUsers(tx: Tx, call: Call, { ids, roleId, ...page }: UserFilter) {
  const query = usersOf(tx, call, { ids, roleId })
    .select(COLUMNS)
    .select(
      sql<number>`(select count(*) from (
        select x.permission_id from user_permission_restrictions x where x.client_id = u.client_id and x.user_id = u.id
        union select o.permission_id from user_permissions_only o where o.client_id = u.client_id and o.user_id = u.id
      ) restricted)`.as('restrictionsCount'),
    )
  return paged(query, page, LIST).execute()
}

/** Ids of the selected users within reach. */
export const findUserIds = (
  tx: Tx,
  call: Call,
  { roleId, ...selected }: SelectedRows & Pick<UserFilter, 'roleId'>,
): Promise<string[]> => findSelectedIds(usersOf(tx, call, { roleId }), selected, LIST)

/** The number of users that match. */
export const countUsers = (tx: Tx, call: Call, { ids, roleId, ...page }: UserFilter): Promise<number> =>
  counted(usersOf(tx, call, { ids, roleId }), page, LIST)

/** One user within reach by id, username or e-mail address, in any case; or undefined. */
export function findUser(tx: Tx, call: Call, by: 'id' | 'username' | 'email', value: string) {
  const query = usersOf(tx, call).select(COLUMNS)
  return (
    by === 'id'
      ? query.where('u.id', '=', value)
      : query.where(sql`lower(${sql.ref(`u.${by}`)})`, '=', value.toLowerCase())
  ).executeTakeFirst()
}

/** The employee of a user; null if there is none, undefined for one that `reach` hides. */
export async function findEmployeeOf(tx: Tx, clientId: string, userId: string, reach: Pick<Reach, 'employees'>) {
  const { employee_id } = await tx
    .selectFrom('users')
    .select('employee_id')
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (employee_id === null) return null
  return tx
    .selectFrom('employees as e')
    .select(['e.id', 'e.forename', 'e.surname', 'e.identifier'])
    .where('e.client_id', '=', clientId)
    .where('e.id', '=', employee_id)
    .where((at) => at.and([...reach.employees]))
    .executeTakeFirst()
}

/** All users within reach, for pickers. */
export function findClientUsers(tx: Tx, { actor, client }: Call) {
  return tx
    .selectFrom('users as u')
    .select(['u.id', 'u.username', 'u.label', 'u.email', 'u.status'])
    .where('u.client_id', '=', client.id)
    .where((at) => at.and(reachableAccounts(actor)))
    .orderBy('u.label')
    .orderBy('u.id')
    .limit(2000)
    .execute()
}

/** Inserts a user of the client. */
export async function insertUser(tx: Tx, clientId: string, user: NewRow<'users'>): Promise<void> {
  await tx
    .insertInto('users')
    .values({ client_id: clientId, ...user })
    .execute()
}

/** The columns of an account that a request can change. */
export interface UserChange {
  username?: string
  label?: string
  email?: string
  role_id?: string
  img?: string | null
  status?: 'active' | 'inactive'
  password_hash?: string
  password_changed_at?: Date
}

/** Changes a user. @returns the new version. */
export async function updateUser(tx: Tx, clientId: string, id: string, change: UserChange): Promise<number> {
  return updateRecord(tx, 'users', clientId, id, change)
}
