import type { Database } from '../db/database.ts'
import { jobKind, jobWorker, type JobWorker } from '../jobs/job.ts'
import { BUDGET_MS, countInWindow } from '../session/attempts.repository.ts'
import type { Mailer } from './mailer.ts'
import { accountBrand, emailChangedMail, mailBrand } from './messages.ts'

/** An account, or an employee where `userId` is null, whose e-mail address was changed, with the address from before the change. */
export const emailChanged = jobKind<{ clientId: string; userId: string | null; to: string; label: string }>(
  'email.changed',
)

/** Mails of one client to one address a day: changing an address to and fro sends no more. */
const DAILY = 5

/** Tells the former address that mails go elsewhere, so that a stranger's change is noticed. */
export function emailChangedWorker({ database, mailer }: { database: Database; mailer: Mailer }): JobWorker {
  return jobWorker(emailChanged, async ({ to, label, clientId, userId }) => {
    const scope = `email-changed:${clientId}/${to.toLowerCase()}`
    const isFull = await database.withSystem((tx) => countInWindow(tx, { scope, limit: DAILY, windowMs: BUDGET_MS }))
    if (isFull) return
    const brand = await database.withSystem((tx) =>
      userId === null ? mailBrand(tx, clientId) : accountBrand(tx, { clientId, userId }),
    )
    await mailer(emailChangedMail(to, brand, { label }))
  })
}
