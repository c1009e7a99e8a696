import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { budgets, compareSizes, documentedSizes } from './route-sizes.mjs'

const { sizes, commit } = documentedSizes(readFileSync('docs/performance.md', 'utf8'))

test('docs/performance.md has the size of each address with the commit it was measured at, within its budget', () => {
  expect(commit).toBeDefined()
  expect(Object.keys(sizes)).toEqual(Object.keys(budgets))
  for (const [path, { js, css }] of Object.entries(budgets)) {
    expect(sizes[path].js).toBeLessThanOrEqual(js)
    expect(sizes[path].css).toBeLessThanOrEqual(css)
  }
})

test.each([
  [103_000, true],
  [103_001, false],
])('of 100,000 documented bytes, %i are accepted: %s', (bytes, ok) => {
  const documented = { '/': { js: 100_000 } }
  expect(compareSizes({ '/': { js: { bytes, files: 1 } } }, documented).ok).toBe(ok)
})

test('a size over its budget fails, whatever its row says', () => {
  const bytes = budgets['/'].js + 1
  expect(compareSizes({ '/': { js: { bytes, files: 1 } } }, { '/': { js: bytes } }).ok).toBe(false)
})

test('an address without a row fails', () => {
  expect(compareSizes({ '/': { js: { bytes: 1, files: 1 } } }, {}).ok).toBe(false)
})
