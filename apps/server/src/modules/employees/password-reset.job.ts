import type { Deps } from '../../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import { employeePasswordResetMail, mailBrand } from '../../mail/messages.ts'
import { findResetRecipient } from './employee.repository.ts'

/** An employee whose password was reset. */
export const employeePasswordReset = jobKind<{ clientId: string; platformId: string; employeeId: string }>(
  'employee.password-reset',
)

/**
 * Sends an employee an e-mail to set a new password, in the client's brand; does nothing if the employee no longer exists
 * or has no address.
 */
export function employeePasswordResetWorker({ database, mailer }: Pick<Deps, 'database' | 'mailer'>): JobWorker {
  return jobWorker(employeePasswordReset, async ({ clientId, platformId, employeeId }) => {
    const mail = await database.withTenant({ clientId, platformId, userId: null }, async (tx) => {
      const row = await findResetRecipient(tx, clientId, employeeId)
      if (!row?.email) return undefined
      const label = [row.forename, row.surname].filter(Boolean).join(' ') || row.email
      return employeePasswordResetMail(row.email, await mailBrand(tx, clientId), {
        label,
        portal: `https://${row.domain}`,
      })
    })
    if (mail) await mailer(mail)
  })
}
