import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ClientRef } from '../../src/access/actor.ts'
import type { Tx } from '../../src/db/database.ts'
import { tenantTables } from '../oracles/tables.ts'
import type { World } from './world.ts'

/** Stands in every text of a record that the instruments make; who must not see the client must not see it. */
export const MARK = 'canary-'

/** One record of each kind in a client; the ids that requests name. */
export interface Records {
  client: string
  platform: string
  user: string
  username: string
  employee: string
  ownEmployee: string
  team: string
  role: string
  policy: string
  policyName: string
  linkedPolicy: string
  fullPolicy: string
  permission: string
  /** Held by nobody in the attacked client, and of one name in both clients. */
  freePermission: string
  grant: string
  scope: string
  documentScope: string
  /** Somebody whose role holds the linked policy. */
  holder: string
  holderRole: string
  /** Somebody of that role who has its permission directly as well. */
  keeper: string
}

async function plantPeople(tx: Tx, records: Records, mark: string): Promise<void> {
  const client_id = records.client
  const employee = { client_id, forename: mark, surname: mark, registered_at: sql<string>`now()` }
  await tx
    .insertInto('employees')
    .values([
      { ...employee, id: records.employee },
      { ...employee, id: records.ownEmployee },
    ])
    .execute()
  await tx.insertInto('teams').values({ client_id, id: records.team, label: mark }).execute()
  await tx
    .insertInto('team_members')
    .values({ client_id, team_id: records.team, employee_id: records.employee })
    .execute()
}

async function plantRights(tx: Tx, records: Records, mark: string): Promise<void> {
  const client_id = records.client
  const named = { client_id, label: mark }
  await tx
    .insertInto('roles')
    .values([
      { ...named, id: records.role, name: mark },
      { ...named, id: records.holderRole, name: `${mark}-held` },
    ])
    .execute()
  await tx
    .insertInto('policies')
    .values([
      { ...named, id: records.policy, name: `${mark}-empty` },
      { ...named, id: records.linkedPolicy, name: `${mark}-linked` },
      { ...named, id: records.fullPolicy, name: records.policyName },
    ])
    .execute()
  await tx
    .insertInto('permissions')
    .values([
      { client_id, id: records.permission, name: mark, group_name: mark },
      { client_id, id: records.freePermission, name: `free-${records.freePermission}`, group_name: mark },
    ])
    .execute()
  const { permission: permission_id, linkedPolicy: policy_id } = records
  await tx
    .insertInto('policy_permissions')
    .values(
      [policy_id, records.fullPolicy].map((policy) => ({
        client_id,
        id: randomUUID(),
        policy_id: policy,
        permission_id,
      })),
    )
    .execute()
  await tx
    .insertInto('role_policies')
    .values([records.role, records.holderRole].map((role_id) => ({ client_id, role_id, policy_id })))
    .execute()
}

async function plantUser(tx: Tx, records: Records, mark: string, passwordHash: string): Promise<void> {
  const { client: client_id, user: user_id } = records
  const named = (name: string) => ({ username: name, email: `${name}@verify.example` })
  const account = { ...named(records.username), label: mark, password_hash: passwordHash }
  await tx
    .insertInto('users')
    .values([
      { client_id, id: user_id, ...account, role_id: null },
      { client_id, ...account, id: records.holder, role_id: records.holderRole, ...named(`${mark}-holder`) },
      { client_id, ...account, id: records.keeper, role_id: records.holderRole, ...named(`${mark}-keeper`) },
    ])
    .execute()
  const { permission: permission_id } = records
  await tx
    .insertInto('user_permissions')
    .values([
      { client_id, id: records.grant, user_id, permission_id },
      { client_id, id: randomUUID(), user_id: records.keeper, permission_id },
    ])
    .execute()
  await tx
    .insertInto('user_scopes')
    .values([
      { client_id, id: records.scope, user_id, granted_client_id: client_id },
      { client_id, id: randomUUID(), user_id: records.holder, granted_client_id: client_id },
    ])
    .execute()
  const target = { target_scope: 'default' as const, target_id: null }
  await tx
    .insertInto('shared_document_scopes')
    .values({ client_id, id: records.documentScope, user_id, ...target })
    .execute()
}

function newIds() {
  const id = () => randomUUID()
  return {
    user: id(),
    employee: id(),
    ownEmployee: id(),
    team: id(),
    role: id(),
    policy: id(),
    linkedPolicy: id(),
    fullPolicy: id(),
    permission: id(),
    freePermission: id(),
    keeper: id(),
    grant: id(),
    scope: id(),
    documentScope: id(),
    holder: id(),
    holderRole: id(),
  }
}

// Numbers are nobody's: the last day counts one more, so that what is listed or added up over clients changes.
// A change of access that the audit log shows to administrators.
async function plantAuditRow(tx: Tx, { client: client_id, user: user_id, role: subject_id }: Records, mark: string) {
  const subject = { subject_kind: 'role' as const, subject_id, subject_label: mark, search_text: mark }
  await tx
    .insertInto('audit_log')
    .values({ client_id, user_id, actor_label: mark, action: 'role.rename', outcome: 'done', ...subject })
    .execute()
}

async function plantStatistics(tx: Tx, client: string): Promise<void> {
  await sql`update daily_stats set payslips = payslips + 1, logins = logins + 1, visitors = visitors + 1,
    unique_visitors = unique_visitors + 1, actions = actions + 1, pay_document_downloads = pay_document_downloads + 1,
    discount_visitors = discount_visitors + 1, document_storage_visitors = document_storage_visitors + 1,
    training_visitors = training_visitors + 1, wellbeing_visitors = wellbeing_visitors + 1
    where client_id = ${client} and date = (select max(date) from daily_stats where client_id = ${client})`.execute(tx)
}

/** Links of a twin that the attacked record lacks: who meets them there has asked for the ids alone. */
async function plantFurtherLinks(tx: Tx, records: Records): Promise<void> {
  const { client: client_id, policy: policy_id, permission: permission_id } = records
  await tx
    .insertInto('user_permission_restrictions')
    .values({ client_id, user_permission_id: records.grant, restricted_client_id: client_id, restricted_team_id: null })
    .execute()
  await tx
    .updateTable('users')
    .set({ employee_id: records.employee, role_id: records.role })
    .where('client_id', '=', client_id)
    .where('id', '=', records.user)
    .execute()
  const id = randomUUID
  await tx
    .insertInto('role_policies')
    .values([records.role, records.holderRole].map((role_id) => ({ client_id, role_id, policy_id })))
    .execute()
  await tx.insertInto('policy_permissions').values({ client_id, id: id(), policy_id, permission_id }).execute()
  await tx
    .insertInto('user_permissions')
    .values({ client_id, id: id(), user_id: records.user, permission_id: records.freePermission })
    .execute()
}

/**
 * Makes one record of each kind in a client, marked with its name. A key is client and id, so that the ids may be those
 * of a `twin` in another client: a statement that asks for the id alone then meets both.
 */
export function plantRecords(world: World, client: ClientRef, twin: Partial<Records> = {}): Promise<Records> {
  const mark = `${MARK}${client.subdomain}-${randomUUID().slice(0, 13)}`
  const records: Records = {
    ...newIds(),
    ...twin,
    client: client.id,
    platform: client.platformId,
    username: mark,
    policyName: `${mark}-policy`,
  }
  return world.deps.database.withSystem(async (tx) => {
    await plantPeople(tx, records, mark)
    await plantRights(tx, records, mark)
    await plantUser(tx, records, mark, world.passwordHash)
    await plantAuditRow(tx, records, mark)
    await plantStatistics(tx, client.id)
    if (!twin.role) await plantFurtherLinks(tx, records)
    return records
  })
}

/** Makes records of the same ids in another client, and a right that their policy gives there alone. */
export async function plantSame(world: World, client: ClientRef, records: Records): Promise<void> {
  await plantRecords(world, client, records)
  const { linkedPolicy: policy_id, freePermission: permission_id } = records
  const link = { client_id: client.id, id: randomUUID(), policy_id, permission_id }
  await world.deps.database.withSystem((tx) => tx.insertInto('policy_permissions').values(link).execute())
}

/**
 * Writes every row of a client anew as it is, so that a statement without an order comes to them last: who takes the
 * first or the last of what it finds takes another one then. Triggers rest meanwhile, or the rows would not be as they were.
 */
export async function writeAnew(world: World, { id }: ClientRef): Promise<void> {
  const tables = await tenantTables(world)
  await world.deps.database.kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const table of tables)
      await sql`update ${sql.table(table)} set client_id = client_id where client_id = ${id}`.execute(tx)
  })
}

/** Gives texts to a record of every kind that has a name of its own in a client: other clients may use them still. */
export async function takeNames(world: World, { id: client_id }: ClientRef, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return
  const named = texts.map((name) => ({ client_id, id: randomUUID(), name, label: name }))
  await world.deps.database.withSystem(async (tx) => {
    await tx.insertInto('roles').values(named).execute()
    await tx.insertInto('policies').values(named).execute()
    await tx
      .insertInto('permissions')
      .values(named.map(({ label: group_name, ...row }) => ({ ...row, group_name })))
      .execute()
    await tx
      .insertInto('employees')
      .values(named.map(({ id, name: identifier }) => ({ client_id, id, identifier, email: identifier })))
      .execute()
    await tx
      .insertInto('users')
      .values(
        named.map(({ id, name, label }) => {
          const account = { username: name, email: name, password_hash: world.passwordHash }
          return { client_id, id, label, ...account }
        }),
      )
      .execute()
  })
}

/** Removes the permissions that the instruments made: whoever holds all would hold more after each operation. */
export async function removePermissions({ deps }: World): Promise<void> {
  await deps.database.withSystem((tx) => tx.deleteFrom('permissions').where('owner', '=', 'client').execute())
}

/** Takes one id for a record of every kind in a client, as another client may do with an id of its own. */
export async function takeId(world: World, client: ClientRef): Promise<string> {
  const id = randomUUID()
  const kinds = ['user', 'employee', 'role', 'policy', 'permission', 'scope', 'documentScope'] as const
  await plantRecords(world, client, Object.fromEntries(kinds.map((kind) => [kind, id])))
  return id
}
