import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { createReward, listUnfinishedGifts, refundGift, requestGiftCard, resumeGift } from './gifts.service.ts'
import { filterOf, toCardResult, toEntry, toReward, toUnfinished } from './rewards-wire.ts'
import {
  countRewardLedger,
  countRewards,
  getReward,
  getRewardBalance,
  listRewardLedger,
  listRewards,
  openReward,
  revealRewardCode,
  topUpRewards,
} from './rewards.service.ts'

type Ids =
  | 'listRewards'
  | 'countRewards'
  | 'getReward'
  | 'getRewardBalance'
  | 'requestGiftCard'
  | 'createReward'
  | 'revealRewardCode'
  | 'openReward'
  | 'listUnfinishedGifts'
  | 'resumeGift'
  | 'refundGift'
  | 'topUpRewards'
  | 'listRewardLedger'
  | 'countRewardLedger'

/** Rewards (spec 3 section 7, Rewards). */
export function rewardsHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    listRewards: async (request) => (await listRewards(deps, callOf(request), filterOf(request.query))).map(toReward),

    async countRewards(request) {
      return [{ total: await countRewards(deps, callOf(request), filterOf(request.query)) }]
    },

    getReward: async (request) => toReward(await getReward(deps, callOf(request), request.params.id)),

    getRewardBalance: (request) => getRewardBalance(deps, callOf(request)),

    async requestGiftCard(request) {
      const { gift, code } = await requestGiftCard(deps, callOf(request), request.body, keyOf(request))
      return toCardResult(gift ?? null, code)
    },

    async createReward(request, reply) {
      const id = await createReward(deps, callOf(request), request.body)
      void reply.status(201)
      return { success: true, id }
    },

    revealRewardCode: async (request) => ({
      card_code: await revealRewardCode(deps, callOf(request), request.params.id),
    }),

    openReward: (request) => openReward(deps, callOf(request), request.params.id),

    listUnfinishedGifts: async (request) => (await listUnfinishedGifts(deps, callOf(request))).map(toUnfinished),

    resumeGift: (request) => resumeGift(deps, callOf(request), request.params.id),

    refundGift: (request) => refundGift(deps, callOf(request), request.params.id),

    async topUpRewards(request, reply) {
      const balance = await topUpRewards(deps, callOf(request), request.body, keyOf(request))
      void reply.status(201)
      return balance
    },

    listRewardLedger: async (request) => (await listRewardLedger(deps, callOf(request), request.query)).map(toEntry),

    async countRewardLedger(request) {
      return [{ total: await countRewardLedger(deps, callOf(request)) }]
    },
  }
}
