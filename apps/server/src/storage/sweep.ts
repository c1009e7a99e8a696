import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { jobKind } from '../jobs/job.ts'
import { KEPT } from './objects.ts'
import type { ObjectStore } from './object-store.ts'
import { INCOMING } from './upload-claims.ts'
import type { Uploads } from './uploads.ts'

/** The daily sweep. */
export const storageSweep = jobKind('storage.sweep')

/** Milliseconds after which bytes that nothing names are deleted: far longer than any upload takes. */
const DAY = 86_400_000

/**
 * The daily sweep: settles what arrived, ends uploads that never came, and removes bytes that
 * nothing names (half of an upload, the picture before the last one, what a stopped server had just written).
 * The store must be this database's own.
 * @returns how many objects it removed.
 */
export function createSweep(deps: {
  database: Database
  store: ObjectStore
  uploads: Uploads
  log: FastifyBaseLogger
}): () => Promise<number> {
  const { database, store, uploads, log } = deps

  const isOld = async (name: string) => {
    const facts = await store.facts(name)
    return facts !== undefined && Date.now() - facts.changedAt.getTime() > DAY
  }

  const unnamed = async (names: readonly string[]): Promise<string[]> => {
    const rows = await database.withSystem((tx) =>
      tx.selectFrom('objects').select('stored_as').where('stored_as', 'in', names).execute(),
    )
    const known = new Set(rows.map((row) => row.stored_as))
    return names.filter((name) => !known.has(name))
  }

  return async () => {
    await uploads.settle()
    await database.withSystem((tx) =>
      tx
        .updateTable('uploads')
        .set({ rejected_because: 'It never arrived.' })
        .where('published_at', 'is', null)
        .where('rejected_because', 'is', null)
        .where('created_at', '<', sql<string>`now() - interval '1 day'`)
        .execute(),
    )
    let removed = 0
    for (const folder of [INCOMING, KEPT]) {
      for await (const names of store.list(folder)) {
        for (let from = 0; from < names.length; from += 500) {
          for (const name of await unnamed(names.slice(from, from + 500))) {
            if (!(await isOld(name))) continue
            await store.remove(name)
            removed += 1
          }
        }
      }
    }
    if (removed > 0) log.info({ removed }, 'objects that nothing names removed')
    return removed
  }
}
