import Papa from 'papaparse'

/** Properties detected in a file. */
export interface CsvFile {
  /** The header cells as written, trimmed; an empty one is named by its number. */
  columns: string[]
  /** The rows under the header with their line in the file; empty ones are omitted. */
  rows: { line: number; cells: string[] }[]
  encoding: Encoding
  delimiter: string
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Receives the columns of a file; returns a function that receives its rows. */
export type OnColumns = (columns: string[]) => (rows: CsvFile['rows']) => void

/** Why a file cannot be read as CSV. */
export class NotCsvError extends Error {
  override name = 'NotCsvError'
}

class NotUtf8Error extends Error {}

/** Maximum number of rows in a file. */
export const MAX_ROWS = 1_000_000
/** Maximum size of a file in bytes. */
export const MAX_BYTES = 200 * 1024 * 1024
const SAMPLE = 64 * 1024
const PART = 1024 * 1024
const DELIMITERS = [',', ';', '\t', '|']

// A binary file: zip (also xlsx), pdf, old Office, gif, png, jpeg.
const BINARY = ['504b', '25504446', 'd0cf11e0', '47494638', '89504e47', 'ffd8ff']

function encodingOfStart(bytes: Uint8Array): Encoding | undefined {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (BINARY.some((magic) => start.startsWith(magic))) throw new NotCsvError('binary')
  if (start.startsWith('fffe')) return 'utf-16le'
  if (start.startsWith('feff')) return 'utf-16be'
  // Without a mark: in UTF-16 every other byte of Latin text is zero.
  const zerosAt = (parity: number) => bytes.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const half = bytes.length / 2
  if (zerosAt(1) > half * 0.4 && zerosAt(0) < half * 0.1) return 'utf-16le'
  if (zerosAt(0) > half * 0.4 && zerosAt(1) < half * 0.1) return 'utf-16be'
  return undefined
}

/**
 * The bytes of a file in parts; the next part is read while one is processed. The chunks of a stream are too small: waiting
 * for them takes longer than reading them.
 */
async function* partsOf(file: Blob): AsyncGenerator<ArrayBuffer> {
  const read = (from: number) => {
    const part = file.slice(from, from + PART).arrayBuffer()
    // The error is thrown when the part is used.
    part.catch(() => undefined)
    return part
  }
  let next = read(0)
  for (let from = 0; from < file.size; from += PART) {
    const part = await next
    next = read(from + PART)
    yield part
  }
}

async function* textOf(file: Blob, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' })
  const decode = (part?: ArrayBuffer) => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode()
    } catch {
      throw new NotUtf8Error()
    }
  }
  for await (const part of partsOf(file)) yield decode(part)
  yield decode()
}

/** The separator that splits the first lines into most rows of equal length. */
function delimiterOf(text: string): string {
  const [, named] = /^sep=(.)\r?\n/i.exec(text) ?? []
  if (named) return named
  const scores = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 20 })
    const width = data[0]?.length ?? 1
    return { delimiter, width, even: data.filter((row) => row.length === width).length }
  })
  const best = scores.reduce((one, other) =>
    other.width > 1 &&
    (one.width === 1 || other.even > one.even || (other.even === one.even && other.width > one.width))
      ? other
      : one,
  )
  return best.delimiter
}

const LINE_BREAK = /\r\n|\r|\n/g

function lineBreaks(cells: readonly string[]): number {
  let count = 0
  for (const cell of cells) if (cell.includes('\n') || cell.includes('\r')) count += cell.match(LINE_BREAK)?.length ?? 0
  return count
}

// Papa stops at the last complete row of a part; the remainder is prepended to the next part.
async function* rowsOf(file: Blob, encoding: Encoding): AsyncGenerator<{ rows: string[][]; delimiter: string }> {
  let parser: Papa.Parser | undefined
  let delimiter = ','
  let rest = ''
  const cut = (isLast: boolean) => {
    if (!parser) {
      delimiter = delimiterOf(rest.slice(0, SAMPLE))
      rest = rest.replace(/^sep=.(?:\r?\n)/i, '')
      const newline = /\r\n|\n|\r/.exec(rest)?.[0] ?? '\n'
      parser = new Papa.Parser({ delimiter, newline: newline as '\n' })
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of Papa.Parser leave its result open
    const result = parser.parse(rest, 0, !isLast) as { data: string[][]; meta: { cursor: number } }
    rest = isLast ? '' : rest.slice(result.meta.cursor)
    return { rows: result.data, delimiter }
  }
  for await (const text of textOf(file, encoding)) {
    rest += text
    if (rest.length >= SAMPLE) yield cut(false)
  }
  if (rest) yield cut(true)
}

/**
 * Reads a CSV file part by part. Detects encoding and separator, and keeps rows as lists of texts.
 * @param onColumns called with the columns of the file, and again if it must be read in another encoding; returns a
 * function that is called with the rows of each part. Default: none
 * @throws NotCsvError for a file that is not CSV, is empty, or is larger than MAX_BYTES or MAX_ROWS.
 */
export async function readCsv(file: Blob, onColumns?: OnColumns): Promise<CsvFile> {
  if (file.size > MAX_BYTES) throw new NotCsvError('too_large')
  const start = new Uint8Array(await file.slice(0, SAMPLE).arrayBuffer())
  const encoding = encodingOfStart(start)
  if (encoding) return readAs(file, encoding, onColumns)
  try {
    return await readAs(file, 'utf-8', onColumns)
  } catch (error) {
    if (error instanceof NotUtf8Error) return readAs(file, 'windows-1252', onColumns)
    throw error
  }
}

async function readAs(file: Blob, encoding: Encoding, onColumns?: OnColumns): Promise<CsvFile> {
  let columns: string[] | undefined
  let onRows: ReturnType<OnColumns> | undefined
  let delimiter = ','
  let line = 1
  const rows: CsvFile['rows'] = []
  for await (const part of rowsOf(file, encoding)) {
    delimiter = part.delimiter
    const before = rows.length
    for (const cells of part.rows) {
      const at = line
      line += 1 + lineBreaks(cells)
      if (!cells.some((cell) => cell.trim() !== '')) continue
      if (!columns) {
        columns = cells.map((cell, index) => cell.replace(/^\uFEFF/, '').trim() || `#${index + 1}`)
        onRows = onColumns?.(columns)
      } else if (rows.length === MAX_ROWS) throw new NotCsvError('too_large')
      else rows.push({ line: at, cells })
    }
    onRows?.(rows.slice(before))
  }
  if (!columns) throw new NotCsvError('empty')
  return { columns, rows, encoding, delimiter }
}
