import { expect, test } from 'vitest'
import {
  appDetails,
  emailChangedMail,
  incidentReminderMail,
  newsArticleMail,
  passwordChangedMail,
  registrationReminder,
  resetCodeMail,
  sharedDocumentMail,
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
