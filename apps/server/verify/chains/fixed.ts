import { DELETES_TEAM, type Step, type Stock } from './steps.ts'

const teamOf = ({ sets: [team] }: Stock) => {
  if (!team) throw new Error('There are no records.')
  return team
}

/** Acts that raised what an account reaches once: whatever the seed, each is tried by itself. */
export const FIXED: readonly { grant: string; step: Step }[] = [
  {
    grant: 'nothing of the team',
    step: {
      act: DELETES_TEAM,
      seed: '',
      given: (stock) => ({ path: { clientId: teamOf(stock).client, teamId: teamOf(stock).team } }),
    },
  },
  {
    grant: 'nothing of the team',
    step: {
      act: 'removeTeamMember',
      seed: '',
      given: (stock) => {
        const { client: clientId, team: teamId, employee: employeeId } = teamOf(stock)
        return { path: { clientId, teamId, employeeId } }
      },
    },
  },
  {
    grant: 'nothing of the team',
    step: {
      act: 'associateEmployee',
      seed: '',
      given: (stock) => ({
        path: { clientId: teamOf(stock).client },
        body: { userId: stock.actor.userId, employeeId: teamOf(stock).employee },
      }),
    },
  },
  {
    grant: 'records of the team only',
    step: {
      act: 'mergeEmployee',
      seed: '',
      given: (stock) => {
        const [team, other] = stock.sets
        return {
          path: { clientId: teamOf(stock).client },
          body: { employee_id: other?.employee, linked_id: team?.employee },
        }
      },
    },
  },
  {
    grant: 'access alone',
    step: {
      act: 'addPolicyToRole',
      seed: '',
      given: (stock) => ({
        path: { clientId: teamOf(stock).client },
        body: { roleId: stock.access.role, policyId: stock.access.policy },
      }),
    },
  },
]
