import { randomUUID } from 'node:crypto'
import { audit } from '../../access/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { brandFor, resetCodeMail } from '../../mail/messages.ts'
import type { Keys } from '../../session/keys.ts'
import { CODE_MINUTES, hashCode, newCode, replaceCode } from '../../session/one-time-codes.ts'
import { findAccount } from './auth.repository.ts'

/** A code requested for an e-mail address, which may be unknown; `isLast` of a day is mentioned to the owner. */
export const resetCode = jobKind<{ clientId: string; email: string; isLast: boolean }>('password.code')

/**
 * Generates and sends the code. It runs as a job, so that the response to the request takes the same time for known and
 * unknown people. A repeated job sends a new code and invalidates the previous one.
 */
export function resetCodeWorker({
  database,
  keys,
  mailer,
}: {
  database: Database
  keys: Keys
  mailer: Mailer
}): JobWorker {
  return jobWorker(resetCode, async ({ clientId, email, isLast }) => {
    const code = newCode()
    const mail = await database.withSystem(async (tx) => {
      const found = await findAccount(tx, clientId, email)
      if (!found) return undefined
      const id = randomUUID()
      const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000)
      await replaceCode(tx, {
        purpose: 'password-reset',
        clientId,
        id,
        userId: found.id,
        hash: hashCode(keys, id, code),
        expiresAt,
      })
      await audit(tx, { clientId }, { action: 'password.code', target: found.id })
      const facts = { label: found.label, code, minutes: CODE_MINUTES, isLast }
      return resetCodeMail(found.email, await brandFor(tx, { clientId, userId: found.id }), facts)
    })
    if (mail) await mailer(mail)
  })
}
