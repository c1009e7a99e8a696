import type { SurveyResults } from '@ssp/api'
import { expect, test } from 'vitest'
import { graphsMessages } from './messages'
import { questionCharts } from './question-chart'

type Question = SurveyResults['questions'][number]
const option = (label: string, count: number, current = true) => ({ value: label, label, count, current })
const question = (type: string, options: Question['options'], more: Partial<Question> = {}): Question => ({
  id: 1,
  name: 'Q1',
  type,
  label: 'How are you?',
  answered: 4,
  reworded: false,
  current: true,
  options,
  ...more,
})
const chartOf = (given: Question) => questionCharts([given], graphsMessages.messages)[0]

test('one chart per choice or range field: bars for a range, a doughnut for the others', () => {
  const types = ['checkbox', 'text', 'radio', 'date', 'select', 'range', 'number', 'email', 'textarea']
  const charts = questionCharts(
    types.map((type, id) => question(type, [], { id })),
    graphsMessages.messages,
  )
  expect(charts.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['0 shares', '2 doughnut', '4 doughnut', '5 bar'])
})

test('options of checkbox and radio are cut at 75 characters, those of a dropdown are not', () => {
  const long = 'a'.repeat(80)
  expect(chartOf(question('radio', [option(long, 1)]))?.data.labels).toEqual([`${'a'.repeat(75)}...`])
  expect(chartOf(question('checkbox', [option(long, 1)]))?.data.labels[0]).toHaveLength(78)
  expect(chartOf(question('select', [option(long, 1)]))?.data.labels).toEqual([long])
})

test('a sentence for each chart', () => {
  expect(chartOf(question('radio', [option('Yes', 3), option('No', 1)]))?.summary).toBe('Most chose Yes: 3 of 4 (75%).')
  expect(chartOf(question('radio', [option('Yes', 2), option('No', 2)]))?.summary).toBe(
    'Yes and No were chosen most, 2 of 4 each.',
  )
  expect(chartOf(question('range', [option('0', 1), option('5', 0), option('10', 3)]))?.summary).toBe(
    'Average 7.5. Most chose 10: 3 of 4 (75%).',
  )
  expect(chartOf(question('radio', [option('Yes', 0)]))?.summary).toBe('No one has answered this question.')
})

test('former values of a scale are between the others, and the axis has numbers alone', () => {
  const values = [option('2', 3), option('11', 1), option('-1', 0), option('0', 5, false), option('4', 2, false)]
  const chart = chartOf(question('range', values, { answered: 11 }))
  expect(chart?.data.labels).toEqual(['-1', '0', '2', '4', '11'])
  expect(chart?.data.names).toEqual(['-1', '0 (no longer offered)', '2', '4 (no longer offered)', '11'])
  expect(chart?.counts).toEqual([0, 5, 3, 2, 1])
  expect(chart?.notes).toEqual(['No longer offered: 0 and 4.'])
  expect(chart?.summary).toBe('Average 2.27. Most chose 0 (no longer offered): 5 of 11 (45%).')
})

test('a single former value of a scale is named alone', () => {
  const values = [option('0', 3), option('8', 1, false)]
  expect(chartOf(question('range', values))?.notes).toEqual(['No longer offered: 8.'])
})

test('a tie names all winners', () => {
  const tied = [option('Yes', 2), option('No', 2), option('Perhaps', 2), option('Never', 0)]
  expect(chartOf(question('radio', tied, { answered: 6 }))?.summary).toBe(
    'Yes, No and Perhaps were chosen most, 2 of 6 each.',
  )
})

test('a checkbox question shows shares of people, not of ticks', () => {
  const chart = chartOf(question('checkbox', [option('Monday', 4), option('Friday', 2)], { answered: 5 }))
  expect(chart?.data.series[0]?.values).toEqual([80, 40])
  expect(chart?.shares).toEqual(['80%', '40%'])
  expect(chart?.counts).toEqual([4, 2])
  expect(chart?.summary).toBe('Most chose Monday: 4 of 5 (80%).')
})

test('a question that was removed says so', () => {
  expect(chartOf(question('radio', [option('Yes', 3)], { current: false }))?.notes).toEqual([
    'This question is no longer asked.',
  ])
})

test('a changed wording and a former option are told', () => {
  const chart = chartOf(question('radio', [option('Maybe', 1, false)], { reworded: true, label: '' }))
  expect(chart?.notes).toEqual(['This question or its options changed while it was being answered.'])
  expect(chart?.data.labels).toEqual(['Maybe (no longer offered)'])
  expect(chart?.title).toBe('Q1')
})
