import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClientHours } from '../../storage/client-hours.ts'
import { payslipPdf, zipOf } from '../../testing/payroll-fixture.ts'
import type { SourceKind } from './document-types.ts'
import { openReader, type ReaderLimits } from './reader/reader.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'ssp-budgets-'))))
afterAll(() => rm(folder, { recursive: true }))

/** A PDF of 26 form objects, each of which draws the next one twice, and the last a letter. */
function deepForms(depth = 26): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>/Contents 4 0 R>>',
    '<</Length 4>>stream\n/F Do\nendstream',
    ...Array.from({ length: depth }, (_, index) => {
      const isLast = index === depth - 1
      const text = isLast ? 'BT /F 9 Tf (a) Tj ET' : '/F Do /F Do'
      const next = isLast
        ? '/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>'
        : `/Resources<</XObject<</F ${index + 6} 0 R>>>>`
      return `<</Type/XObject/Subtype/Form/BBox[0 0 9 9]${next}/Length ${text.length}>>stream\n${text}\nendstream`
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(`${file}${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`)
}

/** A workbook of one sheet with these rows. */
function workbook(cells: string, more: Readonly<Record<string, string>> = {}): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"/>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`,
    ...more,
  }
  return zipOf(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])))
}

const LIMITS: ReaderLimits = { open: 20_000, part: 600, upload: 20_000, uploadPerPart: 0 }

async function reading<T>(
  [bytes, kind]: readonly [Buffer, SourceKind],
  limits: Partial<ReaderLimits>,
  work: (reader: Awaited<ReturnType<typeof openReader>>) => Promise<T>,
) {
  const path = join(folder, `${Math.random()}.${kind}`)
  await writeFile(path, bytes)
  const file = await open(path)
  let spent = 0
  try {
    const reader = await openReader(file.fd, kind, {
      limits: { ...LIMITS, ...limits },
      spend: (milliseconds) => void (spent += milliseconds),
    })
    try {
      return { result: await work(reader), spent }
    } finally {
      await reader.close()
    }
  } finally {
    await file.close()
  }
}

describe('a file', () => {
  const deep = deepForms()

  test('whose form objects draw each other costs that file its processor time, and no other', async () => {
    const archive = zipOf({
      'acme-1.pdf': payslipPdf('acme-1'),
      'acme-2.pdf': deep,
      'acme-3.pdf': payslipPdf('acme-3'),
    })
    const { result, spent } = await reading([archive, 'zip'], {}, async (reader) => [
      await reader.read(0),
      await reader.read(1),
      await reader.read(2),
    ])
    expect(result.map(({ fault }) => fault)).toEqual([null, 'tooComplex', null])
    expect(spent).toBeGreaterThan(LIMITS.part)
  })

  test('of many such files ends the upload with a sentence', async () => {
    const archive = zipOf(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`acme-${index}.pdf`, deep])))
    const all = reading([archive, 'zip'], { upload: 1_500 }, async (reader) => {
      for (let index = 0; index < reader.total; index += 1) await reader.read(index)
    })
    await expect(all).rejects.toThrow('Reading the file takes longer than one upload may.')
  })

  test('of a sheet with one cell in the last place there is, is not opened', async () => {
    const cell = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>'
    const opened = reading([workbook(cell), 'xlsx'], { open: 900 }, () => Promise.resolve())
    await expect(opened).rejects.toThrow('The file is too complex to be read.')
  })
})

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const HEAD = '<row r="1"><c r="A1" t="inlineStr"><is><t>Employee number</t></is></c></row>'
const rowsOf = (count: number, cell: (row: number) => string) =>
  HEAD + Array.from({ length: count }, (_, index) => `<row r="${index + 2}">${cell(index + 2)}</row>`).join('')
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`

describe('a workbook that unpacks to much', () => {
  const COMPLEX = 'The file is too complex to be read.'
  const DAMAGED = 'The file is not an Excel workbook, or it is damaged.'
  const shared = `<sst ${MAIN}><si><t>${'x'.repeat(32_000)}</t></si></sst>`
  test.each<[string, string, () => Buffer]>([
    ['one text of 30 MB', COMPLEX, () => workbook(rowsOf(1, () => text('A2', 'x'.repeat(30_000_000))))],
    ['a million styles', COMPLEX, () => workbook(HEAD, { 'xl/styles.xml': '<xf numFmtId="14"/>'.repeat(1_000_000) })],
    ['elements in each other', DAMAGED, () => workbook('<a>'.repeat(20_000))],
    [
      'a long shared text in every row',
      'opened',
      () =>
        workbook(
          rowsOf(20_000, (row) => `<c r="A${row}" t="s"><v>0</v></c>`),
          { 'xl/sharedStrings.xml': shared },
        ),
    ],
    ['an entity', 'opened', () => workbook(rowsOf(1, () => text('A2', '&b;')))],
    ['a formula', 'opened', () => workbook(rowsOf(1, () => '<c r="A2"><f>HYPERLINK("x:y")</f><v>7</v></c>'))],
  ])('%s: it is %s', async (_name, result, make) => {
    const opened = await reading([make(), 'xlsx'], { open: 5_000 }, (reader) => reader.read(0)).then(
      () => 'opened',
      (error: Error) => error.message,
    )
    expect(opened).toBe(result)
  })
})

describe('an hour of a client', () => {
  const OVER = 'The uploads of the last hour were too much to read.'

  test.each([{ milliseconds: 1_001 }, { entries: 11 }])('ends with %o, for that client', (cost) => {
    let time = 0
    const hours = createClientHours(
      { milliseconds: 1_000, entries: 10 },
      () => new Error(OVER),
      () => time,
    )
    hours.spend('a', { milliseconds: 1_000, entries: 10 })
    expect(() => hours.spend('a', cost)).toThrow(OVER)
    expect(() => hours.spend('a')).toThrow(OVER)
    expect(() => hours.spend('b')).not.toThrow()
    time += 3_600_000
    expect(() => hours.spend('a')).not.toThrow()
  })
})
