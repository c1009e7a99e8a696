import { expect, it } from 'vitest'
import { runName } from './bulk-model'

it.each([
  ['people.csv', 'people.csv'],
  [`${'a'.repeat(250)}.csv`, `${'a'.repeat(250)}.csv`],
  [`${'a'.repeat(251)}.csv`, `${'a'.repeat(250)}.csv`],
  ['a'.repeat(300), 'a'.repeat(254)],
  [`${'😀'.repeat(300)}.csv`, `${'😀'.repeat(250)}.csv`],
  [`a.${'b'.repeat(300)}`, `a.${'b'.repeat(252)}`],
])('keeps or cuts a file name', (name, expected) => expect(runName(name)).toBe(expected))
