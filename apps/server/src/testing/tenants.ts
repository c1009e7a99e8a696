import { createHash } from 'node:crypto'
import type { Database, Tx } from '../db/database.ts'
import { hashPassword } from '../session/password.ts'

/** Permissions of the fixture's administrators. */
const ADMIN_PERMISSIONS = [
  'ANALYTICS_VIEW',
  'AUTH_VIEW',
  'CLIENT_SWITCH',
  'CLIENT_UPDATE',
  'CLIENT_VIEW',
  'EMPLOYEES_VIEW',
  'INCIDENTS_VIEW',
  'MARKETING_MATERIALS_VIEW',
  'NEWS_CREATE',
  'NEWS_UPDATE',
  'NEWS_VIEW',
  'PERMISSIONS_CREATE',
  'PERMISSIONS_VIEW',
  'POLICIES_CREATE',
  'POLICIES_UPDATE',
  'POLICIES_VIEW',
  'RECOGNITION_VIEW',
  'REWARDS_VIEW',
  'ROLES_CREATE',
  'ROLES_DELETE',
  'ROLES_UPDATE',
  'ROLES_VIEW',
  'SURVEYS_CREATE',
  'SURVEYS_UPDATE',
  'SURVEYS_VIEW',
  'TEAMS_VIEW',
  'USERS_CREATE',
  'USERS_UPDATE',
  'USERS_VIEW',
]
const READER_PERMISSIONS = ['EMPLOYEES_VIEW', 'USERS_VIEW']

/**
 * Two platforms: `north` with acme and borealis, `south` with castor. Each client has the users
 * `admin` and `reader`; acme also `staff` (PLATFORM_VIEW), `restricted` (EMPLOYEES_VIEW not at acme),
 * `nobody` (no rights) and `gone` (inactive).
 */
export interface Tenants {
  /** Every fixture user's password. */
  password: string
  clientId: (subdomain: string) => string
  userId: (client: string, username: string) => string
}

/** A UUID that is the same in every run. */
export function fixedId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const PASSWORD = 'Lighthouse-42-keeper'
const clientId = (subdomain: string) => fixedId(`client ${subdomain}`)
const userId = (client: string, username: string) => fixedId(`user ${client} ${username}`)
let passwordHash: Promise<string> | undefined

/** The fixture, whatever database it lies in. */
export const TENANTS: Tenants = { password: PASSWORD, clientId, userId }

async function insertClient(tx: Tx, platformId: string, name: string): Promise<void> {
  const id = clientId(name)
  await tx
    .insertInto('clients')
    // Without strict rights, so that a test names only the permission it is about.
    .values({
      id,
      platform_id: platformId,
      client_name: `${name} Ltd`,
      identifier: name,
      subdomain: name,
      strict_rights: false,
    })
    .execute()
  const permissions = [...ADMIN_PERMISSIONS, 'PLATFORM_VIEW']
  await tx
    .insertInto('permissions')
    .values(
      permissions.map((permission) => ({
        client_id: id,
        id: fixedId(`permission ${name} ${permission}`),
        owner: 'platform' as const,
        name: permission,
        group_name: permission.replace(/_[A-Z]+$/, '').toLowerCase(),
      })),
    )
    .execute()
  await tx
    .insertInto('employees')
    .values(
      [1, 2, 3].map((n) => ({
        client_id: id,
        id: fixedId(`employee ${name} ${n}`),
        forename: `Fore${n}`,
        surname: `Canary-${name}`,
        identifier: `${name}-${n}`,
        email: `e${n}@${name}.example`,
      })),
    )
    .execute()
}

async function insertUser(
  tx: Tx,
  client: string,
  username: string,
  permissions: string[],
  status: 'active' | 'inactive' = 'active',
) {
  const id = userId(client, username)
  const home = clientId(client)
  passwordHash ??= hashPassword(PASSWORD)
  await tx
    .insertInto('users')
    .values({
      client_id: home,
      id,
      username,
      label: `${username} of ${client}`,
      email: `${username}@${client}.example`,
      password_hash: await passwordHash,
      status,
    })
    .execute()
  if (permissions.length === 0) return
  await tx
    .insertInto('user_permissions')
    .values(
      permissions.map((permission) => ({
        client_id: home,
        id: fixedId(`grant ${client} ${username} ${permission}`),
        user_id: id,
        permission_id: fixedId(`permission ${client} ${permission}`),
      })),
    )
    .execute()
}

/** Inserts the clients, users and grants. */
export async function insertTenants(database: Database): Promise<Tenants> {
  await database.withSystem(async (tx) => {
    for (const [platform, clients] of Object.entries({ north: ['acme', 'borealis'], south: ['castor'] })) {
      const platformId = fixedId(`platform ${platform}`)
      await tx
        .insertInto('platforms')
        .values({ id: platformId, name: platform, domain: `${platform}.example` })
        .execute()
      for (const client of clients) {
        await insertClient(tx, platformId, client)
        await insertUser(tx, client, 'admin', ADMIN_PERMISSIONS)
        await insertUser(tx, client, 'reader', READER_PERMISSIONS)
      }
    }
    await insertUser(tx, 'acme', 'staff', [...ADMIN_PERMISSIONS, 'PLATFORM_VIEW'])
    await insertUser(tx, 'acme', 'restricted', ['EMPLOYEES_VIEW', 'USERS_VIEW'])
    await insertUser(tx, 'acme', 'nobody', [])
    await insertUser(tx, 'acme', 'gone', ADMIN_PERMISSIONS, 'inactive')
    await tx
      .insertInto('user_permission_restrictions')
      .values({
        client_id: clientId('acme'),
        user_id: userId('acme', 'restricted'),
        permission_id: fixedId('permission acme EMPLOYEES_VIEW'),
        restricted_client_id: clientId('acme'),
        restricted_team_id: null,
      })
      .execute()
  })
  return TENANTS
}
