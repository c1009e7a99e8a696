import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'

// Time of a match may grow only linearly with the text: a sender of text could otherwise stop the server, or the page.
const root = join(import.meta.dirname, '..')

vi.stubEnv('RECHECK_BACKEND', 'pure') // the native ones need a program for each system
const { checkSync } = await import('recheck')

// Without limits of time: the answer would depend on what else the machine does.
const unlimited = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }
const isSafe = ({ source, flags }) => checkSync(source, flags.replace('v', 'u'), unlimited).status === 'safe'

function literalsOf(file) {
  const found = []
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest))
  return found
}

// The validator compiles them so.
function patternsOf(file) {
  const found = []
  parse(readFileSync(join(root, file), 'utf8'), (key, value) => {
    if (key === 'pattern' && typeof value === 'string') found.push({ file, source: value, flags: 'u' })
    return value
  })
  return found
}

const own = (pattern) =>
  globSync(pattern, { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.|\/(?:testing|seed|generated|node_modules)\//.test(file),
  )

const all = [
  ...own('{apps,packages}/**/src/**/*.{ts,tsx}').flatMap(literalsOf),
  ...own('openapi/**/*.yaml').flatMap(patternsOf),
]
const distinct = new Map(all.map((one) => [`/${one.source}/${one.flags}`, one]))

describe('regular expressions that see input', () => {
  test('are found', () => expect(distinct.size).toBeGreaterThan(50))

  // One test each: the slowest takes three seconds of processor time.
  test.each([...distinct])('%s matches in linear time', (_text, one) => expect(isSafe(one)).toBe(true))

  test.each([/^(?:a+)+$/, /=+$/, /<\s*(?:\w+:)?script|url\(\s*["']?\s*(?!["']?#)[a-z]|\s*"?\s*x/i])(
    '%s is caught',
    (bad) => expect(isSafe(bad)).toBe(false),
  )
})
