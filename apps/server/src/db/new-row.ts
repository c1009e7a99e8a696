import type { Insertable } from 'kysely'
import type { Schema } from './schema.ts'

/** A new row of a client's table, without the id of the client. */
export type NewRow<Table extends keyof Schema> = Omit<Insertable<Schema[Table]>, 'client_id'>
