import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { messageOf } from '../../modules/employee-emails/email-message.ts'
import { logInteraction } from '../../people/interactions.ts'
import type { Objects } from '../../storage/objects.ts'
import { clientIdOf, userIdOf, uuidOf } from '../ids.ts'
import { makeMailing } from '../../modules/employee-emails/testing.ts'

const TEMPLATE = 'RegistrationReminderGeneric'
const ACTOR = { userId: userIdOf('acme.admin'), label: 'Grace Holloway' }

/** Days before today, and how many employees were reminded then. */
const MAILINGS = [
  { daysAgo: 9, recipients: 60 },
  { daysAgo: 1, recipients: 4 },
]

/** Registration reminders that an administrator of Acme sent: an older one to many, and one of yesterday. */
export async function writeReminders(tx: Tx, objects: Objects, today: Date): Promise<void> {
  const clientId = clientIdOf('acme')
  const message = await messageOf(tx, clientId, TEMPLATE, objects)
  for (const { daysAgo, recipients } of MAILINGS) {
    const at = new Date(today.getTime() - daysAgo * 86_400_000 + 9 * 3_600_000).toISOString()
    const people = await tx
      .selectFrom('employees')
      .select(['id', 'email'])
      .where('client_id', '=', clientId)
      .where('registered_at', 'is', null)
      .where('deactivated_at', 'is', null)
      .where('email', 'is not', null)
      .where('created_at', '<', sql<string>`${at}::timestamptz`)
      .orderBy('surname')
      .orderBy('forename')
      .orderBy('id')
      .limit(recipients)
      .execute()
    const mails = people.map(({ id, email }) => ({
      employee_id: id,
      address: email ?? '',
      created_at: at,
      attempts: 1,
      sent_at: at,
    }))
    const texts = { subject: message.subject, body_text: message.text, body_html: message.html }
    const batch = { id: uuidOf('reminder', clientId, daysAgo), requested_by: ACTOR.userId }
    await makeMailing(tx, clientId, { ...batch, ...texts, created_at: at, mails })
    if (people.length === 0) continue
    const employeeId = people.map(({ id }) => id)
    await logInteraction(
      tx,
      { actor: ACTOR, client: { id: clientId } },
      { employeeId, type: 'registration_reminder', description: [['registration_reminder_sent']], at },
    )
  }
}
