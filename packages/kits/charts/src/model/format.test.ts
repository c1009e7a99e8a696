import { expect, it } from 'vitest'
import { formatters } from './format'

it('formats values in full and long ticks short', () => {
  const { format, formatTicks } = formatters('en-GB')
  expect(format(1_234_567)).toBe('1,234,567')
  expect(formatTicks([0, 250_000, 1_000_000])).toEqual(['0', '250k', '1m'])
  expect(formatTicks([0, 4_500, 9_000])).toEqual(['0', '4,500', '9,000'])
})
it('never formats two ticks alike', () => {
  expect(formatters('en-GB').formatTicks([12_340_000, 12_342_000])).toEqual(['12,340,000', '12,342,000'])
})
it('keeps the unit', () => {
  const { format, formatTicks } = formatters('en-GB', { style: 'currency', currency: 'GBP' })
  expect(format(-12.5)).toBe('-£12.50')
  expect(formatTicks([-20_000, 0])).toEqual(['-£20k', '£0'])
})
