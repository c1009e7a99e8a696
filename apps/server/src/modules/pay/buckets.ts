import type { PurgeRule } from '../../jobs/purge.ts'

/** Bucket of archives of pay files: only the server writes to it. */
export const ARCHIVES = 'archives'

/** An archive is made for one download. */
export const archivePurge: PurgeRule = { table: 'pay_archives', where: `created_at < now() - interval '1 day'` }
