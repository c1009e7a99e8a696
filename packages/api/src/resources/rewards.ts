import * as operations from '../generated/operations'
import { resource, send, type BodyArgs, type QueryArgs } from './resource'

const rewards = resource('rewards')

/** A page of the given rewards, the newest first, their codes masked; `page` counts from 0. */
export const rewardsQuery = rewards.page(operations.listRewards)

/** How many rewards match. */
export const rewardCountQuery = rewards.count(operations.countRewards)

/** The balance of the client in pounds. */
export const rewardBalanceQuery = rewards.read(
  'balance',
  operations.getRewardBalance,
  () => ({}),
  ({ record }) => record,
)

/** Unfinished gifts, the oldest first. */
export const unfinishedGiftsQuery = rewards.read(
  'unfinished',
  operations.listUnfinishedGifts,
  () => ({}),
  ({ record }) => record,
)

/**
 * Reserves the money of a gift and buys its code. `giftKey` is a UUID of the gift: the same one again goes on with the same
 * gift. Rejects with `fields.cardAmount` above the balance, with `fields.employeeId` for an employee who cannot receive.
 */
export const requestGiftCard = send(
  operations.requestGiftCard,
  ({ giftKey, ...order }: BodyArgs<typeof operations.requestGiftCard> & { giftKey: string }) => ({
    body: order,
    idempotencyKey: giftKey,
  }),
  ['rewards'],
)

/** Records the gift whose code was bought; again returns the same one. */
export const createReward = send(
  operations.createReward,
  ({ giftKey, ...reward }: Omit<BodyArgs<typeof operations.createReward>, 'client_id'> & { giftKey: string }, api) => ({
    body: { ...reward, client_id: api.clientId() },
    idempotencyKey: giftKey,
  }),
  ['rewards', 'interactions'],
)

/** The code of a reward; the server logs who looked. */
export const revealRewardCode = send(operations.revealRewardCode, ({ id }: { id: string }) => ({ path: { id } }), [
  'interactions',
])

/** Goes on with an unfinished gift. `success` is false with a `message` when it still does. */
export const resumeGift = send(operations.resumeGift, ({ id }: { id: string }) => ({ path: { id } }), [
  'rewards',
  'interactions',
])

/** Takes the money of a gift back. `success` is false when its card had been bought; it is then given. */
export const refundGift = send(operations.refundGift, ({ id }: { id: string }) => ({ path: { id } }), ['rewards'])

/** Adds to the balance. Returns the new one. */
export const topUpRewards = send(
  operations.topUpRewards,
  (body: BodyArgs<typeof operations.topUpRewards>) => ({
    body,
  }),
  ['rewards'],
)

// Under names of their own: a page of the ledger is no page of the rewards.
/** A page of the entries whose sum is the balance, the newest first. */
export const rewardLedgerQuery = rewards.read(
  'ledger',
  operations.listRewardLedger,
  (query: QueryArgs<typeof operations.listRewardLedger>) => ({ query }),
  ({ record }) => record,
)

/** How many entries the ledger has. */
export const rewardLedgerCountQuery = rewards.read(
  'ledgerCount',
  operations.countRewardLedger,
  () => ({}),
  ({ record }) => record[0]?.total ?? 0,
)
