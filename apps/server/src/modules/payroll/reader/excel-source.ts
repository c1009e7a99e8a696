import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'
import { readSheet } from 'read-excel-file/node'
import { fromBufferPromise } from 'yauzl'
import { FAULT_TEXTS, FileFault, type Source } from './source.ts'

/** Maximum size of the parts of a workbook when unpacked in bytes, of rows, and of columns of a row. */
const MAX_UNPACKED = 200 * 1024 * 1024
const MAX_ROWS = 20_000
/** Maximum expansion factor of a part of one megabyte or more: sheets become 10 to 50 times as large. */
const MAX_RATIO = 200
const RATIO_FROM = 1024 * 1024
const MAX_COLUMNS = 60

type Cell = string | number | boolean | Date | null

const IDENTIFIER = /^(?:(?:employee|payroll|staff|works|personnel) ?(?:number|no|id|ref)\.?|identifier)$/iu
const PAY_DATE = /^(?:pay|payment) date$/iu

const toText = (cell: Cell | undefined): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim()

// The workbook is a ZIP archive that is unpacked as a whole: the sizes that it declares are checked first, and enforced.
async function requireSmall(bytes: Buffer): Promise<void> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false })
  let total = 0
  let isBomb = false
  for await (const { compressedSize, uncompressedSize } of zip.eachEntry()) {
    total += uncompressedSize
    isBomb ||= uncompressedSize > RATIO_FROM && uncompressedSize > MAX_RATIO * compressedSize
  }
  if (isBomb || total > MAX_UNPACKED) throw new FileFault(FAULT_TEXTS.tooComplex)
}

async function sheetOf(bytes: Buffer): Promise<Cell[][]> {
  try {
    await requireSmall(bytes)
    return (await readSheet(bytes)) as Cell[][]
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault(FAULT_TEXTS.noSheet)
  }
}

// The standard fonts have the letters of Latin-1.
const printable = (text: string) => text.replace(/[^\u0020-\u007e\u00a0-\u00ff]/gu, '?')

function drawLines(
  page: PDFPage,
  { plain, bold }: { plain: PDFFont; bold: PDFFont },
  lines: readonly [string, string][],
) {
  page.drawText('Payslip', { x: 56, y: 780, size: 20, font: bold })
  for (const [index, [label, value]] of lines.entries()) {
    const y = 740 - index * 18
    page.drawText(printable(label).slice(0, 60), { x: 56, y, size: 11, font: plain })
    page.drawText(printable(value).slice(0, 60), { x: 300, y, size: 11, font: bold })
  }
}

/** A workbook whose first sheet has a row per payslip, under a row of headings; each row becomes a PDF. */
export async function openExcel(bytes: Buffer): Promise<Source> {
  const rows = await sheetOf(bytes)
  const at = rows.slice(0, 50).findIndex((row) => row.some((cell) => IDENTIFIER.test(toText(cell))))
  if (at < 0) throw new FileFault(FAULT_TEXTS.noColumn)
  const headings = (rows[at] ?? []).slice(0, MAX_COLUMNS).map(toText)
  const column = headings.findIndex((heading) => IDENTIFIER.test(heading))
  const dated = headings.findIndex((heading) => PAY_DATE.test(heading))
  const payslips = rows
    .map((cells, index) => ({ cells, number: index + 1 }))
    .slice(at + 1, at + 1 + MAX_ROWS)
    .filter(({ cells }) => cells.some((cell) => toText(cell) !== ''))
  const rowAt = (index: number) => payslips[index] ?? { cells: [], number: 0 }
  return {
    total: payslips.length,
    groups: false,
    async read(index) {
      const { cells, number } = rowAt(index)
      const identifier = toText(cells[column]).slice(0, 100)
      const known = identifier === '' ? [] : [identifier]
      const date = dated < 0 ? '' : toText(cells[dated])
      const isDate = /^\d{4}-\d\d-\d\d$/u.test(date)
      const text = { candidates: known, labelled: known, date: isDate ? date : null, isPayDate: isDate }
      return { label: `Row ${number}`, name: null, text, fault: null }
    },
    async take(index) {
      const { cells } = rowAt(index)
      const document = await PDFDocument.create()
      const plain = await document.embedFont(StandardFonts.Helvetica)
      const bold = await document.embedFont(StandardFonts.HelveticaBold)
      const lines = headings.flatMap((heading, each): [string, string][] =>
        heading === '' || toText(cells[each]) === '' ? [] : [[heading, toText(cells[each])]],
      )
      for (let from = 0; from === 0 || from < lines.length; from += 38)
        drawLines(document.addPage([595, 842]), { plain, bold }, lines.slice(from, from + 38))
      return document.save()
    },
  }
}
