import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { csvFile, xlsxFile } from './export-files'

const table = {
  columns: [{ header: 'Name' }, { header: 'Members', kind: 'number' }, { header: 'Created', kind: 'date' }] as const,
  rows: [
    ['=HYPERLINK("http://x")', '1,073', '27.11.2026'],
    ['+1, "quoted"', '', 'Never'],
    ['@SUM(A1)\u0001\u000B', '0', ''],
    ['a;=1+1', '1', ''],
  ],
}

test('no text of a CSV file runs as a formula', async () => {
  const bytes = new Uint8Array(await csvFile(table).arrayBuffer())
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\uFEFFName,Members,Created\r\n' +
      '"\'=HYPERLINK(""http://x"")","1,073",27.11.2026\r\n' +
      '"\'+1, ""quoted""",,Never\r\n' +
      "'@SUM(A1)\u0001\u000B,0,\r\n" +
      "a;'=1+1,1,\r\n",
  )
})

test('a workbook has texts as texts, numbers and days as values, and what XML cannot hold is left out', async () => {
  const file = await xlsxFile(table, 'Teams: [A/B]', 'en')
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  expect(sheets[0]?.name).toBe('Teams   A B ')
  expect(sheets[0]?.rows).toEqual([
    ['Name', 'Members', 'Created'],
    ['=HYPERLINK("http://x")', 1073, new Date('2026-11-27T00:00:00Z')],
    ['+1, "quoted"', null, 'Never'],
    ['@SUM(A1)', 0, null],
    ['a;=1+1', 1, null],
  ])
  expect([...(sheets[0]?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([])
})
