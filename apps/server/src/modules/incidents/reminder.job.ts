import type { Deps } from '../../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import type { Mail } from '../../mail/mailer.ts'
import { incidentReminderMail, mailBrand } from '../../mail/messages.ts'
import { findClientsWithOpen, findDue, findRecipients, insertReminder } from './reminder.repository.ts'

/** The daily look for clients with reports that are not resolved. */
export const remindOfIncidents = jobKind('incidents.remind')

/** The reminders of one client. */
export const remindClient = jobKind<{ clientId: string; platformId: string }>('incidents.remind-client')

/** Queues the reminders of each client as a separate job, so that clients take turns. */
export function dueIncidentsWorker({ database, jobs }: Pick<Deps, 'database' | 'jobs'>): JobWorker {
  return jobWorker(remindOfIncidents, () =>
    database.withSystem(async (tx) => {
      const clients = await findClientsWithOpen(tx)
      for (const { id: clientId, platform_id: platformId } of clients)
        await jobs.enqueue(tx, remindClient, { clientId, platformId })
    }),
  )
}

/**
 * Sends a reminder for each report of a client that is due soon, once for its acknowledgement and once for its answer. They
 * are marked as reminded before they are sent: a job that runs again sends no second e-mail.
 */
export function incidentReminderWorker({ database, mailer }: Pick<Deps, 'database' | 'mailer'>): JobWorker {
  return jobWorker(remindClient, async ({ clientId, platformId }) => {
    const mails = await database.withTenant({ clientId, platformId, userId: null }, async (tx) => {
      const brand = await mailBrand(tx, clientId)
      const written: Mail[] = []
      for (const report of await findDue(tx, clientId)) {
        const { due, until } = report
        await insertReminder(tx, clientId, report)
        for (const { email, label, language } of await findRecipients(tx, clientId, report))
          written.push(incidentReminderMail(email, { ...brand, language }, { label, due, until }))
      }
      return written
    })
    for (const mail of mails) await mailer(mail)
  })
}
