import { Readable } from 'node:stream'
import { can } from '@ssp/api/can'
import { canReach, placeOf } from '../access/actor.ts'
import type { Call } from '../access/call.ts'
import type { Deps } from '../deps.ts'
import { problem } from '../errors.ts'
import type { ExportSource } from '../storage/personal-addresses.ts'

/**
 * Reads batches of rows until one has fewer than `size`. Stops when the file is no longer downloaded.
 * @param read the batch after a row, in its own transaction; the first batch without a row.
 */
export async function* batches<T>(size: number, read: (after: T | undefined) => Promise<T[]>): AsyncGenerator<T[]> {
  for (let after: T | undefined, isMore = true; isMore;) {
    const rows = await read(after)
    yield rows
    after = rows.at(-1)
    isMore = rows.length === size
  }
}

/**
 * Makes the source of an export whose lines are written while it is downloaded.
 * @param linesOf the lines for a signed address, or a problem.
 * @throws problem `not_found` for a caller who may no longer export.
 */
export const exportSource =
  (
    { directory }: Pick<Deps, 'directory'>,
    permission: string,
    linesOf: (call: Call, key: string) => Promise<AsyncGenerator<string>>,
  ): ExportSource =>
  async ({ clientId, key, actor }) => {
    const client = await directory.byId(clientId)
    if (!client || !canReach(actor, client)) throw problem('not_found')
    if (!can(actor.rights, permission, placeOf(actor, client))) throw problem('not_found')
    return Readable.from(await linesOf({ actor, client }, key))
  }
