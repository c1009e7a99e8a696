import { globSync, readFileSync } from 'node:fs'
import { withCustomConfig, type PropItem } from 'react-docgen-typescript'
import { expect, test } from 'vitest'

const files = (pattern: string) => globSync(pattern, { exclude: (name) => name.includes('node_modules') })
const isStory = (file: string) => file.endsWith('.stories.tsx')
const sources = [...files('packages/**/src/**/*.tsx'), ...files('.storybook/**/*.tsx')]

/** Components that stories name, so that Storybook shows their props. */
const shown = new Set(
  sources.filter(isStory).flatMap((file) => /\bcomponent: (\w+)/.exec(readFileSync(file, 'utf8'))?.slice(1) ?? []),
)

// As Storybook reads them: the props that a component adds, not those of the element it draws.
const components = withCustomConfig('tsconfig.json', {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
})
  .parse(sources.filter((file) => !isStory(file)))
  .filter(({ displayName }) => shown.has(displayName))

const propsWhere = (test: (prop: PropItem) => boolean) =>
  components.flatMap(({ displayName, props }) =>
    Object.values(props).flatMap((prop) => (test(prop) ? `${displayName}.${prop.name}` : [])),
  )

/** Literals of a union, such as `"small" | "medium"`; Storybook offers a choice only for a type that it knows as one. */
const isUnknownChoice = ({ type }: PropItem) => type.name !== 'enum' && /^("[^"]*"( \| |$)){2,}(null)?$/.test(type.name)

test('the props of every component in Storybook are described', () => {
  expect(components.length).toBeGreaterThan(60)
  expect(propsWhere(({ description }) => description === '')).toEqual([])
})

test('a prop with a few values is a choice in Storybook', () => {
  expect(propsWhere(({ type }) => type.name === 'enum')).toContain('Button.variant')
  expect(propsWhere(isUnknownChoice)).toEqual([])
})
