import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { splitStatements } from './migrate.ts'

const folder = join(import.meta.dirname, 'migrations')

/** The rule began with this number; databases have what is before it. */
const SINCE = '0561'

/** A comment of a migration that says why processes of the last version go on with it. */
const REASON = /^ *-- Old processes: \S.{10}/m

/** What a process that was written before the migration cannot bear. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|view|materialized\s+view|column|function|type|schema)\b/i, 'drops what an old process uses'],
  [/\brename\b/i, 'renames what an old process uses'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i, 'changes a type'],
  [/\bset\s+not\s+null\b|\bdrop\s+default\b/i, 'requires a value that an old process leaves out'],
  [
    /\badd\s+(?:constraint\s+\w+\s+)?(?:check|unique|exclude|primary\s+key|foreign\s+key)\b|\bcreate\s+unique\s+index\b/i,
    'rejects rows that an old process writes',
  ],
]

const requiresColumn = (statement: string) =>
  statement
    .split(/\badd\s+column\b/i)
    .slice(1)
    .some((column) => /\bnot\s+null\b/i.test(column) && !/\b(?:default|generated)\b/i.test(column))

/** The table that a statement changes. */
const tableOf = (statement: string) =>
  /^alter\s+table\s+(\w+)|^create\s+unique\s+index\b.*?\bon\s+(\w+)/is.exec(statement)

/** What an old process cannot bear of a migration that gives no reason. */
function contractionsOf(text: string): string[] {
  if (REASON.test(text)) return []
  const statements = splitStatements(text)
  const made = new Set(statements.map((statement) => /^create\s+table\s+(\w+)/i.exec(statement)?.[1]))
  return statements
    .filter((statement) => {
      const [, altered, indexed] = tableOf(statement) ?? []
      return !made.has(altered ?? indexed ?? '')
    })
    .flatMap((statement) => {
      // What a function does, it does when it is called.
      const bare = statement.replace(/\$\$[\s\S]*?\$\$/g, '')
      const found = CONTRACTIONS.filter(([pattern]) => pattern.test(bare)).map(([, what]) => what)
      return requiresColumn(bare) ? [...found, 'requires a column that an old process leaves out'] : found
    })
}

it('a process of the last version goes on after every migration, or the migration says why', () => {
  const names = readdirSync(folder).filter((name) => name > SINCE)
  const found = names.flatMap((name) =>
    contractionsOf(readFileSync(join(folder, name), 'utf8')).map((what) => `${name} ${what}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['alter table teams drop column label', 'drops what an old process uses'],
  ['drop function ssp_named_employees(uuid, text[])', 'drops what an old process uses'],
  ['alter table teams rename column label to name', 'renames what an old process uses'],
  ['alter table teams alter column label type integer using 0', 'changes a type'],
  ['alter table teams alter label set not null', 'requires a value that an old process leaves out'],
  ['alter table teams add constraint short check (length(label) < 9)', 'rejects rows that an old process writes'],
  ['create unique index teams_by_label on teams (label)', 'rejects rows that an old process writes'],
  [
    "alter table teams add column a text default '', add column b text not null",
    'requires a column that an old process leaves out',
  ],
])('finds %s', (statement, what) => {
  expect(contractionsOf(statement)).toEqual([what])
  expect(contractionsOf(`-- Old processes: none reads the column since 2.1.\n${statement}`)).toEqual([])
})

it.each([
  "alter table teams add column colour text not null default 'blue'",
  'alter table teams drop constraint short',
  'create table plans (id uuid); alter table plans add constraint one unique (id); create unique index p on plans (id)',
  'create or replace function f() returns void language plpgsql as $$ begin drop table if exists found; end $$',
])('accepts %s', (statements) => {
  expect(contractionsOf(statements)).toEqual([])
})
