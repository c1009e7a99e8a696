import type { ChartData } from '../types'
import { randomWalk } from './random'

const months = ['January', 'February', 'March', 'April', 'May', 'June']
const short = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const one = (name: string, labels: string[], values: number[]): ChartData => ({ labels, series: [{ name, values }] })

/** Data for stories and tests. */
export const chartData = {
  year: one('Payslips', short, [318, 322, 412, 341, 338, 329, 345, 351, 347, 360, 358, 402]),
  named: { ...one('Payslips', ['Jan', 'Feb', 'Mar'], [318, 322, 412]), names: ['January', 'February', 'March'] },
  running: { ...one('Payslips', months, [318, 322, 412, 341, 338, 74]), running: true },
  single: one('Payslips', ['January'], [318]),
  zero: one(
    'Payslips',
    short,
    Array.from(short, () => 0),
  ),
  negative: one('Balance', months, [12, -4, 7, -18, 3, 9]),
  huge: one(
    'Logins',
    short,
    randomWalk(12).map((value) => Math.round(value * 4_310_777)),
  ),
  gaps: one('Logins', short, [12, 15, NaN, 18, 22, 21, 30, NaN, NaN, 24, 26, 31]),
  several: {
    labels: short,
    series: [
      { name: 'Wellbeing', values: randomWalk(12, 3).map(Math.round) },
      { name: 'Training', values: randomWalk(12, 5).map((value) => Math.round(value / 2)) },
      { name: 'Documents', values: randomWalk(12, 9).map((value) => Math.round(value / 1.9)) },
    ],
  },
  long: one(
    'Visitors',
    Array.from({ length: 10_000 }, (_, index) => `Visit ${index + 1}`),
    randomWalk(10_000),
  ),
  longLabels: one(
    'Employees',
    ['Research and development', 'Human resources', 'Warehouse and distribution', 'Finance'],
    [120, 8, 96, 14],
  ),
  shares: one('Answers', ['Very satisfied', 'Satisfied', 'Neutral', 'Unsatisfied'], [64, 38, 18, 8]),
  manyShares: one(
    'Answers',
    Array.from({ length: 14 }, (_, index) => `Option ${index + 1}`),
    Array.from({ length: 14 }, (_, index) => 40 - index * 2),
  ),
  longShares: one(
    'Answers',
    ['Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2).slice(0, 75) + '...', 'No'],
    [1_284_310, 0],
  ),
  empty: { labels: [], series: [] },
} satisfies Record<string, ChartData>
