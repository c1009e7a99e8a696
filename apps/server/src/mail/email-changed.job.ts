import type { Database } from '../db/database.ts'
import { jobKind, jobWorker, type JobWorker } from '../jobs/job.ts'
import type { Mailer } from './mailer.ts'
import { accountBrand, emailChangedMail, mailBrand } from './messages.ts'

/** An account, or an employee where `userId` is null, whose e-mail address was changed, with the address from before the change. */
export const emailChanged = jobKind<{ clientId: string; userId: string | null; to: string; label: string }>(
  'email.changed',
)

/** Tells the former address that mails go elsewhere, so that a stranger's change is noticed. */
export function emailChangedWorker({ database, mailer }: { database: Database; mailer: Mailer }): JobWorker {
  return jobWorker(emailChanged, async ({ to, label, clientId, userId }) => {
    const brand = await database.withSystem((tx) =>
      userId === null ? mailBrand(tx, clientId) : accountBrand(tx, { clientId, userId }),
    )
    await mailer(emailChangedMail(to, brand, { label }))
  })
}
