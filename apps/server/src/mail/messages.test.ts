import { expect, test } from 'vitest'
import {
  appDetails,
  newsArticleMail,
  registrationReminder,
  welcomeEmail,
  type EmployeeMailBrand,
  type EmployeeMessage,
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
