import type { Database } from '../db/database.ts'
import { jobKind, jobWorker, type JobWorker } from '../jobs/job.ts'
import type { Mailer } from './mailer.ts'
import { linkChangedMail, mailBrand } from './messages.ts'

/** An account that was linked to an employee, or unlinked. */
export const linkChanged = jobKind<{ clientId: string; employeeId: string; account: string; linked: boolean }>(
  'link.changed',
)

/** Notifies the employee, if there is an e-mail address, so that an unauthorised link is noticed. */
export function linkChangedWorker({ database, mailer }: { database: Database; mailer: Mailer }): JobWorker {
  return jobWorker(linkChanged, async ({ clientId, employeeId, account, linked }) => {
    const mail = await database.withSystem(async (tx) => {
      const employee = await tx
        .selectFrom('employees')
        .select(['forename', 'email'])
        .where('client_id', '=', clientId)
        .where('id', '=', employeeId)
        .executeTakeFirst()
      if (!employee?.email) return undefined
      const facts = { label: employee.forename, account, linked }
      return linkChangedMail(employee.email, await mailBrand(tx, clientId), facts)
    })
    if (mail) await mailer(mail)
  })
}
