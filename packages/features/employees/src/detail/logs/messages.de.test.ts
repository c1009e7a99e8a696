import type { Interaction } from '@ssp/api'
import { expect, test } from 'vitest'
import type { employeeLogsMessages } from './messages'
import { employeeLogsGerman } from './messages.de'

const entry = (description: string, sentences: Interaction['sentences']) => ({ description, sentences }) as Interaction

test('an entry is read in German; names and what a newer server says stay as they are', () => {
  const { description } = employeeLogsGerman.messages as typeof employeeLogsMessages.messages
  const merged: Interaction['sentences'] = [
    { name: 'merged_from', values: ['Ada Hill'] },
    { name: 'changed', values: ['email', 'dateOfBirth'] },
  ]
  const texts = [
    entry('Ada Hill was merged into this account. Changed: e-mail, date of birth.', merged),
    entry('Payslip of 30.11.2026', [{ name: 'pay_document_of', values: ['Payslip', '2026-11-30'] }]),
    entry('contract.pdf', []),
    entry('Merged into another account.', [{ name: 'merged_into', values: [] }]),
    entry('Removed from a team.', [{ name: 'team_removed', values: [] }]),
    entry('Moved to Leeds.', [{ name: 'moved' as never, values: ['Leeds'] }]),
  ].map(description)
  expect(texts).toEqual([
    'Ada Hill wurde mit diesem Konto zusammengeführt. Geändert: E-Mail, Geburtsdatum.',
    'Lohnabrechnung vom 30.11.2026',
    'contract.pdf',
    'Mit einem anderen Konto zusammengeführt.',
    'Aus einem Team entfernt.',
    'Moved to Leeds.',
  ])
})
