import type { ErrorEvent } from '@ssp/api'

/** Number of entries shown initially, and after a type is chosen (R4-556, R4-557). */
export const FIRST_LIMIT = 10
export const CHOSEN_LIMIT = 2
const MOST = 10_240

/** The state of the feed in the address. */
export interface FeedState {
  search: string
  /** Id of an error type; empty for all. */
  type: string
  /** Maximum number of entries shown. */
  limit: number
}

/** Reads the state from an address; invalid values fall back to the default. */
export function readFeed(query: string): FeedState {
  const params = new URLSearchParams(query)
  const limit = Number(params.get('limit'))
  return {
    search: params.get('search') ?? '',
    type: params.get('type') ?? '',
    limit: Number.isInteger(limit) && limit > 0 && limit <= MOST ? limit : FIRST_LIMIT,
  }
}

/** The query of an address, empty or starting with `?`. */
export function writeFeed({ search, type, limit }: FeedState): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(type && { type }),
    ...(limit !== FIRST_LIMIT && { limit: String(limit) }),
  })
  return params.size > 0 ? `?${params.toString()}` : ''
}

/** Choosing a type, or all types, shows a short feed again (decision 73). */
export const chooseType = (state: FeedState, type: string): FeedState => ({ ...state, type, limit: CHOSEN_LIMIT })

/** Twice as many entries (R4-558). */
export const loadMore = (state: FeedState): FeedState => ({ ...state, limit: Math.min(state.limit * 2, MOST) })

/** The entries to show of the loaded ones (decision 74), and the number of the type's entries. */
export function feedOf(logs: readonly ErrorEvent[], { type, limit }: FeedState) {
  const matching = type ? logs.filter((log) => log.type === type) : logs
  return { shown: matching.slice(0, limit), total: matching.length }
}
