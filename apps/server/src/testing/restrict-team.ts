import { restrictPermissions } from '../modules/access/testing.ts'
import { makeTeam } from '../modules/teams/testing.ts'
import { employeeAt, userAt } from './people.ts'
import { fixedId } from './tenants.ts'
import type { TestServer } from './test-server.ts'

const teamId = ({ username, permission }: { username: string; permission: string }) =>
  fixedId(`team kept from ${username} under ${permission}`)

/**
 * Puts employees of acme into a team and keeps a user of acme from that team under a permission, or with `only` from all others.
 * @returns the id of the team.
 */
export const restrictTeam = (
  { deps, tenants }: TestServer,
  of: { username: string; permission: string; employees: readonly number[]; only?: boolean },
): Promise<string> =>
  deps.database.withSystem(async (tx) => {
    const label = `Kept from ${of.username}: ${of.permission}`
    const members = of.employees.map((number) => employeeAt(number))
    const team = await makeTeam(tx, tenants.clientId('acme'), { id: teamId(of), label, members })
    await restrictPermissions(tx, userAt(of.username), [of.permission], { team, only: of.only })
    return team
  })

/** Takes back what {@link restrictTeam} has set for a user under a permission, the team with it. */
export async function liftRestriction(
  { deps, tenants }: TestServer,
  of: { username: string; permission: string },
): Promise<void> {
  const client_id = tenants.clientId('acme')
  await deps.database.withSystem(async (tx) => {
    await tx
      .deleteFrom('user_permissions_only')
      .where('client_id', '=', client_id)
      .where('user_id', '=', userAt(of.username).user_id)
      .execute()
    await tx.deleteFrom('user_permission_restrictions').where('restricted_team_id', '=', teamId(of)).execute()
    await tx.deleteFrom('teams').where('client_id', '=', client_id).where('id', '=', teamId(of)).execute()
  })
}
