import { expect, it } from 'vitest'
import { formatters } from './format'

it('writes figures in full, and ticks short once they grow long', () => {
  const { format, formatTick } = formatters('en-GB', undefined, [0, 1_200_000])
  expect([format(1_234_567), formatTick(1_000_000), formatTick(250_000)]).toEqual(['1,234,567', '1m', '250k'])
  expect(formatters('en-GB', undefined, [-5, 9_999]).formatTick(9_000)).toBe('9,000')
})
it('keeps the unit', () => {
  const { format, formatTick } = formatters('en-GB', { style: 'currency', currency: 'GBP' }, [-20_000, 0])
  expect([format(-12.5), formatTick(-20_000)]).toEqual(['-£12.50', '-£20k'])
})
