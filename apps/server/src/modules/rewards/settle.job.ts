import type { Deps } from '../../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import { closeGift, recordGift } from './gift-steps.ts'
import { findGift, findStalled } from './gifts.repository.ts'

/** Takes up the unfinished gifts. */
export const settleGifts = jobKind('rewards.settle')

/** Gifts that one run takes up. */
const BATCH = 200

/**
 * Settles unfinished gifts: a code that was bought is recorded, money without one goes back. It never buys:
 * an account that saw the gift fail may have given another one. Running twice, or beside a person, changes nothing.
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
        // One gift that cannot be settled does not hold up the others; the next run tries it again.
        log.error({ err: error, gift: id }, 'a gift could not be settled')
      }
    }
  })
}
