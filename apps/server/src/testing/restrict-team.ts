import { fixedId } from './tenants.ts'
import type { TestServer } from './test-server.ts'

/**
 * Puts employees of acme into a team and keeps a user of acme from that team under a permission.
 * @returns the id of the team.
 */
export async function restrictTeam(
  { deps, tenants }: TestServer,
  of: { username: string; permission: string; employees: readonly number[] },
): Promise<string> {
  const client_id = tenants.clientId('acme')
  const id = fixedId(`team kept from ${of.username} under ${of.permission}`)
  const permission_id = fixedId(`permission acme ${of.permission}`)
  await deps.database.withSystem(async (tx) => {
    await tx
      .insertInto('teams')
      .values({ client_id, id, label: `Kept from ${of.username}: ${of.permission}` })
      .execute()
    await tx
      .insertInto('team_members')
      .values(of.employees.map((n) => ({ client_id, team_id: id, employee_id: fixedId(`employee acme ${n}`) })))
      .execute()
    await tx
      .insertInto('user_permission_restrictions')
      .values({
        client_id,
        user_id: tenants.userId('acme', of.username),
        permission_id,
        restricted_client_id: client_id,
        restricted_team_id: id,
      })
      .execute()
  })
  return id
}
