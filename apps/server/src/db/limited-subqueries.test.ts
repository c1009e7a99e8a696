import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Texts `in (select ... limit ...)` of a source. */
function limitedSubqueries(source: string): string[] {
  return [...source.matchAll(/\bin\s*\(\s*select\b/gi)].flatMap(({ index }) => {
    const start = source.indexOf('(', index)
    let depth = 0
    let end = start
    do {
      if (source[end] === '(') depth += 1
      if (source[end] === ')') depth -= 1
      end += 1
    } while (depth > 0 && end < source.length)
    const text = source.slice(start, end)
    return /\blimit\b/i.test(text) ? [text] : []
  })
}

// Without statistics the planner repeats such a subquery for each row: each time it locks other rows, beyond the limit, and
// the time is quadratic. `= any (array(select ... limit ...))` is computed once.
test('no statement chooses its rows by a subquery with a limit that may run once per row', () => {
  const source = join(import.meta.dirname, '..')
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$|\.sql$/.test(name))
    .flatMap((name) => limitedSubqueries(readFileSync(join(source, name), 'utf8')).map((text) => ({ name, text })))
  expect(found).toEqual([])
})

test('finds such a subquery, and not an array', () => {
  const chosen = 'select id from t where (a or b) order by id limit 20 for update skip locked'
  expect(limitedSubqueries(`update t set x = 1 where id in (\n ${chosen}) returning id`)).toHaveLength(1)
  expect(limitedSubqueries(`delete from t where (a, b) in (select o.* from (${chosen}) o)`)).toHaveLength(1)
  expect(limitedSubqueries(`update t set x = 1 where id = any (array(${chosen}))`)).toEqual([])
  expect(limitedSubqueries('select 1 where id in (select id from t) limit 3')).toEqual([])
})
