import { expect, test } from 'vitest'
import { mostFollowed, openingsOf } from './tile-figures'

const chart = (labels: string[], values: number[]) => ({
  title: 'Pay',
  type: 2 as const,
  data: { labels, values, additional: undefined },
})

test('the call that was followed most, whatever the order', () => {
  expect(mostFollowed({ labels: ['Open', 'Ask', 'Save'], values: [3, 9, 9] })).toEqual({ label: 'Ask', value: 9 })
  expect(mostFollowed({ labels: ['Open'], values: [0] })).toBeUndefined()
  expect(mostFollowed({ labels: [], values: [] })).toBeUndefined()
})

test('openings are those of the tile on every page', () => {
  const charts = [chart(['P60', 'My payslips'], [4, 7]), chart(['My payslips'], [5])]
  expect(openingsOf(charts, 'My payslips')).toBe(12)
  expect(openingsOf(charts, 'P60')).toBe(4)
  expect(openingsOf(charts, 'p60')).toBeUndefined()
})
