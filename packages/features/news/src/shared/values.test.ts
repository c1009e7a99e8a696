import { expect, test } from 'vitest'
import { clockTime, slashedDate } from './news-dates'
import { blocksOf, bodyOf, publishedAt } from './news-values'
import { reactionOf } from './reaction'

test('a body that cannot be read has no blocks', () => {
  const blocks = [{ type: 'paragraph' as const, data: { text: 'Soup' } }]
  expect(blocksOf(bodyOf(blocks))).toEqual(blocks)
  expect(blocksOf('no json')).toEqual([])
})

test('the moment of publication stays while the article is published', () => {
  const before = '2026-01-05T08:00:00.000Z'
  expect(publishedAt(true, before)).toBe(before)
  expect(publishedAt(false, before)).toBeNull()
  const began = Date.now()
  expect(Date.parse(publishedAt(true) ?? '')).toBeGreaterThanOrEqual(began)
})

test.each([
  ['0', 'notHelpful'],
  ['1', 'helpful'],
  [1, 'helpful'],
  [null, 'none'],
  [undefined, 'none'],
  ['2', 'none'],
] as const)('reaction %s is %s', (value, reaction) => {
  expect(reactionOf(value)).toBe(reaction)
})

test('dates and times of readers', () => {
  expect(slashedDate('2026-03-04T09:12:30')).toBe('04/03/2026')
  expect(clockTime('2026-03-04T09:12:30')).toBe('09:12:30')
  expect(slashedDate('soon')).toBe('')
})
