import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no style asks for :dir(), which builds translate into a list of languages; [dir=rtl] is what a root says', () => {
  const styles = globSync('{packages,apps}/**/*.{css,css.ts}', { exclude: ['**/node_modules/**', '**/dist/**'] })
  expect(styles.length).toBeGreaterThan(50)
  const asking = styles.filter((file) => readFileSync(file, 'utf8').includes(':dir('))
  expect(asking).toEqual([])
})
