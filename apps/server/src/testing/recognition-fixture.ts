import type { InjectOptions } from 'fastify'
import { linkEmployee } from '../modules/access/testing.ts'
import { makeBadge, makeType } from '../modules/recognition/testing.ts'
import { makeTeam } from '../modules/teams/testing.ts'
import { employeeAt, userAt } from './people.ts'
import { fixedId } from './tenants.ts'
import { startTestServer, type SignedIn, type TestServer } from './test-server.ts'

/** Ids of the fixture's records in one client: `admin` is employee 1, employees 1 and 2 are in the teams A and B. */
export const recognitionIds = (client: string) => ({
  own: employeeAt(1, client),
  other: employeeAt(2, client),
  left: employeeAt(3, client),
  teamA: fixedId(`recognition team ${client} A`),
  teamB: fixedId(`recognition team ${client} B`),
  type: fixedId(`recognition type ${client}`),
  badge: fixedId(`recognition badge ${client}`),
})

/** A server whose clients acme and borealis have a type, a badge, two teams, an administrator with an employee, and a former employee. */
export async function startRecognitionServer(): Promise<TestServer> {
  const server = await startTestServer()
  await server.inSystem(async (tx) => {
    for (const client of ['acme', 'borealis']) {
      const client_id = server.tenants.clientId(client)
      const ids = recognitionIds(client)
      await makeTeam(tx, client_id, { id: ids.teamA, label: 'A', members: [ids.own] })
      await makeTeam(tx, client_id, { id: ids.teamB, label: 'B', members: [ids.other] })
      await makeType(tx, client_id, { id: ids.type })
      await makeBadge(tx, client_id, { id: ids.badge })
      await tx
        .updateTable('employees')
        .set({ deactivated_at: '2026-01-05T10:00:00Z' })
        .where('client_id', '=', client_id)
        .where('id', '=', ids.left)
        .execute()
      await linkEmployee(tx, userAt('admin', client), ids.own)
    }
  })
  return server
}

/** A sender of recognition requests of one user. */
export const recognitionCaller =
  (who: SignedIn) =>
  (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path = '', more: Omit<InjectOptions, 'method' | 'url'> = {}) =>
    who.send({ method, url: `/api/ssp/production/recognition/${who.clientId}${path}`, ...more })
