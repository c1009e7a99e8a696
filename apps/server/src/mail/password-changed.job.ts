import type { Database } from '../db/database.ts'
import { jobKind, jobWorker, type JobWorker } from '../jobs/job.ts'
import type { Mailer } from './mailer.ts'
import { accountBrand, passwordChangedMail } from './messages.ts'

/** An account whose password was changed, with its previous e-mail address. */
export const passwordChanged = jobKind<{ clientId: string; userId: string; to: string; label: string }>(
  'password.changed',
)

/**
 * Sends an e-mail about a changed password, in the name of the user's default client (R1-207), otherwise of the home
 * client. A job, because the default client can be outside the tenant in which the password was changed.
 */
export function passwordChangedWorker({ database, mailer }: { database: Database; mailer: Mailer }): JobWorker {
  return jobWorker(passwordChanged, async ({ to, label, ...account }) => {
    const brand = await database.withSystem((tx) => accountBrand(tx, account))
    await mailer(passwordChangedMail(to, brand, { label }))
  })
}
