import { expect, test } from 'vitest'
import { identifierKeys } from './name-guard.ts'

test.each([
  ['payslip-ACME-00012.pdf', 'acme00012'],
  ['payslipacme00012.pdf', 'acme00012'],
  ['acme_00012_november.pdf', 'acme00012'],
  ['10042 contract.pdf', '10042'],
  ['12-A-7.pdf', '12a7'],
  ['lohn-größe7.pdf', 'größe7'],
])('%s may hold %s', (name, key) => expect(identifierKeys(name)).toContain(key))

test.each(['holiday-policy.pdf', 'v2.pdf', 'maria.jpg', '.pdf', ''])('%s holds none', (name) =>
  expect(identifierKeys(name)).toEqual([]),
)

test('part of a number is no identifier, and a long name stays cheap', () => {
  expect(identifierKeys('2026112310042.pdf')).not.toContain('10042')
  expect(identifierKeys(`${'a1-'.repeat(100)}.pdf`).length).toBeLessThanOrEqual(1000)
})
