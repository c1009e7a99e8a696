import { chains } from '../chains/chains.ts'
import { instead, type Fault } from './fault.ts'

const BELONGING =
  'create or replace view team_belonging with (security_invoker) as select client_id, team_id, employee_id from team_members'

/** Faults that a sequence of operations meets and no single one shows. */
export const CHAIN_FAULTS: readonly Fault[] = [
  {
    name: 'a restriction that ends with its team',
    seenBy: chains,
    operations: [],
    finding: /nothing of the team, after an account above deletes a team .*employee/,
    spoil: BELONGING,
    mend: `${BELONGING} union all select client_id, team_id, employee_id from former_team_members`,
  },
  {
    name: 'a team whose members are removed by whom it restricts',
    seenBy: chains,
    operations: [],
    finding: /nothing of the team, after removeTeamMember .*employee/,
    difference: instead('removeTeamMember', (deps) => async ({ params: { clientId, teamId, employeeId } }) => {
      await deps.database.withSystem((tx) =>
        tx
          .deleteFrom('team_members')
          .where('client_id', '=', clientId ?? '')
          .where('team_id', '=', teamId ?? '')
          .where('employee_id', '=', employeeId ?? '')
          .execute(),
      )
      return { success: true }
    }),
  },
  {
    name: 'an own link that needs no code',
    seenBy: chains,
    operations: [],
    finding: /nothing of the team, after associateEmployee .*getProfile shows employee/,
    difference: instead('associateEmployee', (deps) => async ({ params: { clientId }, body }) => {
      await deps.database.withSystem((tx) =>
        tx
          .updateTable('users')
          .set({ employee_id: body['employeeId'] ?? null })
          .where('client_id', '=', clientId ?? '')
          .where('id', '=', body['userId'] ?? '')
          .execute(),
      )
      return { success: true }
    }),
  },
  {
    name: 'a role that is given what its giver does not hold',
    seenBy: chains,
    operations: [],
    finding: /access alone, after addPolicyToRole .*listEmployees/,
    difference: instead('addPolicyToRole', (deps) => async ({ params: { clientId = '' }, body }) => {
      const link = { client_id: clientId, role_id: body['roleId'] ?? '', policy_id: body['policyId'] ?? '' }
      await deps.database.withSystem((tx) => tx.insertInto('role_policies').values(link).execute())
      return { success: true }
    }),
  },
]
