import type { Encoding } from './csv-file'
import type { BulkKind, EmployeeRow, Field, RowError } from './employee-rows'

/** Messages about an open file. */
export interface Summary {
  headers: string[]
  /** Index of the column of each field. */
  columns: Partial<Record<Field, number>>
  missing: Field[]
  duplicate: Field[]
  encoding: Encoding
  delimiter: string
  right: number
  wrong: number
}

/** Requests from the page to the worker. */
export type Request =
  | { type: 'open'; file: File; kind: BulkKind }
  | { type: 'columns'; of: Partial<Record<Field, number>> }
  | { type: 'teams'; columns: readonly string[] }
  | { type: 'edit'; line: number; field: Field; value: string }
  | { type: 'rows'; of: 'right' | 'wrong'; from: number; size: number }
  | { type: 'download'; reasons: Record<RowError, string>; labels: Record<Field | 'teams' | 'reason', string> }

export interface Answers {
  open: Summary
  columns: Summary
  teams: Summary
  edit: Summary
  rows: EmployeeRow[]
  download: Blob
}

export type Response = { result: unknown } | { error: string }
