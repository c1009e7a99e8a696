import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const titleOf = (text) => /^const meta = \{\s*title: '([^']+)'/m.exec(text)?.[1]
const hasComponentName = (title) => /[a-z][A-Z]/.test(title)

test('titles of stories are words, not the names of components', () => {
  const titles = globSync('{packages,.storybook}/**/*.stories.tsx', { exclude: ['**/node_modules/**'] }).map((file) =>
    titleOf(readFileSync(file, 'utf8')),
  )
  expect(titles.length).toBeGreaterThan(150)
  expect(titles.filter((title) => title && hasComponentName(title))).toEqual([])
})

test('the name of a component is found', () => {
  expect(hasComponentName(titleOf("const meta = {\n  title: 'Forms/TextField',"))).toBe(true)
  expect(hasComponentName('Forms/Text field')).toBe(false)
})
