import type { Deps } from '../../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import { closeGift, recordGift } from './gift-steps.ts'
import { findGift, findStalled } from './gifts.repository.ts'

/** Settles the unfinished gifts. */
export const settleGifts = jobKind('rewards.settle')

/** Maximum number of gifts per run. */
const BATCH = 200

/**
 * Settles unfinished gifts: a bought code is recorded, and money without one is refunded. It never buys, because an account
 * that saw the gift fail may have given another one. Running twice, or concurrently with a user, changes nothing.
 */
export function settleGiftsWorker(deps: Deps): JobWorker {
  const { database, log } = deps
  return jobWorker(settleGifts, async () => {
    const waiting = await database.withSystem((tx) => findStalled(tx, BATCH))
    for (const { client_id: clientId, id } of waiting) {
      const by = { scope: { clientId, platformId: '', userId: null }, mover: null }
      try {
        const found = await database.withTenant(by.scope, (tx) => findGift(tx, clientId, id))
        const gift = found?.status === 'reserved' ? await closeGift(deps, by, id) : found
        if (gift?.status !== 'issued') continue
        await database.withTenant(by.scope, async (tx) => {
          const locked = await findGift(tx, clientId, id)
          if (locked) await recordGift(tx, by, locked)
        })
      } catch (error) {
        // A gift that cannot be settled does not delay the others; the next run retries it.
        log.error({ err: error, gift: id }, 'a gift could not be settled')
      }
    }
  })
}
