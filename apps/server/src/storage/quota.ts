import type { Database, TenantScope } from '../db/database.ts'
import { problem } from '../errors.ts'

/** Milliseconds for which the stored bytes of a client are taken as known: adding them up reads every row. */
const FRESH_MS = 60_000

/** Stored bytes of a client, and by account. */
interface Usage {
  total: number
  byUser: ReadonlyMap<string, number>
  until: number
}

/**
 * What a client may store: one account has half of it at most. What is stored is at most a minute old, so that a client
 * can pass its quota by what it uploads in a minute.
 */
export function createQuota({ database, quotaBytes }: { database: Database; quotaBytes: number }) {
  const known = new Map<string, Usage>()

  const addUp = async (scope: TenantScope): Promise<Usage> => {
    const rows = await database.withTenant(scope, (tx) =>
      tx
        .selectFrom('objects')
        .select((of) => ['uploaded_by', of.fn.sum<string>('size').as('bytes')])
        .where('client_id', '=', scope.clientId)
        .groupBy('uploaded_by')
        .execute(),
    )
    const byUser = new Map(rows.map((row) => [row.uploaded_by ?? '', Number(row.bytes)]))
    const total = [...byUser.values()].reduce((sum, bytes) => sum + bytes, 0)
    const usage = { total, byUser, until: Date.now() + FRESH_MS }
    known.set(scope.clientId, usage)
    return usage
  }
  const usageOf = async (scope: TenantScope) => {
    const usage = known.get(scope.clientId)
    return usage && usage.until > Date.now() ? usage : addUp(scope)
  }

  return {
    /** @throws problem `conflict` when the storage is full. */
    async require(scope: TenantScope, userId: string): Promise<void> {
      const { total, byUser } = await usageOf(scope)
      if (total >= quotaBytes) throw problem('conflict', { message: 'The storage of this client is full.' })
      if ((byUser.get(userId) ?? 0) >= quotaBytes / 2) {
        throw problem('conflict', { message: 'Your account has used its part of the storage.' })
      }
    },
  }
}
