import { randomUUID } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import { linkCodeMail, mailBrand } from '../../mail/messages.ts'
import { CODE_MINUTES, hashCode, newCode, replaceCode } from '../../session/one-time-codes.ts'
import { findLinkNames } from './profile.repository.ts'

/** An account that asks to be linked to an employee. */
export const linkCode = jobKind<{ clientId: string; userId: string; employeeId: string }>('employee-link.code')

/** The hashed data of a code: it proves only the address to which it was sent. */
export const mailedCode = (code: string, email: string | null): string => `${code}\n${email}`

/** Generates the code and sends it to the employee. A repeated job sends a new code and invalidates the previous one. */
export function linkCodeWorker({ database, keys, mailer }: Pick<Deps, 'database' | 'keys' | 'mailer'>): JobWorker {
  return jobWorker(linkCode, async ({ clientId, userId, employeeId }) => {
    const code = newCode()
    const mail = await database.withSystem(async (tx) => {
      const found = await findLinkNames(tx, clientId, { userId, employeeId })
      if (!found?.email) return undefined
      const id = randomUUID()
      const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000)
      const hash = hashCode(keys, id, mailedCode(code, found.email))
      await replaceCode(tx, { purpose: 'employee-link', clientId, id, userId, employeeId, hash, expiresAt })
      const facts = { label: found.forename, account: found.label, code, minutes: CODE_MINUTES }
      return linkCodeMail(found.email, await mailBrand(tx, clientId), facts)
    })
    if (mail) await mailer(mail)
  })
}
