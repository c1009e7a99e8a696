import { grantPermissions, linkEmployee } from '../modules/access/testing.ts'
import { makeEmployee } from '../modules/employees/testing.ts'
import { fixedId, TENANTS } from './tenants.ts'
import type { TestServer } from './test-server.ts'

/** Id of one of the three employees of a test client. */
export const employeeAt = (number: number, client = 'acme') => fixedId(`employee ${client} ${number}`)

/** A user of a test client. */
export const userAt = (username: string, client = 'acme') => ({
  client_id: TENANTS.clientId(client),
  user_id: TENANTS.userId(client, username),
})

/** Grants permissions to users of a test client. */
export const grantTo = (
  { deps }: Pick<TestServer, 'deps'>,
  usernames: readonly string[],
  permissions: readonly string[],
  client = 'acme',
) =>
  deps.database.withSystem(async (tx) => {
    for (const username of usernames) await grantPermissions(tx, userAt(username, client), permissions)
  })

/** Links a user of a test client to an employee, as if the account had never had another. */
export const linkUser = ({ deps }: TestServer, username: string, employeeId: string | null, client = 'acme') =>
  deps.database.withSystem(async (tx) => {
    const user = userAt(username, client)
    await tx
      .deleteFrom('user_employees')
      .where('client_id', '=', user.client_id)
      .where('user_id', '=', user.user_id)
      .execute()
    await linkEmployee(tx, user, employeeId)
  })

/** Links a user of acme to a new employee of acme, whose id may be that of an employee of another client. */
export async function linkUserToNew(server: TestServer, username: string, id: string): Promise<void> {
  await server.inSystem((tx) => makeEmployee(tx, TENANTS.clientId('acme'), { id }))
  await linkUser(server, username, id)
}
