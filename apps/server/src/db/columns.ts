import type { components } from '@ssp/api/schema'
import type { ColumnType } from 'kysely'

/** timestamptz: an ISO string when read; a Date or ISO string when written. */
export type Timestamp = ColumnType<string, string | Date, string | Date>
/** A timestamp the database fills in when absent. */
export type DefaultTimestamp = ColumnType<string, string | Date | undefined, string | Date>
/** A timestamp that may be null. */
export type NullableTimestamp = ColumnType<string | null, string | Date | null | undefined, string | Date | null>
/** jsonb with a default: the parsed value when read; a JSON string when written (the drivers disagree about arrays). */
export type DefaultJson<T> = ColumnType<T, string | undefined, string>

/** Columns of a table with the trigger `touch`. They are never updated by hand. */
export interface Versioned {
  version: ColumnType<number, number | undefined, never>
  updated_at: ColumnType<string, string | undefined, never>
}

/** Texts of the login page, spec 1 section 3. */
export interface ThemeContent {
  loginHeading?: string
  loginSubHeading?: string
  loginTextStart?: string | null
  loginTextEnd?: string | null
}

/** A field that a merge changed, with what both accounts had before. */
export interface MergedField {
  field: components['schemas']['MergeField']
  /** Value of the account that was merged away. */
  from: string | number | null
  /** Value of the correct account. */
  to: string | number | null
}
