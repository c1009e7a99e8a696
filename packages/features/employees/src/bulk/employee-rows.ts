import type { CsvFile } from './csv-file'

/** Kind of a bulk run. */
export type BulkKind = 'import' | 'update' | 'deactivate'

/** Fields of an employee that a file can hold. */
export const FIELDS = [
  'identifier',
  'forename',
  'surname',
  'email',
  'title',
  'mobileNumber',
  'telephoneNumber',
  'dateOfBirth',
] as const

export type Field = (typeof FIELDS)[number]

/** The columns that a file of each kind needs (R2-573 to R2-580). */
export const REQUIRED: Record<BulkKind, readonly Field[]> = {
  import: ['identifier', 'forename', 'surname', 'email'],
  update: ['identifier', 'email'],
  deactivate: ['identifier'],
}

const NAMES: Record<string, Field> = {
  identifier: 'identifier',
  forename: 'forename',
  surname: 'surname',
  email: 'email',
  emailaddress: 'email',
  title: 'title',
  mobilenumber: 'mobileNumber',
  telephonenumber: 'telephoneNumber',
  dateofbirth: 'dateOfBirth',
}

const LIMITS: Record<Field, number> = {
  identifier: 100,
  forename: 100,
  surname: 100,
  email: 254,
  title: 254,
  mobileNumber: 50,
  telephoneNumber: 50,
  dateOfBirth: 10,
}

/** What is wrong with a row. */
export type RowError = 'missing' | 'tooLong' | 'email' | 'date' | 'control' | 'repeated' | 'cells'

/** A row with its texts by column of the table, and what is wrong with it by field. */
export interface EmployeeRow {
  line: number
  values: Partial<Record<Field, string>>
  teams: string[]
  errors: Partial<Record<Field, RowError>>
}

/** Which column holds which field. */
export interface Columns {
  of: Partial<Record<Field, number>>
  missing: Field[]
  /** Fields that several columns name. */
  duplicate: Field[]
}

/** Matches headers with fields; case, spaces, hyphens and underscores do not count (R2-577, decision 80). */
export function matchColumns(headers: readonly string[], kind: BulkKind): Columns {
  const of: Partial<Record<Field, number>> = {}
  const duplicate: Field[] = []
  for (const [index, header] of headers.entries()) {
    const field = NAMES[header.toLowerCase().replace(/[\s_-]/g, '')]
    if (!field) continue
    if (of[field] !== undefined) duplicate.push(field)
    else of[field] = index
  }
  return { of, duplicate: [...new Set(duplicate)], missing: REQUIRED[kind].filter((field) => of[field] === undefined) }
}

const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/
// Control characters other than line breaks and tabs, and halves of characters.
const CONTROL = /(?![\t\n\r])\p{Cc}|\p{Cs}/u
const INVISIBLE = /\p{Cf}/u
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0]/u

/** Whether the server takes a text: one that it does not take would hold up every row of its request. */
const isStorable = (text: string) => !CONTROL.test(text) && (!INVISIBLE.test(text) || VISIBLE.test(text))

// An export writes an apostrophe before what a spreadsheet would run as a formula.
const cellText = (cell: string | undefined) => (cell ?? '').trim().replace(/^'(?=[=+\-@])/, '')

/** Characters of a team label at most. */
const LABEL_LIMIT = 200

/** The label of a team without what cannot be stored; '' when nothing is left. */
function labelText(cell: string | undefined): string {
  const text = cellText(cell)
  const label = CONTROL.test(text) ? text.replace(new RegExp(CONTROL, 'gu'), '').trim() : text
  if (!isStorable(label)) return ''
  return label.length > LABEL_LIMIT ? Array.from(label).slice(0, LABEL_LIMIT).join('').trim() : label
}

/** A date as YYYY-MM-DD; 31/12/1990 and 31.12.1990 are days of Europe. Anything else is returned as it is. */
export function toIsoDate(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? []
  return day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function errorOf(field: Field, value: string, kind: BulkKind): RowError | undefined {
  // An empty cell of an update leaves what is there.
  const required = kind === 'update' ? field === 'identifier' : REQUIRED[kind].includes(field)
  if (value === '') return required ? 'missing' : undefined
  if (!isStorable(value)) return 'control'
  if (value.length > LIMITS[field]) return 'tooLong'
  if (field === 'email' && !EMAIL.test(value)) return 'email'
  if (field === 'dateOfBirth' && !isDate(value)) return 'date'
  return undefined
}

/** What is wrong with the values of one row; a repeated identifier is known to the table only. */
export function rowErrors(values: EmployeeRow['values'], kind: BulkKind): EmployeeRow['errors'] {
  const found = FIELDS.map((field) => [field, errorOf(field, values[field] ?? '', kind)] as const)
  return Object.fromEntries(found.filter(([, error]) => error !== undefined))
}

const usedBy = (kind: BulkKind) => (kind === 'deactivate' ? (['identifier'] as const) : FIELDS)

/** The rows of a file, kept with what is wrong with each. */
export class EmployeeTable {
  readonly rows: EmployeeRow[]
  readonly columns: Columns
  readonly #kind: BulkKind
  readonly #lines = new Map<string, Set<number>>()
  // Kept, because a file may repeat one identifier in every row.
  readonly #firstLines = new Map<string, number>()
  readonly #byLine = new Map<number, EmployeeRow>()

  constructor(file: Pick<CsvFile, 'columns' | 'rows'>, kind: BulkKind) {
    this.#kind = kind
    this.columns = matchColumns(file.columns, kind)
    const places = usedBy(kind).flatMap((field) => {
      const place = this.columns.of[field]
      return place === undefined ? [] : [{ field, place }]
    })
    this.rows = file.rows.map(({ line, cells }) => {
      const values: EmployeeRow['values'] = {}
      for (const { field, place } of places) {
        const text = cellText(cells[place])
        values[field] = field === 'dateOfBirth' ? toIsoDate(text) : text
      }
      return { line, values, teams: [], errors: rowErrors(values, kind) }
    })
    // More cells than headings: a separator in an unquoted cell moved the rest, so nothing in the row can be trusted.
    for (const [index, { cells }] of file.rows.entries()) {
      const row = this.rows[index]
      if (!row) continue
      this.#byLine.set(row.line, row)
      if (cells.length > file.columns.length && cells.slice(file.columns.length).some((cell) => cell.trim()))
        row.errors = { identifier: 'cells', ...row.errors }
      this.#note(row.values.identifier ?? '', row.line)
    }
    for (const row of this.rows) this.#judgeRepeated(row)
  }

  #note(identifier: string, line: number): void {
    if (!identifier) return
    const lines = this.#lines.get(identifier)
    if (lines) lines.add(line)
    else this.#lines.set(identifier, new Set([line]))
    this.#firstLines.set(identifier, Math.min(line, this.#firstLines.get(identifier) ?? line))
  }

  #forget(identifier: string, line: number): void {
    const lines = this.#lines.get(identifier)
    if (!lines?.delete(line)) return
    let first = Infinity
    for (const other of lines) first = Math.min(first, other)
    this.#firstLines.set(identifier, first)
  }

  // The first line of an identifier is right, the later ones repeat it.
  #judgeRepeated(row: EmployeeRow): void {
    const first = this.#firstLines.get(row.values.identifier ?? '')
    if (first !== undefined && first < row.line) row.errors = { identifier: 'repeated', ...row.errors }
  }

  /** Takes the team labels of each row from columns of the file. */
  setTeams(file: Pick<CsvFile, 'rows'>, places: readonly number[]): void {
    for (const [index, { cells }] of file.rows.entries()) {
      const labels = places.map((place) => labelText(cells[place])).filter(Boolean)
      const row = this.rows[index]
      if (row) row.teams = [...new Set(labels)]
    }
  }

  /** Changes one cell and judges its row, and those that had the same identifier, again. */
  edit(line: number, field: Field, value: string): void {
    const row = this.#byLine.get(line)
    if (!row) return
    const before = row.values.identifier ?? ''
    row.values = { ...row.values, [field]: field === 'dateOfBirth' ? toIsoDate(value.trim()) : value.trim() }
    const affected = new Set([line])
    if (field === 'identifier') {
      this.#forget(before, line)
      this.#note(row.values.identifier ?? '', line)
      for (const identifier of [before, row.values.identifier ?? ''])
        for (const other of this.#lines.get(identifier) ?? []) affected.add(other)
    }
    for (const at of affected) {
      const one = this.#byLine.get(at)
      if (!one) continue
      one.errors = rowErrors(one.values, this.#kind)
      this.#judgeRepeated(one)
    }
  }

  /** The rows that can be sent, and those that cannot. */
  split(): { right: EmployeeRow[]; wrong: EmployeeRow[] } {
    const right: EmployeeRow[] = []
    const wrong: EmployeeRow[] = []
    for (const row of this.rows) (Object.keys(row.errors).length === 0 ? right : wrong).push(row)
    return { right, wrong }
  }
}
