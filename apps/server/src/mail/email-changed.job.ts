import type { Database } from '../db/database.ts'
import { jobKind, jobWorker, type JobWorker } from '../jobs/job.ts'
import type { Mailer } from './mailer.ts'
import { accountBrand, emailChangedMail } from './messages.ts'

/** An account whose e-mail address was changed, with the address from before the change. */
export const emailChanged = jobKind<{ clientId: string; userId: string; to: string; label: string }>('email.changed')

/** Tells the former address that mails of the account go elsewhere, so that a stranger's change is noticed. */
export function emailChangedWorker({ database, mailer }: { database: Database; mailer: Mailer }): JobWorker {
  return jobWorker(emailChanged, async ({ to, label, ...account }) => {
    const brand = await database.withSystem((tx) => accountBrand(tx, account))
    await mailer(emailChangedMail(to, brand, { label }))
  })
}
