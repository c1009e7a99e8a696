import { isEmailAddress } from '@ssp/api/email-address'
import { withFormula } from '@ssp/api/spreadsheet'
import { FIRST_BIRTHDAY } from '../model/birthdays'
import { isPhoneNumber } from '../model/phone-numbers'
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

/** Fields by heading without spaces, hyphens and underscores: English, and German as the rows that are wrong are exported. */
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
  kennung: 'identifier',
  vorname: 'forename',
  nachname: 'surname',
  anrede: 'title',
  mobilnummer: 'mobileNumber',
  telefonnummer: 'telephoneNumber',
  geburtsdatum: 'dateOfBirth',
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
export type RowError =
  | 'missing'
  | 'tooLong'
  | 'email'
  | 'date'
  | 'noDay'
  | 'birthday'
  | 'phone'
  | 'control'
  | 'repeated'
  | 'cells'
  | 'teams'

/** A row with its texts by column of the table, and what is wrong with it by field. */
export interface EmployeeRow {
  line: number
  values: Partial<Record<Field, string>>
  teams: readonly string[]
  errors: Partial<Record<Field | 'teams', RowError>>
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
  return { of, duplicate: [...new Set(duplicate)], missing: missingOf(of, kind) }
}

const missingOf = (of: Columns['of'], kind: BulkKind) => REQUIRED[kind].filter((field) => of[field] === undefined)

// Control characters other than line breaks and tabs, and halves of characters.
const CONTROL = /(?![\t\n\r])\p{Cc}|\p{Cs}/u
const INVISIBLE = /\p{Cf}/u
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0]/u

// Most texts, and the other expressions take several times as long.
const PLAIN = /^[ -~]*$/

/** Whether the server takes a text: one that it does not take would hold up every row of its request. */
const isStorable = (text: string) =>
  PLAIN.test(text) || (!CONTROL.test(text) && (!INVISIBLE.test(text) || VISIBLE.test(text)))

// An export writes an apostrophe before what a spreadsheet would run as a formula.
const cellText = (cell: string | undefined): string => withFormula((cell ?? '').trim())

/** Teams that the server takes of a row at most. */
const TEAMS_LIMIT = 20

/** Characters of a team label at most. */
const LABEL_LIMIT = 200

/** The label of a team without what cannot be stored; '' when nothing is left. */
function labelText(cell: string | undefined): string {
  const text = cellText(cell)
  const label = CONTROL.test(text) ? text.replace(new RegExp(CONTROL, 'gu'), '').trim() : text
  if (!isStorable(label)) return ''
  return label.length > LABEL_LIMIT ? Array.from(label).slice(0, LABEL_LIMIT).join('').trim() : label
}

/** A date as YYYY-MM-DD; 31/12/1990 and 31.12.1990 are days of Europe. Anything else, also 31.02.1990, is returned as it is. */
export function toIsoDate(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? []
  const iso = day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDate(iso) ? iso : text
}

// The forms of a day that are read, whether or not the calendar has it.
const DAY = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{4})$/

function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The day that it is in the earliest time zone, UTC+14. */
const latestToday = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

function errorOf(field: Field, value: string, kind: BulkKind): RowError | undefined {
  // An empty cell of an update leaves what is there.
  const required = kind === 'update' ? field === 'identifier' : REQUIRED[kind].includes(field)
  if (value === '') return required ? 'missing' : undefined
  if (!isStorable(value)) return 'control'
  if (value.length > LIMITS[field]) return 'tooLong'
  if (field === 'email' && !isEmailAddress(value)) return 'email'
  if ((field === 'mobileNumber' || field === 'telephoneNumber') && !isPhoneNumber(value)) return 'phone'
  if (field === 'dateOfBirth' && !isDate(value)) return DAY.test(value) ? 'noDay' : 'date'
  // The server knows the day at the client; here nothing is held up that may be right there.
  if (field === 'dateOfBirth' && (value < FIRST_BIRTHDAY || value > latestToday())) return 'birthday'
  return undefined
}

// Shared by the rows without any, of which there may be a million.
const NO_ERRORS: EmployeeRow['errors'] = Object.freeze({})
const NO_TEAMS: readonly string[] = Object.freeze([])

/** What is wrong with the values of one row; a repeated identifier is known to the table only. */
export function rowErrors(values: EmployeeRow['values'], kind: BulkKind): EmployeeRow['errors'] {
  let errors = NO_ERRORS
  for (const field of FIELDS) {
    const error = errorOf(field, values[field] ?? '', kind)
    if (!error) continue
    if (errors === NO_ERRORS) errors = {}
    errors[field] = error
  }
  return errors
}

/** The lines of an identifier that is in several rows; the first is kept, because it may be in every row. */
interface Repeated {
  first: number
  lines: Set<number>
}

/** The fields that a file of a kind is read for. */
export const usedBy = (kind: BulkKind): readonly Field[] =>
  kind === 'deactivate' ? ['identifier', 'forename', 'surname'] : FIELDS

const withTeamsError = (errors: EmployeeRow['errors'], teams: EmployeeRow['teams']): EmployeeRow['errors'] =>
  teams.length > TEAMS_LIMIT ? { ...errors, teams: 'teams' } : errors

const isRight = ({ errors }: EmployeeRow) => errors === NO_ERRORS || Object.keys(errors).length === 0

/** The rows of a file, kept with what is wrong with each. */
export class EmployeeTable {
  readonly rows: EmployeeRow[] = []
  readonly columns: Columns
  readonly #kind: BulkKind
  readonly #width: number
  readonly #lines = new Map<string, number | Repeated>()
  readonly #edits: { line: number; field: Field; value: string }[] = []
  #teamPlaces: readonly number[] = []

  /** @param of the chosen columns; default those that the headings name */
  constructor(file: Pick<CsvFile, 'columns' | 'rows'>, kind: BulkKind, of?: Columns['of']) {
    this.#kind = kind
    this.#width = file.columns.length
    this.columns = of ? { of, duplicate: [], missing: missingOf(of, kind) } : matchColumns(file.columns, kind)
    this.add(file.rows)
  }

  /** The table of the same file by other columns; team columns stay, and so do corrections of fields whose column stays. */
  withColumns(file: Pick<CsvFile, 'columns' | 'rows'>, of: Columns['of']): EmployeeTable {
    const table = new EmployeeTable(file, this.#kind, of)
    table.setTeams(file, this.#teamPlaces)
    for (const edit of this.#edits)
      if (of[edit.field] === this.columns.of[edit.field]) table.edit(edit.line, edit.field, edit.value)
    return table
  }

  /** Takes and judges the next rows of the file. */
  add(rows: CsvFile['rows']): void {
    const width = this.#width
    const places = usedBy(this.#kind).flatMap((field) => {
      const place = this.columns.of[field]
      return place === undefined ? [] : [{ field, place }]
    })
    for (const { line, cells } of rows) {
      const values: EmployeeRow['values'] = {}
      for (const { field, place } of places) {
        const text = cellText(cells[place])
        values[field] = field === 'dateOfBirth' ? toIsoDate(text) : text
      }
      const row: EmployeeRow = { line, values, teams: NO_TEAMS, errors: rowErrors(values, this.#kind) }
      // More cells than headings: a separator in an unquoted cell moved the rest, so nothing in the row can be trusted.
      if (cells.length > width && cells.slice(width).some((cell) => cell.trim()))
        row.errors = { identifier: 'cells', ...row.errors }
      this.#note(values.identifier ?? '', line)
      this.#judgeRepeated(row)
      this.rows.push(row)
    }
  }

  #note(identifier: string, line: number): void {
    if (!identifier) return
    const of = this.#lines.get(identifier)
    if (of === undefined) this.#lines.set(identifier, line)
    else if (typeof of === 'number')
      this.#lines.set(identifier, { first: Math.min(of, line), lines: new Set([of, line]) })
    else {
      of.lines.add(line)
      of.first = Math.min(of.first, line)
    }
  }

  #forget(identifier: string, line: number): void {
    const of = this.#lines.get(identifier)
    if (of === line) this.#lines.delete(identifier)
    if (typeof of !== 'object' || !of.lines.delete(line)) return
    let first = Infinity
    for (const other of of.lines) first = Math.min(first, other)
    of.first = first
  }

  #linesOf(identifier: string): Iterable<number> {
    const of = this.#lines.get(identifier)
    return typeof of === 'object' ? of.lines : of === undefined ? [] : [of]
  }

  /** The row of a line: the rows are in the order of their lines. */
  #rowAt(line: number): EmployeeRow | undefined {
    let [from, to] = [0, this.rows.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.rows[middle]?.line ?? line) < line) from = middle + 1
      else to = middle
    }
    const row = this.rows[from]
    return row?.line === line ? row : undefined
  }

  // The first line of an identifier is right, the later ones repeat it.
  #judgeRepeated(row: EmployeeRow): void {
    const of = this.#lines.get(row.values.identifier ?? '')
    const first = typeof of === 'object' ? of.first : of
    if (first !== undefined && first < row.line) row.errors = { identifier: 'repeated', ...row.errors }
  }

  /** Takes the team labels of each row from columns of the file. */
  setTeams(file: Pick<CsvFile, 'rows'>, places: readonly number[]): void {
    this.#teamPlaces = places
    for (const [index, { cells }] of file.rows.entries()) {
      const labels = places.map((place) => labelText(cells[place])).filter(Boolean)
      const row = this.rows[index]
      if (!row) continue
      row.teams = [...new Set(labels)]
      const { teams: _, ...others } = row.errors
      row.errors = withTeamsError(others, row.teams)
    }
  }

  /** Changes one cell and judges its row, and those that had the same identifier, again. */
  edit(line: number, field: Field, value: string): void {
    const row = this.#rowAt(line)
    if (!row) return
    this.#edits.push({ line, field, value })
    const before = row.values.identifier ?? ''
    row.values = { ...row.values, [field]: field === 'dateOfBirth' ? toIsoDate(value.trim()) : value.trim() }
    const affected = new Set([line])
    if (field === 'identifier') {
      this.#forget(before, line)
      this.#note(row.values.identifier ?? '', line)
      for (const identifier of [before, row.values.identifier ?? ''])
        for (const other of this.#linesOf(identifier)) affected.add(other)
    }
    for (const at of affected) {
      const one = this.#rowAt(at)
      if (!one) continue
      one.errors = withTeamsError(rowErrors(one.values, this.#kind), one.teams)
      this.#judgeRepeated(one)
    }
  }

  /** The rows that can be sent, and those that cannot. */
  split(): { right: EmployeeRow[]; wrong: EmployeeRow[] } {
    const right: EmployeeRow[] = []
    const wrong: EmployeeRow[] = []
    for (const row of this.rows) (isRight(row) ? right : wrong).push(row)
    return { right, wrong }
  }
}
