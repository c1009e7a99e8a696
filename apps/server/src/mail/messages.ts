import {
  brandMail,
  mailHtml,
  mailMessages,
  parseTenantColours,
  type MailContent,
  type TenantColours,
} from '@ssp/ui/theme'
import type { Tx } from '../db/database.ts'
import type { Mail } from './mailer.ts'

/** The client in whose name a mail is sent. */
export interface MailBrand {
  clientName: string
  colours: Partial<TenantColours>
}

/** The brand of a client's mails. */
export async function mailBrand(tx: Tx, clientId: string): Promise<MailBrand> {
  const { clientName, ...colours } = await tx
    .selectFrom('clients as c')
    .leftJoin('client_themes as t', 't.client_id', 'c.id')
    .select(['c.client_name as clientName', 't.primary_colour as primary', 't.tertiary_colour as tertiary'])
    .where('c.id', '=', clientId)
    .executeTakeFirstOrThrow()
  return { clientName, colours: parseTenantColours(colours) }
}

/** A mail as text, and as HTML in the client's colours. */
function branded(to: string, subject: string, { colours }: MailBrand, content: MailContent): Mail {
  const [hello, announced, ...rest] = content.lines
  const lines = content.code ? [hello, announced, `    ${content.code}`, ...rest] : content.lines
  return { to, subject, text: lines.join('\n\n'), html: mailHtml(brandMail(colours, content)) }
}

/** The mail that carries the code of a forgotten password. */
export function resetCodeMail(
  to: string,
  brand: MailBrand,
  facts: { label: string; code: string; minutes: number },
): Mail {
  const { clientName } = brand
  const messages = mailMessages.resetCode
  return branded(to, messages.subject(clientName, facts.code), brand, {
    clientName,
    lines: messages.lines({ ...facts, clientName }),
    code: facts.code,
  })
}

/** Tells a person that the password was changed, so that a stranger's change is noticed (ASVS V6.3.7). */
export function passwordChangedMail(to: string, brand: MailBrand, facts: { label: string }): Mail {
  const { clientName } = brand
  const messages = mailMessages.passwordChanged
  return branded(to, messages.subject(clientName), brand, {
    clientName,
    lines: messages.lines({ ...facts, clientName }),
  })
}
