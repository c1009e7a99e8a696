import { placesOf, requestAt } from '../contract/places.ts'
import { draft } from '../contract/requests.ts'
import type { Context, Draft } from '../world/fixture.ts'
import type { Operation, Schema } from '../contract/operations.ts'

/** Texts that have broken something somewhere. */
export const NASTY = [
  "'",
  '"',
  '`',
  '\\',
  ';',
  '--',
  "' or '1'='1",
  "'; drop table users; --",
  '%',
  '_',
  '%%',
  '$1',
  '${x}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '..\\..\\',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '\ufeff',
  '\u0301e',
  'Å',
  'Å',
  'ﬁ',
  'İ',
  'ß',
  '👩‍👩‍👧‍👦',
  '\r\nset-cookie: a=b',
  '\t',
  ' ',
  '　',
  'null',
  'undefined',
  'true',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9'.repeat(40),
  '__proto__',
  'constructor',
  'toString',
  '=1+1',
  '@SUM(A1)',
  'x'.repeat(300),
  '2026-02-30',
  '2026-13-01',
  '9999-12-31',
  '0000-00-00',
  '2026-11-21,2026-01-01',
  '+010000-01-01',
  'infinity',
  'epoch',
  'now',
]

/** Those that find the most. */
export const SHARP = ["'", '"', '\\', '%', '\0', ' ']

// A constant picks the operation.
const isText = ({ type, const: one }: Schema) => [type].flat().includes('string') && one === undefined

/** Characters that an address or header allows. */
const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '')

/**
 * A request that works, and it with each text in each place that takes one: path, query, header and body. All else is
 * right, so that the text comes as far as the server lets it.
 */
export function* corpusOf(operation: Operation, context: Context, texts: readonly string[]): Generator<Draft> {
  yield draft(operation, context)
  for (const place of placesOf(operation, isText).filter(({ kind }) => kind === 'text')) {
    for (const text of texts) {
      const made = requestAt(place, context, () => text)
      if (made) yield made
    }
  }
  for (const { in: where, name } of operation.parameters) {
    if (where === 'query' || name === 'clientId') continue
    for (const text of texts) {
      const made = draft(operation, context)
      if (where === 'path') made.path[name] = text
      else made.headers[name.toLowerCase()] = printable(text)
      yield made
    }
  }
}
