import type { InjectOptions } from 'fastify'
import { fixedId } from './tenants.ts'
import { startTestServer, type SignedIn, type TestServer } from './test-server.ts'

/** Ids of the fixture's records in one client: `admin` is employee 1, employees 1 and 2 are in the teams A and B. */
export const recognitionIds = (client: string) => ({
  own: fixedId(`employee ${client} 1`),
  other: fixedId(`employee ${client} 2`),
  left: fixedId(`employee ${client} 3`),
  teamA: fixedId(`recognition team ${client} A`),
  teamB: fixedId(`recognition team ${client} B`),
  type: fixedId(`recognition type ${client}`),
  badge: fixedId(`recognition badge ${client}`),
})

/** A PNG of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A server whose clients acme and borealis have a type, a badge, two teams, an administrator with an employee, and one who left. */
export async function startRecognitionServer(): Promise<TestServer> {
  const server = await startTestServer()
  await server.deps.database.withSystem(async (tx) => {
    for (const client of ['acme', 'borealis']) {
      const client_id = server.tenants.clientId(client)
      const ids = recognitionIds(client)
      const teams = (['A', 'B'] as const).map((label) => ({ client_id, id: ids[`team${label}`], label }))
      await tx.insertInto('teams').values(teams).execute()
      await tx
        .insertInto('team_members')
        .values([
          { client_id, team_id: ids.teamA, employee_id: ids.own },
          { client_id, team_id: ids.teamB, employee_id: ids.other },
        ])
        .execute()
      await tx.insertInto('recognition_types').values({ client_id, id: ids.type, title: 'Thank you' }).execute()
      await tx
        .insertInto('recognition_badges')
        .values({ client_id, id: ids.badge, name: 'Star', object_key: `${client_id}/Star1.png` })
        .execute()
      await tx
        .updateTable('employees')
        .set({ deactivated_at: '2026-01-05T10:00:00Z' })
        .where('client_id', '=', client_id)
        .where('id', '=', ids.left)
        .execute()
      await tx
        .updateTable('users')
        .set({ employee_id: ids.own })
        .where('client_id', '=', client_id)
        .where('username', '=', 'admin')
        .execute()
    }
  })
  return server
}

/** A sender of recognition requests of one user. */
export const recognitionCaller =
  (who: SignedIn) =>
  (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path = '', more: Omit<InjectOptions, 'method' | 'url'> = {}) =>
    who.send({ method, url: `/api/ssp/production/recognition/${who.clientId}${path}`, ...more })
