// What is opened asks the network; its parts take data and callbacks as props (docs/decisions/0110).
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// The kit is what they ask with.
const sources = globSync('packages/{kits,features}/*/src/**/*.{ts,tsx}').filter(
  (path) => !/\.(stories|test)\.tsx?$|\/testing\/|\/feature-kit\//.test(path),
)

const OPENED = /[/-](page|tab|panel|modal|dialog|actions)\.tsx$/
const HOOK = /\/use-[^/]+$/
const ASKING = new Set(['useAction', 'useApi', 'useRecordOptions'])

/** Names that a file imports or exports again from others, types left out, each with its source. */
const named = (text, keyword) =>
  [...text.matchAll(new RegExp(`^${keyword} \\{([^}]*)\\} from '([^']+)'`, 'gm'))].flatMap(([, names, source]) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ name, source })),
  )

/** Views that ask the network themselves, or by a hook of their package. */
function offendersIn(files, read) {
  const find = (path, source) =>
    ['.ts', '.tsx', '/index.ts']
      .map((end) => join(dirname(path), source) + end)
      .find((each) => read(each) !== undefined)
  const asks = (path) =>
    named(read(path), 'import').some(({ name, source }) => {
      if (source === '@tanstack/react-query') return true
      if (!source.startsWith('.')) return ASKING.has(name)
      return /^use[A-Z]/.test(name) && asks(find(path, source))
    })
  const mounted = new Set(
    files
      .filter((path) => path.endsWith('/src/index.ts'))
      .flatMap((index) => named(read(index), 'export').map(({ source }) => find(index, source))),
  )
  const isView = (path) => path.endsWith('.tsx') && !OPENED.test(path) && !HOOK.test(path) && !mounted.has(path)
  return files.filter((path) => isView(path) && asks(path))
}

test('a view does not ask the network', () => {
  expect(sources.length).toBeGreaterThan(700)
  const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  expect(offendersIn(sources, read)).toEqual([])
})

const QUERY = "import { useQuery } from '@tanstack/react-query'"
const ACTION = "import { useAction, type Action } from '@ssp/feature-kit'"
const offenders = (files) => offendersIn(Object.keys(files), (path) => files[path])

test.each([
  ['a query', { 'a/src/team-card.tsx': QUERY }],
  ['an action', { 'a/src/team-card.tsx': ACTION }],
  ['a hook that asks', { 'a/src/team-card.tsx': "import { useTeam } from './use-team'", 'a/src/use-team.ts': QUERY }],
  [
    'a hook further down',
    {
      'a/src/team-card.tsx': "import { useTeam } from './team/use-team'",
      'a/src/team/use-team.ts': "import { useRemoval } from '../use-removal'",
      'a/src/use-removal.ts': ACTION,
    },
  ],
])('finds a view with %s', (_, files) => {
  expect(offenders(files)).toEqual(['a/src/team-card.tsx'])
})

test.each([
  ['a page', { 'a/src/teams-page.tsx': QUERY }],
  ['a panel', { 'a/src/team/create-panel.tsx': ACTION }],
  ['what a host mounts', { 'a/src/index.ts': "export { Switcher } from './switcher'", 'a/src/switcher.tsx': QUERY }],
  ['a view with the type of a hook', { 'a/src/team-card.tsx': "import type { useTeam } from './use-team'" }],
  [
    'a view with an action as a prop',
    { 'a/src/team-card.tsx': "import { useMay, type Action } from '@ssp/feature-kit'" },
  ],
])('lets %s pass', (_, files) => {
  expect(offenders(files)).toEqual([])
})
