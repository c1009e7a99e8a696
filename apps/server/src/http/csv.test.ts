import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvLine, withFormula } from '@ssp/api/spreadsheet'
import Papa from 'papaparse'
import { expect, test } from 'vitest'

const NASTY = ['plain', 'a,b', 'say "hi"', 'two\nlines', 'two\r\nlines', '', 'Ünïcödé 🎉', ' spaced ', '","', "'"]

test.each([false, true])('what it writes is read back as it was, quoted everywhere: %s', (quoted) => {
  const { data } = Papa.parse<string[]>(csvLine(NASTY, { quoted }), { newline: '\r\n' })
  expect(data[0]).toEqual(NASTY)
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t1',
  '\r1',
  '\n1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '=HYPERLINK("http://x","y")',
])('the text %j does not run as a formula', (text) => {
  const [[cell] = []] = Papa.parse<string[]>(csvLine([text]), { newline: '\r\n' }).data
  expect(cell).toBe(`'${text}`)
  expect(withFormula(cell ?? '')).toBe(text)
})

// Spreadsheets split at the list separator of the system, and take a quote inside of a cell as it is.
const cellsIn = (line: string) => line.split(/[;\t\r\n]/).map((cell) => cell.replace(/^"+/, ''))

test.each([
  ['x;=1+1', "x;'=1+1"],
  ['x;"=1+1";y', `x;"'=1+1";y`],
  ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
  ['two\n-1+2\r\n＝1', "two\n'-1+2\r\n'＝1"],
  ['\t=1', "'\t'=1"],
  ['a; b - c', 'a; b - c'],
])('no cell that begins inside of the text %j runs as a formula', (text, guarded) => {
  for (const quoted of [false, true]) {
    const line = csvLine(['first', text, 'last'], { quoted })
    expect(Papa.parse<string[]>(line, { delimiter: ',', newline: '\r\n' }).data[0]).toEqual(['first', guarded, 'last'])
    expect(cellsIn(line).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([])
  }
  expect(withFormula(guarded)).toBe(text)
})

test('every file for a spreadsheet is written with the one guard', () => {
  const root = join(import.meta.dirname, '../../../..')
  const sources = globSync('{apps,packages}/**/src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => !/\.(?:test|stories)\.|\/(?:testing|seed)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const own = sources.filter(({ text }) => /\[\^?(?:=\\?\+|=\\?-|\+=)/.test(text)).map(({ file }) => file)
  expect(own).toEqual(['packages/api/src/spreadsheet.ts'])
  // Such a file begins with a byte order mark, so that a spreadsheet reads it as UTF-8.
  const unguarded = sources.filter(({ text }) => /['"`]\\uFEFF/.test(text) && !/csvLine\(|withoutFormula\(/.test(text))
  expect(unguarded.map(({ file }) => file)).toEqual([])
})

test('numbers stay numbers, and null is empty', () => {
  expect(csvLine([-5, 1.5, null])).toBe('-5,1.5,\r\n')
  expect(csvLine([-5, null], { quoted: true })).toBe('"-5",""\r\n')
})
