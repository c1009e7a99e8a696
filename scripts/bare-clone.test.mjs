import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Functions that Node 20.19, the oldest that may begin, does not have; the pinned Node is not installed yet. */
const NEWER = /\bglobSync\b|\bPromise\.try\b|\bIterator\.from\b|node:sqlite/

/** A script of this folder and every script that it imports. */
function reach(name, seen = new Set()) {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const [, other] of source(name).matchAll(/from '\.\/([\w-]+\.mjs)'/g)) reach(other, seen)
  return seen
}
const source = (name) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')
// Comments may name them.
const code = (name) => source(name).replaceAll(/\/\/.*$/gm, '')

test.each(['start.mjs', 'test.mjs', 'dev.mjs', 'example.mjs'])('%s begins on the oldest Node', (entry) => {
  expect([...reach(entry)]).toContain('workspace.mjs')
  expect([...reach(entry)].filter((name) => NEWER.test(code(name)))).toEqual([])
})

test('a newer function is found', () => expect(NEWER.test("import { globSync } from 'node:fs'")).toBe(true))
