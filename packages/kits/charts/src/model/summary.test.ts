import { describe, expect, it } from 'vitest'
import { chartMessages } from '../messages'
import { summarise } from './summary'

const labels = ['January', 'February', 'March']
const say = (...series: { name: string; values: number[] }[]) =>
  summarise({ labels, series }, (value) => value.toLocaleString('en-GB'), chartMessages)

describe('summarise', () => {
  it('reports the highest and the lowest value', () =>
    expect(say({ name: 'Uploads', values: [3, 1_412, 20] })).toBe('Highest: February, 1,412. Lowest: January, 3.'))
  it('takes the first of equal values', () =>
    expect(say({ name: 'Uploads', values: [5, 9, 9] })).toBe('Highest: February, 9. Lowest: January, 5.'))
  it('reports a constant series', () => expect(say({ name: 'Uploads', values: [0, 0, 0] })).toBe('0 throughout.'))
  it('reports a single value', () => expect(say({ name: 'Uploads', values: [NaN, 7, NaN] })).toBe('February: 7.'))
  it('is empty without values', () => expect(say({ name: 'Uploads', values: [] })).toBe(''))
  it('names the series if there are several', () =>
    expect(say({ name: 'Web', values: [1, 2, 3] }, { name: 'App', values: [4, 4, 4] })).toBe(
      'Web: Highest: March, 3. Lowest: January, 1. App: 4 throughout.',
    ))

  describe('with a period that is still running', () => {
    const soFar = (...values: number[]) =>
      summarise(
        { labels: labels.slice(0, values.length), running: true, series: [{ name: 'Uploads', values }] },
        String,
        chartMessages,
      )
    it('never reports it as the lowest', () =>
      expect(soFar(30, 20, 1)).toBe('Highest: January, 30. Lowest: February, 20. March: 1.'))
    it('never reports it as the highest', () =>
      expect(soFar(30, 20, 31)).toBe('Highest: January, 30. Lowest: February, 20. March: 31.'))
    it('reports it separately from a constant series', () => expect(soFar(5, 5, 0)).toBe('5 throughout. March: 0.'))
    it('is the only value in the first period', () => expect(soFar(4)).toBe('January: 4.'))
    it('is omitted if it is a gap', () => expect(soFar(3, 4, NaN)).toBe('Highest: February, 4. Lowest: January, 3.'))
  })

  describe('with outer periods that are incomplete', () => {
    const partial = (values: number[], of: { first?: boolean; last?: boolean }) =>
      summarise(
        { labels: labels.slice(0, values.length), partial: of, series: [{ name: 'Uploads', values }] },
        String,
        chartMessages,
      )
    it('reports neither as the lowest nor as the highest', () => {
      expect(partial([1, 20, 99], { first: true, last: true })).toBe('February: 20. March: 99.')
      expect(partial([1, 20, 30], { first: true })).toBe('Highest: March, 30. Lowest: February, 20.')
    })
    it('reports the only period', () => expect(partial([4], { first: true })).toBe('January: 4.'))
  })
})
