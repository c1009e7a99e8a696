import type { PurgeRule } from '../../jobs/purge.ts'

/** Bucket of archives of pay files: the server alone puts them. */
export const ARCHIVES = 'archives'

/** An archive is made for one download. */
export const archivePurge: PurgeRule = { table: 'pay_archives', where: `created_at < now() - interval '1 day'` }
