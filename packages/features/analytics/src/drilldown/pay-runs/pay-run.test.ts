import { expect, test } from 'vitest'
import { durationOf, fileNameOf } from './pay-run'

test('the name of a file is the last part of its key', () => {
  expect(fileNameOf({ document_key: 'client/job/march.zip' })).toBe('march.zip')
  expect(fileNameOf({ document_key: 'march.zip' })).toBe('march.zip')
})

test('a duration is in minutes and seconds, and unknown until the run has ended', () => {
  const started_at = '2026-03-28T09:00:00Z'
  expect(durationOf({ started_at, finished_at: '2026-03-28T10:01:05Z' })).toEqual({ minutes: 61, seconds: 5 })
  expect(durationOf({ started_at, finished_at: '2026-03-28T09:00:00.400Z' })).toEqual({ minutes: 0, seconds: 0 })
  expect(durationOf({ started_at, finished_at: null })).toBeUndefined()
  expect(durationOf({ started_at: null, finished_at: null })).toBeUndefined()
})
