import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exhibits } from './exhibits'

const texts = globSync('packages/**/src/**/*.stories.tsx').map((file) => readFileSync(file, 'utf8'))

it.each(exhibits)('$label is a story of Storybook', ({ title, story }) => {
  const file = texts.find((text) => text.includes(`title: '${title}'`))
  expect(file).toContain(`export const ${story}:`)
})
