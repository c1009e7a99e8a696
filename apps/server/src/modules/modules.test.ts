import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MODULES } from './index.ts'

const src = join(import.meta.dirname, '..')
const sources = globSync('*/**/*.ts', {
  cwd: src,
  exclude: (path) => /[.]test[.]ts$|testing[.]ts$|^(?:testing|seed|db)\//.test(path),
})
const read = (file: string) => readFileSync(join(src, file), 'utf8')
const folderOf = (file: string) => /^modules\/(?<name>[^/]+)\//.exec(file)?.groups?.['name']
const ownerOf = new Map(MODULES.flatMap(({ name, tables = [] }) => tables.map((table) => [table, name])))

const WRITES =
  /(?:(?:insertInto|updateTable|deleteFrom)\(\s*|(?:insert|update|delete)Record\(\s*tx,\s*|plainRecord\(\{\s*table: )'(?<table>\w+)|\b(?:insert into (?<into>\w+)|delete from (?<from>\w+)|update (?<set>\w+) (?:\w+ )?set)\b/g

const writes = sources
  .filter((file) => !folderOf(file) || /[.](?:repository|service)[.]ts$/.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(WRITES)].map(({ groups = {} }) => ({
      file,
      folder: folderOf(file),
      table: groups['table'] ?? groups['into'] ?? groups['from'] ?? groups['set'] ?? '',
    })),
  )
const listed = (found: typeof writes) =>
  [...new Set(found.map(({ file, table }) => `${file} writes ${table}`))].toSorted()

/** Changes of many records in one statement, the moments of a sign-in and of a registration, and what accounts change of their own. */
const OF_OTHERS = [
  'modules/employee-bulk/bulk-steps.repository.ts writes employees',
  'modules/employee-bulk/bulk-steps.repository.ts writes team_members',
  'modules/profile/profile.repository.ts writes users',
  'modules/session/session.repository.ts writes users',
  'modules/welcome-email/welcome.repository.ts writes employees',
]

test('every folder is a module of the list', () => {
  expect(MODULES.map(({ name }) => name)).toEqual(
    [...new Set(sources.flatMap((file) => folderOf(file) ?? []))].toSorted(),
  )
})

test('a table has one module', () => {
  expect(ownerOf.size).toBe(MODULES.flatMap(({ tables = [] }) => tables).length)
})

test('a module writes no table of another', () => {
  const found = writes.filter(({ folder, table }) => {
    const owner = ownerOf.get(table)
    return folder && owner && owner !== folder
  })
  expect(listed(found)).toEqual(OF_OTHERS)
})

test('a table that modules alone write is in a manifest', () => {
  const below = new Set(writes.filter(({ folder }) => !folder).map(({ table }) => table))
  expect(listed(writes.filter(({ folder, table }) => folder && !below.has(table) && !ownerOf.has(table)))).toEqual([])
})
