import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { clientIdOf } from '../ids.ts'

const DAYS = 120

/** The welcome e-mails of those who registered in the last 120 days, a minute after each registration. */
export async function writeWelcomeEmails(tx: Tx, subdomain: string, today: Date): Promise<void> {
  const first = new Date(today.getTime() - DAYS * 86_400_000).toISOString()
  await sql`insert into welcome_emails (client_id, employee_id, created_at, sent_at)
    select client_id, id, registered_at, registered_at + interval '1 minute' from employees
    where client_id = ${clientIdOf(subdomain)} and registered_at >= ${first} and email is not null
    on conflict do nothing`.execute(tx)
}
