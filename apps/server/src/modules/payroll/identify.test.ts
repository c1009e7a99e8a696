import { expect, test } from 'vitest'
import { cluesOfName, cluesOfText, isOtherPeriod } from './identify.ts'

test.each([
  ['AC-00001.pdf', 'AC-00001', null],
  ['march/AC-00001_2026-03-31.pdf', 'AC-00001', '2026-03-31'],
  ['Ada Okafor (AC-00001) 202603.pdf', 'AC-00001', '2026-03'],
  ['20260331.pdf', '20260331', null],
  ['給与 社員-0042.pdf', '社員-0042', null],
])('the name %s gives %s', (name, identifier, date) => {
  const clues = cluesOfName(name)
  expect(clues.candidates).toContain(identifier)
  expect(clues.date).toBe(date)
})

test('a name of many parts stays small', () => {
  expect(cluesOfName(`${'a1-'.repeat(5_000)}.pdf`).candidates.length).toBeLessThan(100)
})

test('a number that the text calls that of the employee comes first, and amounts are no identifiers', () => {
  const clues = cluesOfText(
    'Acme: payslip\nAda Okafor Employee number 4711\nNet pay 1780.00 Tax code 1257L Pay date 31/03/2026',
  )
  expect(clues.labelled).toEqual(['4711'])
  expect(clues.candidates).toEqual(['4711', '1257L'])
  expect(clues).toMatchObject({ date: '2026-03-31', isPayDate: true })
})

test('a page without a number has no candidate', () => {
  expect(cluesOfText('Terms and conditions')).toEqual({ candidates: [], labelled: [], date: null, isPayDate: false })
})

test('a day of payment must be the pay date; a day of processing may be near it', () => {
  const at = (date: string, isPayDate: boolean) => isOtherPeriod({ date, isPayDate }, '2026-03-31')
  expect([at('2026-03-31', true), at('2026-03-24', true)]).toEqual([false, true])
  expect([at('2026-03-24', false), at('2025-03-31', false)]).toEqual([false, true])
  expect([at('2026-03', false), at('2026-02', false)]).toEqual([false, true])
  expect(isOtherPeriod({ date: null, isPayDate: false }, '2026-03-31')).toBe(false)
})
