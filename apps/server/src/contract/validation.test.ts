import { expect, test } from 'vitest'
import { requestValidator } from './validation.ts'

const fits = (schema: Record<string, unknown>, data: unknown): boolean => {
  const validate = requestValidator()({ schema, method: 'POST', url: '/', httpPart: 'body' })
  return !('error' in (validate(data) as object))
}
const accepts = (format: string, text: string) => fits({ type: 'string', format }, text)

test.each(['2026-02-28T23:59:59Z', '2026-02-28T23:59:59.123+14:00', '0001-01-01T00:00:00Z', '9998-12-31T23:59:59Z'])(
  'the moment %s',
  (text) => expect(accepts('date-time', text)).toBe(true),
)

// JavaScript knows no leap second, and the others lie outside of the years in UTC.
test.each([
  '2016-12-31T23:59:60Z',
  '0001-01-01T00:00:00+14:00',
  '0000-12-31T23:59:59Z',
  '9998-12-31T23:59:59-01:00',
  '9999-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
])('no moment %s', (text) => expect(accepts('date-time', text)).toBe(false))

test.each([
  ['2026-02-28', true],
  ['0001-01-01', true],
  ['9998-12-31', true],
  ['2026-02-30', false],
  ['0000-01-01', false],
  ['9999-01-01', false],
])('the day %s: %s', (text, isDay) => expect(accepts('date', text)).toBe(isDay))

test.each<[unknown[], boolean]>([
  [['a', 'b'], true],
  [['a', 'a'], false],
  // Comparing these calls what the sender wrote.
  [[{}, { toString: 0 }], false],
  [[{ valueOf: 0 }, { valueOf: 0 }], false],
])('the list of different texts %j: %s', (list, isOne) => {
  const schema = {
    type: 'array',
    uniqueItems: true,
    items: { $ref: '#/$defs/text' },
    $defs: { text: { type: 'string' } },
  }
  expect(fits(schema, list)).toBe(isOne)
})
