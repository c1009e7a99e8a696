import { expect, test } from 'vitest'
import { mergePhablets } from './merge-phablets'

test.each([
  [
    ['Desktop', 'Smartphone', 'Phablet'],
    [1, 2, 3],
    ['Desktop', 'Smartphone'],
    [1, 5],
  ],
  [
    ['Phablet', 'Desktop', 'Smartphone'],
    [3, 1, 2],
    ['Smartphone', 'Desktop'],
    [5, 1],
  ],
  [
    ['Phablet', 'Desktop'],
    [3, 1],
    ['Smartphone', 'Desktop'],
    [3, 1],
  ],
  [['Smartphone'], [2], ['Smartphone'], [2]],
  [[], [], [], []],
])('%j %j', (labels, values, names, counts) => {
  expect(mergePhablets({ labels, values })).toMatchObject({ labels: names, values: counts })
})
