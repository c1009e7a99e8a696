import {
  accountMails,
  brandMail,
  employeeMail,
  isWebAddress,
  mailHtml,
  mailMessages,
  parseTenantColours,
  type EmployeeMailContent,
  type MailContent,
  type TenantColours,
} from '@ssp/ui/theme'
import type { Tx } from '../db/database.ts'
import type { Mail } from './mailer.ts'

/** The client in whose name a mail is sent. */
export interface MailBrand {
  clientName: string
  colours: Partial<TenantColours>
  /** Language of the account that receives the mail; English without one. */
  language?: 'en' | 'de' | null
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

/** The brand of mails about an account, with its language: that of the user's default client (R1-207), else of their own. */
export async function accountBrand(tx: Tx, account: Account): Promise<MailBrand> {
  const { clientId, userId } = account
  const scope = await tx
    .selectFrom('user_scopes')
    .select('granted_client_id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .executeTakeFirst()
  return brandFor(tx, account, scope?.granted_client_id)
}

interface Account {
  clientId: string
  userId: string
}

/** Brand and language of a mail to an account. `inNameOf` is the client whose brand it has, by default that of the account. */
export async function brandFor(tx: Tx, account: Account, inNameOf = account.clientId): Promise<MailBrand> {
  const { clientId, userId } = account
  const user = await tx
    .selectFrom('users')
    .select('language')
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .executeTakeFirst()
  return { ...(await mailBrand(tx, inNameOf)), language: user?.language ?? null }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Endings of files that are no top-level domain: the name of a document stays as it is. */
const FILE = '(?:csv|docx?|gif|jpe?g|pdf|png|pptx?|txt|xlsx?)(?![\\p{L}\\p{N}])'
/** Signs that browsers read as the dot of a host name (UTS 46). */
const DOT = '[.\\u3002\\uFF0E\\uFF61]'
const SCHEME = '(?<=\\b(?:callto|facetime|geo|mailto|skype|sms|tel|xmpp)):(?=\\S)'
const IP_ADDRESS = `(?<=\\d)${DOT}(?=\\d+(?:${DOT}\\d+){2}(?!\\d))`
const ADDRESS = new RegExp(`://|@|(?<=\\S)${DOT}(?!${FILE})(?=\\p{L})|${IP_ADDRESS}|${SCHEME}`, 'giu')

/** A text of which mail programs make no link: a character without width is in each address. */
const unlinked = (text: string) => text.replace(ADDRESS, ([first = '', ...rest]) => `${first}\u200C${rest.join('')}`)

/** Facts that are typed or opened as they are. */
const EXACT = new Set(['code', 'email', 'portal', 'username'])

/** Facts without line breaks, which would let a name write lines of its own, and without addresses, which would become links. */
const inLine = <Facts extends object>(facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value]
      return [key, EXACT.has(key) ? oneLine(value) : unlinked(oneLine(value))]
    }),
  ) as Facts

/** A mail as text, and as HTML in the client's colours. */
function branded(to: string, subject: string, { colours }: MailBrand, content: MailContent): Mail {
  const [hello, announced, ...rest] = content.lines
  const lines = content.code ? [hello, announced, `    ${content.code}`, ...rest] : content.lines
  const clientName = unlinked(content.clientName)
  return { to, subject, text: lines.join('\n\n'), html: mailHtml(brandMail(colours, { ...content, clientName })) }
}

/** The mail that carries the code of a forgotten password. */
export function resetCodeMail(
  to: string,
  brand: MailBrand,
  facts: { label: string; code: string; minutes: number; isLast: boolean },
): Mail {
  const { clientName } = brand
  const messages = accountMails(brand.language ?? null).resetCode
  return branded(to, messages.subject(clientName, facts.code), brand, {
    clientName,
    lines: messages.lines(inLine({ ...facts, clientName })),
    code: facts.code,
  })
}

/** Invites the owner of a new account to set its password. `portal` is the address of the sign-in. */
export function accountInvitationMail(
  to: string,
  brand: MailBrand,
  facts: { label: string; username: string; portal: string },
): Mail {
  const { clientName } = brand
  const messages = mailMessages.accountInvitation
  return branded(to, messages.subject(clientName), brand, {
    clientName,
    lines: messages.lines(inLine({ ...facts, email: to, clientName })),
  })
}

/** Tells an employee that an administrator has reset the password, and where to set a new one. */
export function employeePasswordResetMail(
  to: string,
  brand: MailBrand,
  facts: { label: string; portal: string },
): Mail {
  const { clientName } = brand
  const messages = mailMessages.employeePasswordReset
  return branded(to, messages.subject(clientName), brand, {
    clientName,
    lines: messages.lines(inLine({ ...facts, clientName })),
  })
}

/** Tells a person that the password was changed, so that a stranger's change is noticed (ASVS V6.3.7). */
export function passwordChangedMail(to: string, brand: MailBrand, facts: { label: string }): Mail {
  const { clientName } = brand
  const messages = accountMails(brand.language ?? null).passwordChanged
  return branded(to, messages.subject(clientName), brand, {
    clientName,
    lines: messages.lines(inLine({ ...facts, clientName })),
  })
}

/** Tells the former address of an account that another one is in its place. */
export function emailChangedMail(to: string, brand: MailBrand, facts: { label: string }): Mail {
  const { clientName } = brand
  const messages = accountMails(brand.language ?? null).emailChanged
  return branded(to, messages.subject(clientName), brand, {
    clientName,
    lines: messages.lines(inLine({ ...facts, clientName })),
  })
}

/** The mail to an employee with the code that links an account to them. */
export function linkCodeMail(
  to: string,
  brand: MailBrand,
  facts: { label: string; account: string; code: string; minutes: number },
): Mail {
  const { clientName } = brand
  const messages = mailMessages.linkCode
  return branded(to, messages.subject(clientName, facts.code), brand, {
    clientName,
    lines: messages.lines(inLine({ ...facts, clientName })),
    code: facts.code,
  })
}

/** Tells an employee that an account was linked to them, or no longer is. */
export function linkChangedMail(
  to: string,
  brand: MailBrand,
  facts: { label: string; account: string; linked: boolean },
): Mail {
  const { clientName } = brand
  const messages = mailMessages.linkChanged
  return branded(to, messages.subject(clientName, facts.linked), brand, {
    clientName,
    lines: messages.lines(inLine({ ...facts, clientName })),
  })
}

/** The client in whose name an e-mail to its employees is sent: its brand, portal address and apps. */
export interface EmployeeMailBrand extends MailBrand {
  /** Address of the logo; null without one. */
  logo: string | null
  /** Address of the employee portal. */
  portalUrl: string
  appStoreUrl: string | null
  playStoreUrl: string | null
  appPin: string | null
  /** What employees register with: 'Employee Number'. */
  identifier: string | null
}

/** An e-mail to employees: the same text for everybody, so that the preview is what each of them gets. */
export type EmployeeMessage = Omit<Mail, 'to' | 'id'>

const employeeMessage = (subject: string, brand: EmployeeMailBrand, given: EmployeeMailContent): EmployeeMessage => {
  const content = {
    ...given,
    clientName: unlinked(given.clientName),
    heading: unlinked(given.heading),
    lines: given.lines.map(unlinked),
    footer: unlinked(given.footer),
  }
  const { heading, lines, fact, links = [], button, footer } = content
  const text = [
    heading,
    ...lines,
    ...(fact ? [`${fact.label}: ${fact.value}`] : []),
    ...[...links, button].filter(({ href }) => isWebAddress(href)).map(({ label, href }) => `${label}: ${href}`),
    footer,
  ]
  return {
    subject: oneLine(subject),
    text: text.map(oneLine).join('\n\n'),
    html: mailHtml(employeeMail(brand.colours, content)),
  }
}

/** Reminds employees who have not registered. */
export function registrationReminder(brand: EmployeeMailBrand): EmployeeMessage {
  const { clientName, logo, portalUrl } = brand
  const { subject, heading, lines, button, footer } = mailMessages.registrationReminder
  return employeeMessage(subject(clientName), brand, {
    clientName,
    logo,
    heading,
    lines: lines(brand),
    button: { label: button, href: portalUrl },
    footer: footer(clientName),
  })
}

/** Tells an employee where the app is and how to open it. */
export function appDetails(brand: EmployeeMailBrand): EmployeeMessage {
  const { clientName, logo, portalUrl, appPin, appStoreUrl, playStoreUrl } = brand
  const messages = mailMessages.appDetails
  return employeeMessage(messages.subject(clientName), brand, {
    clientName,
    logo,
    heading: messages.heading,
    lines: messages.lines(brand),
    ...(appPin !== null && { fact: { label: messages.pin, value: appPin } }),
    links: [
      ...(appStoreUrl === null ? [] : [{ label: messages.appStore, href: appStoreUrl }]),
      ...(playStoreUrl === null ? [] : [{ label: messages.playStore, href: playStoreUrl }]),
    ],
    button: { label: messages.button, href: portalUrl },
    footer: messages.footer(clientName),
  })
}

/** Tells employees of a new article. */
export function newsArticleMail(brand: EmployeeMailBrand, title: string): EmployeeMessage {
  const { clientName, logo, portalUrl } = brand
  const messages = mailMessages.newsArticle
  return employeeMessage(messages.subject(clientName, title), brand, {
    clientName,
    logo,
    heading: title,
    lines: messages.lines({ clientName }),
    button: { label: messages.button, href: portalUrl },
    footer: messages.footer(clientName),
  })
}

/** Welcomes an employee who has registered. */
export function welcomeEmail(
  brand: EmployeeMailBrand,
  facts: { forename: string; identifier: string | null; attachments: number },
): EmployeeMessage {
  const { clientName, logo, portalUrl, identifier } = brand
  const messages = mailMessages.welcome
  const signIn = facts.identifier && identifier ? `${identifier} ${facts.identifier}` : facts.identifier
  return employeeMessage(messages.subject(clientName), brand, {
    clientName,
    logo,
    heading: messages.heading(facts.forename.trim()),
    lines: messages.lines({ clientName, attachments: facts.attachments }),
    ...(signIn && { fact: { label: messages.identifier, value: signIn } }),
    button: { label: messages.button, href: portalUrl },
    footer: messages.footer(clientName),
  })
}

/** Reminds somebody of an incident report that is due; it carries nothing of the report. */
export function incidentReminderMail(
  to: string,
  brand: MailBrand,
  facts: { label: string; due: 'acknowledge' | 'answer'; until: string },
): Mail {
  const { clientName } = brand
  const messages = accountMails(brand.language ?? null).incidentReminder
  return branded(to, messages.subject(clientName), brand, {
    clientName,
    lines: messages.lines(inLine({ ...facts, clientName })),
  })
}

/** The one reminder of a survey. */
export function surveyReminderMail(
  to: string,
  brand: MailBrand,
  { anonymous, ...facts }: { label: string; title: string; anonymous: boolean },
): Mail {
  const { clientName } = brand
  const messages = mailMessages.surveyReminder
  return branded(to, messages.subject(clientName, facts.title), brand, {
    clientName,
    lines: messages.lines({ ...inLine({ ...facts, clientName }), anonymous }),
  })
}

/** Reminds somebody of what they have not acknowledged. `due` is a day, YYYY-MM-DD. */
export function acknowledgementMail(
  to: string,
  brand: MailBrand,
  facts: { label: string; title: string; due: string | null },
): Mail {
  const { clientName } = brand
  const messages = mailMessages.acknowledgement
  return branded(to, messages.subject(clientName, facts.title), brand, {
    clientName,
    lines: messages.lines(inLine({ ...facts, clientName })),
  })
}

/** Notifies a receiver of a file in Secure Send; the mail does not name the file. */
export function sharedDocumentMail(
  to: string,
  brand: MailBrand,
  facts: { label: string; sender: string; senderClient: string },
): Mail {
  const { clientName } = brand
  const messages = accountMails(brand.language ?? null).sharedDocument
  return branded(to, messages.subject(clientName), brand, {
    clientName,
    lines: messages.lines(inLine({ ...facts, clientName })),
  })
}
