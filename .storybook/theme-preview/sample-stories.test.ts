import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sampleStories } from './sample-stories'

const texts = globSync('packages/**/src/**/*.stories.tsx').map((file) => readFileSync(file, 'utf8'))

it.each(sampleStories)('$label exists in Storybook', ({ title, story }) => {
  const file = texts.find((text) => text.includes(`title: '${title}'`))
  expect(file).toContain(`export const ${story}:`)
})
