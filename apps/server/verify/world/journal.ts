import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { splitStatements } from '../../src/db/migrate.ts'

/** Rows of one client in one table that differ from before. */
export interface Change {
  table: string
  clientId: string
}

/** A row that differs from before. */
export interface RowChange {
  table: string
  /** Columns of its key. */
  key: string[]
  /** Absent when the row was added. */
  old: Record<string, unknown> | null
  /** Absent when it was removed. */
  new: Record<string, unknown> | null
}

/**
 * Every row that is written, with its former content. What an operation writes is taken back after it, so that each
 * operation meets the same records and the tables do not grow. Rows that were written since the last `keep` belong to no
 * segment yet.
 */
export interface Journal {
  /** Gives the rows that belong to no segment to this one. */
  keep: (segment: string) => Promise<void>
  /** As `keep`, for the rows alone that mention an id. @returns the ids of these rows. */
  keepMentions: (segment: string, id: string) => Promise<Set<string>>
  /** Takes back what belongs to no segment. */
  undo: () => Promise<void>
  /** Takes a segment back; `redo` writes it again. */
  undoSegment: (segment: string) => Promise<void>
  redo: (segment: string) => Promise<void>
  /** Number of the last row. */
  position: () => Promise<number>
  /** What differs since a position, of the rows that belong to no segment. A row that was changed back does not. */
  changesSince: (position: number) => Promise<Change[]>
  /** Number of rows that were inserted by table, of those that belong to no segment; removed ones count too. */
  inserted: () => Promise<Map<string, number>>
  /** As `changesSince`, of all clients, with the rows themselves. */
  rowsSince: (position: number) => Promise<RowChange[]>
  /** Forgets all segments as they are. */
  forget: () => Promise<void>
  /** Takes back what belongs to no segment, and ends. */
  close: () => Promise<void>
}

const statements = splitStatements(readFileSync(join(import.meta.dirname, 'journal.sql'), 'utf8'))

/** Subqueries of the rows that differ since a position: each as it was (amount -1) and as it is (amount 1). */
const changedRows = (position: number) => sql`
  rows as (
    select name, old as row, -1 as amount from verify.journal where segment = '' and seq > ${position}
    union all select name, new, 1 from verify.journal where segment = '' and seq > ${position}),
  changed as (
    select name, row, sum(amount) as amount from rows where row is not null group by name, row having sum(amount) <> 0)`

/** Begins to write the journal. One at a time. */
export async function openJournal({ kysely }: Database): Promise<Journal> {
  for (const statement of statements) await sql.raw(statement).execute(kysely)
  const replay = (segment: string, isBack: boolean) => sql`select verify.replay(${segment}, ${isBack})`.execute(kysely)
  const undo = async () => {
    await sql`select verify.undo()`.execute(kysely)
  }
  return {
    undo,
    async keep(segment) {
      await sql`update verify.journal set segment = ${segment} where segment = ''`.execute(kysely)
    },
    async keepMentions(segment, id) {
      const { rows } = await sql<{ id: string | null }>`
        update verify.journal set segment = ${segment}
          where segment = '' and (strpos(old::text, ${id}) > 0 or strpos(new::text, ${id}) > 0)
          returning new ->> 'id' as id`.execute(kysely)
      return new Set(rows.flatMap((row) => row.id ?? []))
    },
    async undoSegment(segment) {
      await replay(segment, true)
    },
    async redo(segment) {
      await replay(segment, false)
    },
    async position() {
      const { rows } = await sql<{ last: number }>`
        select coalesce(max(seq), 0)::int as last from verify.journal`.execute(kysely)
      return rows[0]?.last ?? 0
    },
    async changesSince(position) {
      const { rows } = await sql<Change>`
        with ${changedRows(position)}
        select distinct name::text as table, case when name = 'clients'::regclass then row ->> 'id' else row ->> 'client_id'
          end as "clientId" from changed order by 1`.execute(kysely)
      return rows
    },
    async inserted() {
      const { rows } = await sql<{ table: string; count: number }>`
        select name::text as table, count(*)::int as count from verify.journal
          where segment = '' and old is null group by name`.execute(kysely)
      return new Map(rows.map(({ table, count }) => [table, count]))
    },
    async rowsSince(position) {
      const { rows } = await sql<RowChange>`
        with ${changedRows(position)},
        keyed as (select name, key, amount, row, (select jsonb_agg(row -> part) from unnest(key) part) as id
          from changed join verify.tables using (name))
        select name::text as table, key, (jsonb_agg(row) filter (where amount < 0)) -> 0 as old,
            (jsonb_agg(row) filter (where amount > 0)) -> 0 as new
          from keyed group by name, key, id order by 1, id`.execute(kysely)
      return rows
    },
    async forget() {
      await sql`truncate verify.journal`.execute(kysely)
    },
    async close() {
      await undo()
      await sql`drop schema verify cascade`.execute(kysely)
    },
  }
}
