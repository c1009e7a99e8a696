import { expect, test } from 'vitest'
import { BAR, DOUGHNUT } from '../report/chart-type'
import { articleAt, chartOfPage, tileCharts } from './tile-charts'

const charts = tileCharts({
  reports: [
    { title: 'Pay', labels: ['P60'], values: [3], chartType: 1 },
    { title: ' Benefits ', labels: [], values: [] },
  ],
})

test('child charts begin in the form that the report says, else as bars', () => {
  expect(charts.map(({ title, type }) => [title, type])).toEqual([
    ['Pay', DOUGHNUT],
    [' Benefits ', BAR],
  ])
  expect(charts[0]?.data).toMatchObject({ labels: ['P60'], values: [3] })
  expect(tileCharts(undefined)).toEqual([])
  expect(tileCharts({ reports: null })).toEqual([])
})

test('a page finds its chart by name', () => {
  expect(chartOfPage(charts, 'BENEFITS')).toBe(1)
  expect(chartOfPage(charts, 'Old')).toBe(-1)
  expect(chartOfPage(charts, undefined)).toBe(-1)
})

test('a bar without the id of its article opens nothing', () => {
  expect(articleAt(['a', '', null], 0)).toBe('a')
  expect(articleAt(['a', '', null], 1)).toBeUndefined()
  expect(articleAt(['a', '', null], 2)).toBeUndefined()
  expect(articleAt(undefined, 0)).toBeUndefined()
})
