import { fixedId } from './tenants.ts'
import type { TestServer } from './test-server.ts'

const teamId = ({ username, permission }: { username: string; permission: string }) =>
  fixedId(`team kept from ${username} under ${permission}`)

/**
 * Puts employees of acme into a team and keeps a user of acme from that team under a permission.
 * @returns the id of the team.
 */
export async function restrictTeam(
  { deps, tenants }: TestServer,
  of: { username: string; permission: string; employees: readonly number[] },
): Promise<string> {
  const client_id = tenants.clientId('acme')
  const id = teamId(of)
  const permission_id = fixedId(`permission acme ${of.permission}`)
  await deps.database.withSystem(async (tx) => {
    await tx
      .insertInto('teams')
      .values({ client_id, id, label: `Kept from ${of.username}: ${of.permission}` })
      .execute()
    if (of.employees.length > 0)
      await tx
        .insertInto('team_members')
        .values(of.employees.map((n) => ({ client_id, team_id: id, employee_id: fixedId(`employee acme ${n}`) })))
        .execute()
    await tx
      .insertInto('permissions')
      .values({ client_id, id: permission_id, owner: 'platform', name: of.permission, group_name: 'test' })
      .onConflict((conflict) => conflict.doNothing())
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

/** Takes back what {@link restrictTeam} has set for a user under a permission, the team with it. */
export async function liftRestriction(
  { deps, tenants }: TestServer,
  of: { username: string; permission: string },
): Promise<void> {
  const client_id = tenants.clientId('acme')
  await deps.database.withSystem(async (tx) => {
    await tx.deleteFrom('user_permission_restrictions').where('restricted_team_id', '=', teamId(of)).execute()
    await tx.deleteFrom('teams').where('client_id', '=', client_id).where('id', '=', teamId(of)).execute()
  })
}
