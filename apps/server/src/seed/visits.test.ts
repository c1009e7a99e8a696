import { expect, test } from 'vitest'
import { dailyStatistics } from './statistics.ts'
import { portalVisits } from './visits.ts'

const days = dailyStatistics({
  clientId: '5f0f6d5e-0000-4000-8000-0000000000c1',
  subdomain: 'acme',
  employees: 5000,
  pay: 'monthly',
  days: 30,
  today: new Date('2026-03-10'),
})
const visits = portalVisits(days)
const total = (kind: string, parent = '') =>
  visits.filter((row) => row.kind === kind && row.parent === parent).reduce((sum, row) => sum + row.visits, 0)

test('visits are the same in every run, and each is once for its day', () => {
  expect(portalVisits(days)).toEqual(visits)
  const keys = visits.map(({ date, kind, parent, label }) => [date, kind, parent, label].join('|'))
  expect(new Set(keys).size).toBe(keys.length)
})

test('every tile is on a page and every call to action on a tile, with fewer visits than above', () => {
  const labels = (kind: string) => new Set(visits.filter((row) => row.kind === kind).map(({ label }) => label))
  const parents = (kind: string) => [...new Set(visits.filter((row) => row.kind === kind).map(({ parent }) => parent))]
  expect([...labels('page')]).toEqual(expect.arrayContaining(parents('tile')))
  expect([...labels('tile')]).toEqual(expect.arrayContaining(parents('action')))
  expect(total('tile', 'Payslips')).toBeLessThan(2 * total('page'))
  expect(total('device')).toBeGreaterThan(0)
})
