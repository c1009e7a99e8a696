import { teamRules, type TeamRule } from '@ssp/api/can'
import type { Call } from '../../access/call.ts'

/** Pay of a person is out of reach when one of their teams is, under any of these. */
export const PAY_PERMISSIONS = ['JOBS_VIEW', 'EMPLOYEES_VIEW', 'PAYSLIPS_VIEW', 'PAYDOCS_VIEW'] as const

/** What keeps the pay of employees from the caller, by their teams. */
export const hiddenTeams = ({ actor }: Call): TeamRule[] =>
  PAY_PERMISSIONS.flatMap((name) => teamRules(actor.rights, name))

/** Who may not see everybody's pay sees no upload of somebody else: it may name them. Undefined for all uploads. */
export const ownerOf = (call: Call): string | undefined =>
  hiddenTeams(call).length > 0 ? call.actor.userId : undefined
