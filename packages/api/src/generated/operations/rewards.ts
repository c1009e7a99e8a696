// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the rewards. */
export const listRewards = /* @__PURE__ */ operation('GET', '/ssp/production/rewards/{clientId}')

/** Number of rewards. */
export const countRewards = /* @__PURE__ */ operation('GET', '/ssp/production/rewards/{clientId}#count', {"count":true})

/** The balance that pays for gifts. */
export const getRewardBalance = /* @__PURE__ */ operation('GET', '/ssp/production/rewards/{clientId}/transactions')

/** Reserve the money for a gift and buy its code. */
export const requestGiftCard = /* @__PURE__ */ operation('POST', '/ssp/production/rewards/{clientId}/gift-card', {}, 'REWARDS_CREATE')

/** Record a gift whose code was bought. */
export const createReward = /* @__PURE__ */ operation('POST', '/ssp/production/rewards/{clientId}/create', {}, 'REWARDS_CREATE')

/** The code of a reward. The view is logged. */
export const revealRewardCode = /* @__PURE__ */ operation('POST', '/ssp/production/rewards/{clientId}/codes/{id}')

/** The code, for its recipient. The first call sets `viewed_at`. */
export const openReward = /* @__PURE__ */ operation('PUT', '/ssp/production/rewards/{clientId}/opened/{id}')

/** Gifts that are not finished. */
export const listUnfinishedGifts = /* @__PURE__ */ operation('GET', '/ssp/production/rewards/{clientId}/unfinished')

/** Continue an unfinished gift. */
export const resumeGift = /* @__PURE__ */ operation('POST', '/ssp/production/rewards/{clientId}/unfinished/{id}/resume', {}, 'REWARDS_UPDATE')

/** Refund the money of an unfinished gift. */
export const refundGift = /* @__PURE__ */ operation('POST', '/ssp/production/rewards/{clientId}/unfinished/{id}/refund', {}, 'REWARDS_UPDATE')

/** Add to the balance of a client. */
export const topUpRewards = /* @__PURE__ */ operation('POST', '/ssp/production/rewards/{clientId}/top-ups')

/** A page of the ledger entries that make up the balance. */
export const listRewardLedger = /* @__PURE__ */ operation('GET', '/ssp/production/rewards/{clientId}/ledger')

/** Number of ledger entries. */
export const countRewardLedger = /* @__PURE__ */ operation('GET', '/ssp/production/rewards/{clientId}/ledger#count', {"count":true})

/** A reward. */
export const getReward = /* @__PURE__ */ operation('GET', '/ssp/production/rewards/{clientId}/{id}')
