// Types cannot enforce it: a service holds the transaction that it passes on to a repository.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

const BUILDER = /\.\s*(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\s*\(/
/** Types may be imported: conditions pass through services. */
const IMPORT = /\bimport\s+(?!type\b)[^'"]*['"]kysely['"]/

const hasSql = (text) => [BUILDER, IMPORT].some((pattern) => pattern.test(withoutComments(text)))

test('in a module of the server only repositories and the factories of records contain SQL', () => {
  const files = globSync('apps/server/src/modules/**/*.ts').filter(
    (file) => !/(?:\.repository|\.test|\/testing)\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => hasSql(readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  "await tx.deleteFrom('news_articles').where('id', '=', id).execute()",
  "const rows = await tx\n  .selectFrom('teams')\n  .execute()",
  'const { total } = await tx.selectNoFrom(count).executeTakeFirstOrThrow()',
  "import { sql, type SqlBool } from 'kysely'\nconst never = sql`false`",
  "import {\n  sql as statement,\n} from 'kysely'",
])('SQL is found: %s', (text) => {
  expect(hasSql(text)).toBe(true)
})

test.each([
  "import type { RawBuilder, SqlBool } from 'kysely'\nimport { findTeams } from './teams.repository.ts'",
  "/** As `tx.selectFrom('teams')`. */\nconst rows = await findTeams(tx)",
])('what is no SQL passes: %s', (text) => {
  expect(hasSql(text)).toBe(false)
})
