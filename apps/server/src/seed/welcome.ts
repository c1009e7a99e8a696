import type { Database } from '../db/database.ts'
import { userIdOf } from './ids.ts'
import { DEMO_PASSWORD, USERS } from './users.ts'

/** Start message: addresses of the clients and, if they exist, the demo sign-ins. */
export async function welcome(database: Database, port: number): Promise<string> {
  const { clients, users } = await database.withSystem(async (tx) => ({
    clients: await tx
      .selectFrom('clients')
      .select(['subdomain', 'client_name'])
      .orderBy('client_name')
      .limit(10)
      .execute(),
    users: await tx
      .selectFrom('users')
      .select('username')
      .where(
        'id',
        'in',
        USERS.map(({ username }) => userIdOf(username)),
      )
      .execute(),
  }))
  const known = new Set(users.map(({ username }) => username))
  const lines = [
    '',
    `The portal is at http://localhost:${port}`,
    ...clients.map(({ subdomain, client_name }) => `  ${client_name.padEnd(24)} http://${subdomain}.localhost:${port}`),
  ]
  const signIns = USERS.filter(({ username }) => known.has(username))
  if (signIns.length > 0) {
    lines.push('', `Demo sign-ins, all with the password ${DEMO_PASSWORD}`)
    lines.push(...signIns.map(({ home, username, shows }) => `  ${home.padEnd(10)} ${username.padEnd(18)} ${shows}`))
  }
  return lines.join('\n')
}
