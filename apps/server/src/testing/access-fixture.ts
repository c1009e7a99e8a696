import type { Database, Tx } from '../db/database.ts'
import { fixedId, type Tenants } from './tenants.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** Ids of what `insertAccess` adds to a client. */
export const accessIds = (client: string) => ({
  superadminRole: fixedId(`role ${client} superadmin`),
  viewerRole: fixedId(`role ${client} viewer`),
  ownRole: fixedId(`role ${client} own`),
  everything: fixedId(`policy ${client} everything`),
  viewing: fixedId(`policy ${client} viewing`),
  ownPolicy: fixedId(`policy ${client} own`),
  team: fixedId(`team ${client}`),
  permission: (name: string) => fixedId(`permission ${client} ${name}`),
})

async function insertPolicy(
  tx: Tx,
  clientId: string,
  policy: { id: string; name: string; owner: 'platform' | 'client' },
  permissionIds: string[],
) {
  await tx
    .insertInto('policies')
    .values({ client_id: clientId, label: policy.name, ...policy })
    .execute()
  if (permissionIds.length === 0) return
  const links = permissionIds.map((id) => ({
    client_id: clientId,
    id: fixedId(`${policy.id} ${id}`),
    policy_id: policy.id,
    permission_id: id,
  }))
  await tx.insertInto('policy_permissions').values(links).execute()
}

/**
 * Adds to acme and borealis: the platform's roles `superadmin` (policy everything) and `viewer` (policy
 * viewing: USERS_VIEW), the client's own role `own` and policy `own` (both empty), and a team. At acme the
 * user `staff` becomes superadmin.
 */
async function insertAccess(database: Database, tenants: Tenants): Promise<void> {
  await database.withSystem(async (tx) => {
    for (const client of ['acme', 'borealis']) {
      const clientId = tenants.clientId(client)
      const ids = accessIds(client)
      const all = await tx.selectFrom('permissions').select('id').where('client_id', '=', clientId).execute()
      await insertPolicy(
        tx,
        clientId,
        { id: ids.everything, name: 'everything', owner: 'platform' },
        all.map(({ id }) => id),
      )
      await insertPolicy(tx, clientId, { id: ids.viewing, name: 'viewing', owner: 'platform' }, [
        ids.permission('USERS_VIEW'),
      ])
      await insertPolicy(tx, clientId, { id: ids.ownPolicy, name: 'own', owner: 'client' }, [])
      const roles = [
        { id: ids.superadminRole, name: 'superadmin', owner: 'platform' as const },
        { id: ids.viewerRole, name: 'viewer', owner: 'platform' as const },
        { id: ids.ownRole, name: 'own', owner: 'client' as const },
      ]
      await tx
        .insertInto('roles')
        .values(roles.map((role) => ({ client_id: clientId, label: role.name, ...role })))
        .execute()
      await tx
        .insertInto('role_policies')
        .values([
          { client_id: clientId, role_id: ids.superadminRole, policy_id: ids.everything },
          { client_id: clientId, role_id: ids.viewerRole, policy_id: ids.viewing },
        ])
        .execute()
      await tx
        .insertInto('teams')
        .values({ client_id: clientId, id: ids.team, label: `Team ${client}` })
        .execute()
    }
    await tx
      .updateTable('users')
      .set({ role_id: accessIds('acme').superadminRole })
      .where('id', '=', tenants.userId('acme', 'staff'))
      .execute()
  })
}

/** A test server with what `insertAccess` adds. */
export async function startAccessServer(): Promise<TestServer> {
  const server = await startTestServer()
  await insertAccess(server.deps.database, server.tenants)
  return server
}
