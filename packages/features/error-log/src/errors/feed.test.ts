import { expect, test } from 'vitest'
import { fakeErrors } from '../testing'
import { eventDate, eventTime } from './event-time'
import { chooseType, feedOf, loadMore, readFeed, writeFeed } from './feed-state'

test.each([
  [new Date(2024, 1, 3, 9, 5, 7), '3rd Feb 24', '09:05:07'],
  [new Date(2026, 8, 1, 23, 59, 59), '1st Sep 26', '23:59:59'],
  [new Date(2026, 10, 22), '22nd Nov 26', '00:00:00'],
  [new Date(2026, 0, 11), '11th Jan 26', '00:00:00'],
  [new Date(2026, 0, 12), '12th Jan 26', '00:00:00'],
  [new Date(2026, 0, 13), '13th Jan 26', '00:00:00'],
  [new Date(2009, 11, 30), '30th Dec 09', '00:00:00'],
])('%s', (date, day, time) => {
  expect([eventDate(date), eventTime(date)]).toEqual([day, time])
})

test('ten entries at first, two after a type is chosen, then twice as many', () => {
  const first = readFeed('')
  expect(first).toEqual({ search: '', type: '', limit: 10 })
  expect(loadMore(first).limit).toBe(20)
  const chosen = chooseType(first, 'policy')
  expect(chosen.limit).toBe(2)
  expect(loadMore(loadMore(chosen)).limit).toBe(8)
  expect(chooseType(chosen, '')).toEqual({ search: '', type: '', limit: 2 })
})

test('the address holds the feed', () => {
  const state = { search: 'a & b', type: 'server', limit: 4 }
  expect(readFeed(writeFeed(state))).toEqual(state)
  expect(writeFeed(readFeed(''))).toBe('')
})

test.each(['0', '-1', '1.5', 'x', '1e9', ''])('a limit of %s is the first one', (limit) => {
  expect(readFeed(`?limit=${limit}`).limit).toBe(10)
})

test('a type narrows what was loaded', () => {
  const logs = fakeErrors(30)
  expect(feedOf(logs, { search: '', type: '', limit: 10 })).toMatchObject({ total: 30, shown: { length: 10 } })
  const { shown, total } = feedOf(logs, { search: '', type: 'policy', limit: 2 })
  expect([total, shown.map(({ type }) => type)]).toEqual([10, ['policy', 'policy']])
})
