import { teamRules, type TeamRule } from '@ssp/api/can'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Call } from '../../access/call.ts'
import { rightsFor, withRightsFor } from '../../access/operation-rights.ts'
import type { Deps } from '../../deps.ts'
import { findAccount } from '../../session/actor.repository.ts'
import { notInTeams } from './items.repository.ts'
import type { JobRow } from './jobs.repository.ts'

/** Pay of a person is out of reach when one of their teams is, under any of these. */
export const PAY_PERMISSIONS = ['JOBS_VIEW', 'EMPLOYEES_VIEW', 'PAYSLIPS_VIEW', 'PAYDOCS_VIEW'] as const

const rulesOf = (rights: Parameters<typeof teamRules>[0]): TeamRule[] =>
  PAY_PERMISSIONS.flatMap((name) => teamRules(rights, name))

/** What `releaseJob` needs: an upload that asks for its release needs it as well. */
export const RELEASE = { access: ['JOBS_VIEW'], strict: 'JOBS_UPDATE' }

/** The caller with the rights that documents are released and recalled with. */
export const asReleaser = (call: Call): Call => withRightsFor(call, RELEASE)

/** What keeps the pay of employees from the caller, by their teams. */
export const hiddenTeams = ({ actor }: Call): TeamRule[] => rulesOf(actor.rights)

/** The conditions on `payroll_items as i` that leave out what the caller may not see. */
export const reachableItems = (call: Call): RawBuilder<SqlBool>[] => notInTeams(hiddenTeams(call), 'i', 'employee_id')

/** The account whose uploads alone the caller may see, because uploads of others may name hidden employees. Undefined: all uploads. */
export const ownerOf = (call: Call): string | undefined =>
  hiddenTeams(call).length > 0 ? call.actor.userId : undefined

/**
 * As {@link reachableItems}, for the account that released a job or planned it, by its rules of this moment; for an account that is
 * removed, or was not noted, by those of the upload.
 */
export async function releasableItems(
  { database, directory }: Pick<Deps, 'database' | 'directory'>,
  clientId: string,
  { hidden_teams: ofUpload, released_by: userId, released_by_client: homeClientId }: JobRow,
): Promise<RawBuilder<SqlBool>[]> {
  const account =
    userId && homeClientId
      ? await database.readSystem((db) => findAccount(db, { homeClientId, userId, sessionId: '' }))
      : undefined
  const client = await directory.byId(clientId)
  const rules = account && client ? rulesOf(rightsFor(account.rights, RELEASE, client.strictRights)) : ofUpload
  return notInTeams(rules, 'i', 'employee_id')
}
