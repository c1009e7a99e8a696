import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeFigures } from './figures-table.ts'

const table = { begin: '<!-- figures -->', end: '<!-- end -->', columns: ['What', 'Seen'], subject: 1 }

function page(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ssp-figures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'page.md')
  writeFileSync(file, text)
  return file
}

test('a row is replaced by the next run of its subject and the others stay', () => {
  const file = page('above\n<!-- figures --><!-- end -->\nbelow\n')
  writeFigures(file, table, [
    ['windows', '5'],
    ['doors', '3'],
  ])
  writeFigures(file, table, [['doors', '4']])
  expect(readFileSync(file, 'utf8')).toBe(
    'above\n<!-- figures -->\n\n| What | Seen |\n|---|---|\n| doors | 4 |\n| windows | 5 |\n\n<!-- end -->\nbelow\n',
  )
})

test('a page without the comments is left as it is', () => {
  const file = page('above\n')
  expect(() => writeFigures(file, table, [['doors', '4']])).toThrow('has lost its markers')
  expect(readFileSync(file, 'utf8')).toBe('above\n')
})
