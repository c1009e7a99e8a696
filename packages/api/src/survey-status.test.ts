import { expect, test } from 'vitest'
import { surveyStatus } from './survey-status'

const now = new Date('2026-03-10T12:00:00.000Z')
const PAST = '2026-03-09T12:00:00.000Z'
const FUTURE = '2026-03-11T12:00:00.000Z'

test.each([
  [PAST, FUTURE, 'LIVE'],
  [FUTURE, FUTURE, 'SCHEDULED'],
  [PAST, PAST, 'COMPLETED'],
  [FUTURE, PAST, 'DRAFT'],
  [null, FUTURE, 'DRAFT'],
  [PAST, null, 'DRAFT'],
  [undefined, undefined, 'DRAFT'],
  ['', '', 'DRAFT'],
  ['next week', FUTURE, 'DRAFT'],
  [PAST, '2026-13-45', 'DRAFT'],
])('start %s and completion %s are %s', (start_date, completion_date, status) => {
  expect(surveyStatus({ start_date: start_date ?? null, completion_date: completion_date ?? null }, now)).toBe(status)
})

test.each([
  ['2026-03-10T13:00:00.000Z', 'LIVE'],
  ['2026-03-10T13:00:00.001Z', 'SCHEDULED'],
  ['2026-03-10 13:00:00', 'LIVE'],
  ['2026-03-10T13:01', 'SCHEDULED'],
  ['2026-03-10T15:00:00+02:00', 'LIVE'],
])('a survey that starts at %s is %s an hour before 13:00 UTC', (start_date, status) => {
  expect(surveyStatus({ start_date, completion_date: FUTURE }, now)).toBe(status)
})

test('a completion that is now is past', () => {
  const completion_date = now.toISOString()
  expect(surveyStatus({ start_date: PAST, completion_date }, now)).toBe('COMPLETED')
})
