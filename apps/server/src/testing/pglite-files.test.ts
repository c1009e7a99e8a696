import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ON_PGLITE, ON_POSTGRES_ONLY } from './pglite-files.ts'

const cwd = join(import.meta.dirname, '../..')
const filesOf = (globs: string | readonly string[]) => globSync(globs, { cwd }).toSorted()

const DRIVER = [
  /^import (?!type )[^']*'(?:kysely|pg|pg-boss|@electric-sql\/[^']*|[./]*\/db\/[\w-]+\.ts|\.\/(?:open|database|lock|migrate)\.ts)'/m,
  /\bopenTestDatabase\(|\.kysely\b|\.engine\b/,
]
const usesDriver = (text: string) => DRIVER.some((pattern) => pattern.test(text))

const onPGlite = filesOf(Object.values(ON_PGLITE).flat())
const onPostgresOnly = filesOf(Object.values(ON_POSTGRES_ONLY).flat())

it('each test file that uses the driver runs on PGlite too, or has a reason not to', () => {
  const known = new Set([...onPGlite, ...onPostgresOnly])
  const found = filesOf('{src,operation,verify,scripts,faults}/**/*.test.ts')
    .filter((name) => name !== 'src/testing/pglite-files.test.ts') // its examples are text
    .filter((name) => usesDriver(readFileSync(join(cwd, name), 'utf8')))
  expect(found.filter((name) => !known.has(name))).toEqual([])
  expect(onPostgresOnly.filter((name) => !found.includes(name))).toEqual([])
})

it('no file is in both lists, and no entry is without a file', () => {
  expect(onPGlite.filter((name) => onPostgresOnly.includes(name))).toEqual([])
  const globs = [...Object.values(ON_PGLITE), ...Object.values(ON_POSTGRES_ONLY)].flat()
  expect(globs.filter((glob) => filesOf(glob).length === 0)).toEqual([])
})

it.each([
  `import { sql } from 'kysely'`,
  `import {\n  a,\n  b,\n} from '../../db/lock.ts'`,
  `import { PGlite } from '@electric-sql/pglite'`,
  'await openTestDatabase()',
  'server.deps.database.kysely.selectFrom',
])('%s uses the driver', (text) => {
  expect(usesDriver(text)).toBe(true)
})
it.each([`import type { Tx } from '../../db/database.ts'`, 'server.inSystem(work)'])(
  '%s does not use the driver',
  (text) => {
    expect(usesDriver(text)).toBe(false)
  },
)
