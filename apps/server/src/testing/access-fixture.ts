import type { Database } from '../db/database.ts'
import { makePolicy, makeRole } from '../modules/access/testing.ts'
import { makeTeam } from '../modules/teams/testing.ts'
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

/**
 * Adds to acme and borealis: the platform's roles `superadmin` (policy everything) and `viewer` (policy
 * viewing: USERS_VIEW), the client's own role `own` and policy `own` (both empty), and a team. At acme the
 * user `staff` becomes superadmin.
 */
async function insertAccess(database: Database, tenants: Tenants): Promise<void> {
  const owner = 'platform'
  await database.withSystem(async (tx) => {
    for (const client of ['acme', 'borealis']) {
      const clientId = tenants.clientId(client)
      const ids = accessIds(client)
      const all = await tx.selectFrom('permissions').select('id').where('client_id', '=', clientId).execute()
      const permissions = all.map(({ id }) => id)
      const viewing = [ids.permission('USERS_VIEW')]
      await makePolicy(tx, clientId, { id: ids.everything, name: 'everything', owner, permissions })
      await makePolicy(tx, clientId, { id: ids.viewing, name: 'viewing', owner, permissions: viewing })
      await makePolicy(tx, clientId, { id: ids.ownPolicy, name: 'own' })
      await makeRole(tx, clientId, { id: ids.superadminRole, name: 'superadmin', owner, policies: [ids.everything] })
      await makeRole(tx, clientId, { id: ids.viewerRole, name: 'viewer', owner, policies: [ids.viewing] })
      await makeRole(tx, clientId, { id: ids.ownRole, name: 'own' })
      await makeTeam(tx, clientId, { id: ids.team, label: `Team ${client}` })
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
