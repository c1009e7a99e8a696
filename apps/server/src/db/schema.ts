import type { AccessTables } from './schema/access.ts'
import type { ObjectTables } from './schema/objects.ts'
import type { PeopleTables } from './schema/people.ts'
import type { SessionTables } from './schema/sessions.ts'
import type { TenancyTables } from './schema/tenancy.ts'

/** Every table as Kysely sees it. The truth is `migrations/*.sql`; a test compares the two. */
export interface Schema extends TenancyTables, PeopleTables, AccessTables, SessionTables, ObjectTables {}
