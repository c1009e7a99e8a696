// Generated from openapi/ by `npm run generate`. Do not edit.

/** A page of the rewards that were given. */
export const listRewards = { method: 'GET', path: '/ssp/production/rewards/{clientId}', query: {} } as const

/** Number of the rewards. */
export const countRewards = { method: 'GET', path: '/ssp/production/rewards/{clientId}#count', query: {"count":true} } as const

/** The balance that gifts are paid from. */
export const getRewardBalance = { method: 'GET', path: '/ssp/production/rewards/{clientId}/transactions', query: {} } as const

/** Reserve the money of a gift and buy its code. */
export const requestGiftCard = { method: 'POST', path: '/ssp/production/rewards/{clientId}/gift-card', query: {}, strict: 'REWARDS_CREATE' } as const

/** Record the gift whose code was bought. */
export const createReward = { method: 'POST', path: '/ssp/production/rewards/{clientId}/create', query: {}, strict: 'REWARDS_CREATE' } as const

/** The code of a reward; who looked is logged. */
export const revealRewardCode = { method: 'POST', path: '/ssp/production/rewards/{clientId}/codes/{id}', query: {} } as const

/** The code, for its recipient; the first time sets `viewed_at`. */
export const openReward = { method: 'PUT', path: '/ssp/production/rewards/{clientId}/opened/{id}', query: {} } as const

/** Unfinished gifts. */
export const listUnfinishedGifts = { method: 'GET', path: '/ssp/production/rewards/{clientId}/unfinished', query: {} } as const

/** Go on with an unfinished gift. */
export const resumeGift = { method: 'POST', path: '/ssp/production/rewards/{clientId}/unfinished/{id}/resume', query: {}, strict: 'REWARDS_UPDATE' } as const

/** Take back the money of an unfinished gift. */
export const refundGift = { method: 'POST', path: '/ssp/production/rewards/{clientId}/unfinished/{id}/refund', query: {}, strict: 'REWARDS_UPDATE' } as const

/** Add to the balance of a client. */
export const topUpRewards = { method: 'POST', path: '/ssp/production/rewards/{clientId}/top-ups', query: {} } as const

/** A page of the entries whose sum is the balance. */
export const listRewardLedger = { method: 'GET', path: '/ssp/production/rewards/{clientId}/ledger', query: {} } as const

/** Number of the entries. */
export const countRewardLedger = { method: 'GET', path: '/ssp/production/rewards/{clientId}/ledger#count', query: {"count":true} } as const

/** One reward. */
export const getReward = { method: 'GET', path: '/ssp/production/rewards/{clientId}/{id}', query: {} } as const
