import type { MessageBundle } from '@ssp/feature-kit'
import { uiMessages } from '@ssp/ui'
import { expect, test } from 'vitest'
import { routes } from '../routing/routes'
import { german } from './german'

/** Words that are the same in both languages. */
const SAME = new Set<unknown>([
  'Banner',
  'Code',
  'CSV',
  'DETAILS',
  'Details',
  'Downloads',
  'ID',
  'Information',
  'Link',
  'Links',
  'Logo',
  'Maximum',
  'Minimum',
  'Name',
  'Navigation',
  'OK',
  'Optional.',
  'Status',
  'System',
  'TEAMS',
  'Team',
  'Teams',
  'Text',
  'Transgender',
  'Uploads',
  'URL',
  'Version',
  'Video',
  'Apr',
  'Feb',
  'Jan',
  'Jun',
  'Aa',
  'amelia.hart',
  'Ada Okafor',
  'Amelia Hart',
  'Bruno Costa',
  'Hana Sato',
  'App Store',
  'Google Play',
  'Secure Send',
  '{label}: {figures}',
  '{label}: {value}.',
  '{name}: {text}',
])

/** Messages to the developer of a host, in the console and in a box that production does not have. */
const FOR_DEVELOPERS = 'host'

const files = {
  ...import.meta.glob<Record<string, unknown>>('../../../../packages/{kits,features}/*/src/**/*messages.ts', {
    eager: true,
  }),
  ...import.meta.glob<Record<string, unknown>>('../**/messages.ts', { eager: true }),
}
const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isBundle = (value: unknown): value is MessageBundle<object> =>
  isTree(value) && typeof value['name'] === 'string' && isTree(value['messages'])
const bundles = Object.values(files).flatMap((module) => Object.values(module).filter(isBundle))

const at = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce((part, key) => (isTree(part) ? part[key] : undefined), tree)

/** Each text with its path; functions are texts. A key may contain a dot. */
const textsOf = (tree: object, path: readonly string[] = []): { path: readonly string[]; text: unknown }[] =>
  Object.entries(tree).flatMap(([key, text]: [string, unknown]) =>
    isTree(text) ? textsOf(text, [...path, key]) : [{ path: [...path, key], text }],
  )

/** Each English text with its German one; functions are texts. */
const pairs = [...bundles, { name: 'ui', messages: uiMessages }]
  .filter(({ name }) => name !== FOR_DEVELOPERS)
  .flatMap(({ name, messages }) =>
    textsOf(messages, name.split('.')).map(({ path, text }) => ({
      path: path.join('.'),
      english: text,
      german: at(german, path),
    })),
  )

test('the bundles of all packages are found', () => {
  expect(bundles.length).toBeGreaterThan(80)
})

test('each English text has a German one', () => {
  const missing = pairs.filter((pair) => typeof pair.german !== typeof pair.english)
  expect(missing.map(({ path }) => path)).toEqual([])
})

test('an English text is repeated only where the word is the same', () => {
  const repeated = pairs.filter(
    ({ english, ...pair }) => typeof english === 'string' && /\p{L}{2}/u.test(english) && pair.german === english,
  )
  expect(repeated.map(({ english }) => english).filter((text) => !SAME.has(text))).toEqual([])
})

test('every title of a page and entry of the navigation has a German one', () => {
  const titles = routes.flatMap(({ handle }) => [handle.title, ...(handle.nav ? [handle.nav.label] : [])])
  expect([...new Set(titles)].filter((title) => !Object.hasOwn(german['titles'] ?? {}, title))).toEqual([])
})
