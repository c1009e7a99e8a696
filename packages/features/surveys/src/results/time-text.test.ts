import { expect, test } from 'vitest'
import { timeText } from './time-text'

test('minutes and seconds, or N/A', () => {
  expect(timeText(0)).toBe('0m 0s')
  expect(timeText(200)).toBe('3m 20s')
  expect(timeText(59.6)).toBe('1m 0s')
  expect(timeText(7325)).toBe('122m 5s')
  expect(timeText(null)).toBe('N/A')
  expect(timeText(Number.NaN)).toBe('N/A')
})
