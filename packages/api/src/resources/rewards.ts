import * as operations from '../generated/operations'
import { resource, send, type BodyArgs, type QueryArgs } from './resource'

const rewards = resource('rewards')

/** A page of the rewards, newest first, with masked codes; `page` starts at 0. */
export const rewardsQuery = rewards.page(operations.listRewards)

/** The number of rewards that match. */
export const rewardCountQuery = rewards.count(operations.countRewards)

/** The balance of the client in pounds. */
export const rewardBalanceQuery = rewards.read(
  'balance',
  operations.getRewardBalance,
  () => ({}),
  ({ record }) => record,
)

/** Unfinished gifts, oldest first. */
export const unfinishedGiftsQuery = rewards.read(
  'unfinished',
  operations.listUnfinishedGifts,
  () => ({}),
  ({ record }) => record,
)

/**
 * Reserves the money for a gift and buys its code. `giftKey` is a UUID of the gift: repeating it continues the same gift.
 * Rejects with `fields.cardAmount` above the balance, and with `fields.employeeId` for an employee who cannot receive a
 * gift.
 */
export const requestGiftCard = send(
  operations.requestGiftCard,
  ({ giftKey, ...order }: BodyArgs<typeof operations.requestGiftCard> & { giftKey: string }) => ({
    body: order,
    idempotencyKey: giftKey,
  }),
  ['rewards'],
)

/** Records a gift whose code was bought; a repeated call returns the same gift. */
export const createReward = send(
  operations.createReward,
  ({ giftKey, ...reward }: Omit<BodyArgs<typeof operations.createReward>, 'client_id'> & { giftKey: string }, api) => ({
    body: { ...reward, client_id: api.clientId() },
    idempotencyKey: giftKey,
  }),
  ['rewards', 'interactions'],
)

/** The code of a reward; the server logs the view. */
export const revealRewardCode = send(operations.revealRewardCode, ({ id }: { id: string }) => ({ path: { id } }), [
  'interactions',
])

/** Continues an unfinished gift. `success` is false with a `message` if it stays unfinished. */
export const resumeGift = send(operations.resumeGift, ({ id }: { id: string }) => ({ path: { id } }), [
  'rewards',
  'interactions',
])

/** Refunds the money of a gift. `success` is false if its card was already bought; the gift is then given. */
export const refundGift = send(operations.refundGift, ({ id }: { id: string }) => ({ path: { id } }), ['rewards'])

/** Adds to the balance. Resolves to the new balance. */
export const topUpRewards = send(
  operations.topUpRewards,
  (body: BodyArgs<typeof operations.topUpRewards>) => ({
    body,
  }),
  ['rewards'],
)

// Under separate keys, because a page of the ledger is not a page of the rewards.
/** A page of the ledger entries that make up the balance, newest first. */
export const rewardLedgerQuery = rewards.read(
  'ledger',
  operations.listRewardLedger,
  (query: QueryArgs<typeof operations.listRewardLedger>) => ({ query }),
  ({ record }) => record,
)

/** The number of ledger entries. */
export const rewardLedgerCountQuery = rewards.read(
  'ledgerCount',
  operations.countRewardLedger,
  () => ({}),
  ({ record }) => record[0]?.total ?? 0,
)
