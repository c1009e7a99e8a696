import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sampleStories } from './sample-stories'

const texts = globSync('packages/**/src/**/*.stories.tsx').map((file) => readFileSync(file, 'utf8'))

it.each(sampleStories)('$label exists in Storybook', ({ title, story }) => {
  // The folder of the file gives the first part of the title.
  const own = title.slice(title.indexOf('/') + 1)
  const file = texts.find((text) => text.includes(`title: '${own}'`))
  expect(file).toContain(`export const ${story}:`)
})
