import { describe, expect, test } from 'vitest'
import { toChartData, toReportData } from './report-data'

const same = (label: string) => label

describe('the chart of an answer', () => {
  test.each([
    [{ labels: ['a', 'b'], values: [1, 2] }],
    [{ labels: ['a', 'b'], visits: [1, 2] }],
    [{ labels: ['a', 'b'], datasets: [{ data: [1, 2] }] }],
    [{ topLevelLabels: ['a', 'b'], topLevelVisits: [1, 2] }],
  ])('%j', (answer) => {
    expect(toReportData(answer)).toEqual({ labels: ['a', 'b'], values: [1, 2], additional: undefined })
  })

  test.each([undefined, null, 'text', {}, { labels: null }])('%s is empty', (answer) => {
    expect(toReportData(answer)).toEqual({ labels: [], values: [], additional: undefined })
  })

  test('a label without a number counts 0, and what else is said is kept', () => {
    expect(toReportData({ labels: ['a', null], values: ['4'], additional: [7] })).toEqual({
      labels: ['a', ''],
      values: [4, 0],
      additional: [7],
    })
  })
})

test('months are short on the axis', () => {
  const { labels, names } = toChartData(
    { labels: ['2026-03'], values: [1], additional: undefined },
    'Visits',
    'en',
    same,
  )
  expect([labels, names]).toEqual([['Mar 2026'], ['March 2026']])
})

test('days are short on the axis', () => {
  const { labels, names } = toChartData(
    { labels: ['2026-03-04'], values: [1], additional: undefined },
    'Visits',
    'en',
    same,
  )
  expect([labels, names]).toEqual([['04/03'], ['04/03/2026']])
  expect(toChartData({ labels: [], values: [], additional: undefined }, 'Visits', 'en', same).series).toEqual([])
})
