import { expect, test } from 'vitest'
import { periodState } from './period'

test.each([
  [null, null, 'running'],
  ['', '', 'running'],
  ['2026-11-21', null, 'running'],
  ['2026-11-22', null, 'upcoming'],
  [null, '2026-11-21', 'running'],
  [null, '2026-11-20', 'over'],
  ['2026-11-21', '2026-11-21', 'running'],
  ['2026-12-01', '2026-12-31', 'upcoming'],
  ['2025-12-01', '2025-12-31', 'over'],
])('from %j to %j, on the 21st of November 2026: %s', (start, end, state) =>
  expect(periodState(start, end, '2026-11-21')).toBe(state),
)
