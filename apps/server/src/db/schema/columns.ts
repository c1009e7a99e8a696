import type { ColumnType, Generated } from 'kysely'

/** timestamptz: an ISO string when read; a Date or ISO string when written. */
export type Timestamp = ColumnType<string, string | Date, string | Date>
/** A timestamp the database fills in when absent. */
export type DefaultTimestamp = ColumnType<string, string | Date | undefined, string | Date>
/** A timestamp that may be null. */
export type NullableTimestamp = ColumnType<string | null, string | Date | null | undefined, string | Date | null>
/** jsonb with a default: the parsed value when read; a JSON string when written (the drivers disagree about arrays). */
export type DefaultJson<T> = ColumnType<T, string | undefined, string>
/** Kept by a trigger; never written. */
export type Kept<T> = ColumnType<T, T | undefined, never>

/** Columns of every versioned record. */
export interface Versioned {
  version: Kept<number>
  updated_at: Kept<string>
}

/** Columns of every record with a birthday. */
export interface Created {
  created_at: DefaultTimestamp
}

export type { Generated }
