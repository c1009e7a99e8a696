import { expect, test } from 'vitest'
import { cluesOfName, cluesOfText } from './identify.ts'
import { identify } from './identify-items.ts'

const people = new Map([
  ['AC-00001', 'ada'],
  ['00001', 'zero'],
  ['AC-00002', 'bruno'],
  ['4711', 'cleo'],
])
const entry = (name: string, text?: string) =>
  identify(
    { label: name, name: cluesOfName(name), text: text === undefined ? null : cluesOfText(text), fault: null },
    people,
  )
const page = (text: string) => identify({ label: 'Page 1', name: null, text: cluesOfText(text), fault: null }, people)

test('an entry belongs to the identifier in its name, the longest of them', () => {
  expect(entry('AC-00001.pdf').employeeId).toBe('ada')
  expect(entry('payslip 4711.pdf').employeeId).toBe('cleo')
  expect(entry('AC-00001 AC-00002.pdf')).toMatchObject({ employeeId: null, reason: 'severalPeople' })
  expect(entry('AC-99999.pdf')).toMatchObject({ employeeId: null, reason: 'unknownIdentifier', identifier: 'AC-99999' })
})

test('an entry whose text names another employee is not matched', () => {
  expect(entry('AC-00001.pdf', 'Employee number AC-00002')).toMatchObject({
    state: 'unmatched',
    reason: 'nameAndTextDiffer',
  })
  expect(entry('AC-00001.pdf', 'Employee number AC-00001').employeeId).toBe('ada')
  expect(entry('AC-00001.pdf', 'Approved by AC-00002').employeeId).toBe('ada')
})

test('a page belongs to the one person in its text', () => {
  expect(page('Ada Okafor AC-00001 Net 4711.00').employeeId).toBe('ada')
  expect(page('Payroll no: 4711').employeeId).toBe('cleo')
  expect(page('4711').reason).toBe('noIdentifier')
  expect(page('AC-00001 and AC-00002').reason).toBe('severalPeople')
  expect(page('Employee number AC-5, approved by AC-00001')).toMatchObject({
    reason: 'unknownIdentifier',
    identifier: 'AC-5',
  })
  expect(page('').reason).toBe('noIdentifier')
})

test('what cannot be read is not matched', () => {
  expect(identify({ label: 'a', name: cluesOfName('AC-00001.pdf'), text: null, fault: 'script' }, people)).toEqual({
    identifier: null,
    employeeId: null,
    state: 'rejected',
    reason: 'script',
  })
})
