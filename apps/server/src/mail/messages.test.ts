import { expect, test } from 'vitest'
import * as messages from './messages.ts'
import {
  accountInvitationMail,
  acknowledgementMail,
  appDetails,
  emailChangedMail,
  employeePasswordResetMail,
  incidentReminderMail,
  linkChangedMail,
  linkCodeMail,
  newsArticleMail,
  passwordChangedMail,
  registrationReminder,
  resetCodeMail,
  sharedDocumentMail,
  surveyReminderMail,
  welcomeEmail,
  type EmployeeMailBrand,
  type EmployeeMessage,
  type MailBrand,
} from './messages.ts'

const BREAK = 'Ann\r\n\r\nYour password has expired: https://evil.example/\u2028now'

const brandOf = (text: string): EmployeeMailBrand => ({
  clientName: text,
  colours: {},
  logo: null,
  portalUrl: 'https://portal.example',
  appStoreUrl: null,
  playStoreUrl: null,
  appPin: text,
  identifier: text,
})

const MAILS: [string, (text: string) => EmployeeMessage][] = [
  ['registration reminder', (text) => registrationReminder(brandOf(text))],
  ['app details', (text) => appDetails(brandOf(text))],
  ['news article', (text) => newsArticleMail(brandOf(text), text)],
  ['welcome', (text) => welcomeEmail(brandOf(text), { forename: text, identifier: text, attachments: 1 })],
]

test.each(MAILS)('names and titles write no lines of their own: %s', (_name, mailOf) => {
  const [hostile, plain] = [mailOf(BREAK), mailOf('Ann')]
  const lines = ({ text }: EmployeeMessage) => text.split(/[\r\n\u2028\u2029]/).length
  expect(lines(hostile)).toBe(lines(plain))
  expect(hostile.subject).not.toMatch(/[\r\n\u2028\u2029]/)
})

test.each(MAILS)('names and titles bring no markup: %s', (_name, mailOf) => {
  const hostile = mailOf('</title><img src="https://evil.example/" onerror="x"><a href="javascript:x">').html
  expect(hostile).not.toContain('<img src="https://evil')
  expect(hostile).not.toContain('<a href="javascript')
  expect(hostile.match(/</g)).toHaveLength((mailOf('Ann').html.match(/</g) ?? []).length)
})

const ACCOUNT_MAILS: [string, (brand: MailBrand) => { subject: string; text: string }, string][] = [
  [
    'code',
    (brand) => resetCodeMail('to', brand, { label: 'Ann', code: '123456', minutes: 15, isLast: true }),
    'Er gilt 15 Minuten',
  ],
  ['new password', (brand) => passwordChangedMail('to', brand, { label: 'Ann' }), 'wurde soeben geändert'],
  ['new address', (brand) => emailChangedMail('to', brand, { label: 'Ann' }), 'gehen jetzt an eine andere Adresse'],
  [
    'shared file',
    (brand) => sharedDocumentMail('to', brand, { label: 'Ann', sender: 'Bo', senderClient: 'Castor' }),
    'Bo von Castor hat eine Datei mit Ihnen geteilt',
  ],
  [
    'incident',
    (brand) => incidentReminderMail('to', brand, { label: 'Ann', due: 'answer', until: '01.02.2026' }),
    'bis 01.02.2026 zu beantworten',
  ],
]

test.each(ACCOUNT_MAILS)('a mail to an account is in its language: %s', (_name, mailOf, german) => {
  const inLanguage = (language: 'en' | 'de' | null) => mailOf({ clientName: 'Acme', colours: {}, language })
  expect(inLanguage('de').text).toContain('Guten Tag Ann')
  expect(inLanguage('de').text).toContain(german)
  expect(inLanguage('de').subject).toContain('Acme')
  expect(inLanguage('en')).toEqual(inLanguage(null))
  expect(inLanguage('en').text).toContain('Hello Ann')
})

/** Where mail programs make links of plain text: addresses with and without a scheme, and of mailboxes. */
const LINKED = /\w:\/\/evil|www\.evil|evil[.。．｡]example|to@evil|1\.2\.3\.4|tel:\+/i
const LINK =
  'Click http://evil.example/a or www.evil.example, evil。example, evil．example, 1.2.3.4/a, tel:+491234567, write to@evil.example'
const SIGN_IN = { username: 'ann.b', portal: 'https://portal.example/login' }

const EVERY_MAIL: Record<string, (text: string, brand: EmployeeMailBrand) => EmployeeMessage> = {
  accountInvitationMail: (label, brand) => accountInvitationMail('a@acme.example', brand, { label, ...SIGN_IN }),
  acknowledgementMail: (label, brand) => acknowledgementMail('to', brand, { label, title: label, due: '2026-02-01' }),
  appDetails: (_text, brand) => appDetails(brand),
  emailChangedMail: (label, brand) => emailChangedMail('to', brand, { label }),
  employeePasswordResetMail: (label, brand) =>
    employeePasswordResetMail('to', brand, { label, portal: SIGN_IN.portal }),
  incidentReminderMail: (label, brand) =>
    incidentReminderMail('to', brand, { label, due: 'answer', until: '01.02.2026' }),
  linkChangedMail: (label, brand) => linkChangedMail('to', brand, { label, account: label, linked: true }),
  linkCodeMail: (label, brand) => linkCodeMail('to', brand, { label, account: label, code: '123456', minutes: 10 }),
  newsArticleMail: (title, brand) => newsArticleMail(brand, title),
  passwordChangedMail: (label, brand) => passwordChangedMail('to', brand, { label }),
  registrationReminder: (_text, brand) => registrationReminder(brand),
  resetCodeMail: (label, brand) => resetCodeMail('to', brand, { label, code: '123456', minutes: 15, isLast: true }),
  sharedDocumentMail: (label, brand) => sharedDocumentMail('to', brand, { label, sender: label, senderClient: label }),
  surveyReminderMail: (label, brand) => surveyReminderMail('to', brand, { label, title: label, anonymous: true }),
  welcomeEmail: (forename, brand) => welcomeEmail(brand, { forename, identifier: 'A-1', attachments: 1 }),
}

test('each mail is tried', () => {
  const makers = Object.keys(messages).filter((name) => !/brand/i.test(name))
  expect(makers.toSorted()).toEqual(Object.keys(EVERY_MAIL))
})

test.each(Object.entries(EVERY_MAIL))('names and titles become no links: %s', (_name, mailOf) => {
  for (const language of ['en', 'de'] as const) {
    const brand = { ...brandOf(LINK), appPin: '1234', identifier: 'Number', language }
    const { text, html } = mailOf(LINK, brand)
    expect(text).not.toMatch(LINKED)
    expect(html).not.toMatch(LINKED)
  }
})

test('what is typed or opened stays as it is', () => {
  const { text } = accountInvitationMail('a@acme.example', brandOf('Acme'), { label: 'Ann', ...SIGN_IN })
  for (const exact of [...Object.values(SIGN_IN), 'a@acme.example']) expect(text).toContain(exact)
})
