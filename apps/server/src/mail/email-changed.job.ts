import type { Database, Tx } from '../db/database.ts'
import { jobKind, jobWorker, type JobWorker } from '../jobs/job.ts'
import type { Mailer } from './mailer.ts'
import { accountBrand, emailChangedMail, mailBrand } from './messages.ts'

/** An account, or an employee if `userId` is null, whose e-mail address was changed, with the previous address. */
export const emailChanged = jobKind<{ clientId: string; userId: string | null; to: string; label: string }>(
  'email.changed',
)

/** Mails of one client to one address a day: changing an address to and fro sends no more. */
const DAILY = { limit: 5, windowMs: 86_400_000 }

interface EmailChangedDeps {
  database: Database
  mailer: Mailer
  /** Counts a mail; the end of the window when there were more than `limit` in it. */
  countInWindow: (tx: Tx, event: { scope: string; limit: number; windowMs: number }) => Promise<Date | undefined>
}

/** Notifies the previous address, so that an unauthorised change is noticed. */
export function emailChangedWorker({ database, mailer, countInWindow }: EmailChangedDeps): JobWorker {
  return jobWorker(emailChanged, async ({ to, label, clientId, userId }) => {
    const scope = `email-changed:${clientId}/${to.toLowerCase()}`
    const isFull = await database.withSystem((tx) => countInWindow(tx, { scope, ...DAILY }))
    if (isFull) return
    const brand = await database.withSystem((tx) =>
      userId === null ? mailBrand(tx, clientId) : accountBrand(tx, { clientId, userId }),
    )
    await mailer(emailChangedMail(to, brand, { label }))
  })
}
