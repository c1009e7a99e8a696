import type { components } from '@ssp/api/schema'
import { problem } from '../../errors.ts'
import { parseDays } from '../../db/days.ts'
import type { findUnfinished, Gift } from './gifts.repository.ts'
import type { EntryRow } from './ledger.repository.ts'
import type { RewardFilter, RewardRow } from './rewards.repository.ts'

type Schemas = components['schemas']

const PENCE = 100
const MASK = '••••-••••-••••'

/** Whole pounds as the tables hold them. */
export const toPence = (pounds: number): number => pounds * PENCE

/** Pence as pounds. */
export const toPounds = (pence: number): number => pence / PENCE

const moment = (text: string) => new Date(text).toISOString()

const nameOf = (person: { title: string | null; forename: string | null; surname: string | null }): string | null =>
  [person.title, person.forename, person.surname].filter(Boolean).join(' ') || null

/** Shapes a given reward, its code masked. */
export const toReward = (row: RewardRow): Schemas['Reward'] => ({
  id: row.id,
  created_at: moment(row.recorded_at ?? ''),
  employee_id: row.employee_id,
  fullname: nameOf(row),
  card_amount: toPounds(row.amount_pence),
  card_code: MASK,
  message: row.message,
  viewed_at: row.viewed_at && moment(row.viewed_at),
})

/** Shapes an unfinished gift. */
export const toUnfinished = (row: Awaited<ReturnType<typeof findUnfinished>>[number]): Schemas['UnfinishedGift'] => ({
  id: row.id,
  created_at: moment(row.created_at),
  employee_id: row.employee_id,
  fullname: nameOf(row),
  card_amount: toPounds(row.amount_pence),
  message: row.message,
  status: row.status === 'issued' ? 'issued' : 'reserved',
  given_by: row.given_by_label,
})

/** Shapes an entry of the ledger. */
export const toEntry = (row: EntryRow): Schemas['LedgerEntry'] => ({
  id: row.id,
  created_at: moment(row.created_at),
  kind: row.kind,
  amount: toPounds(row.amount_pence),
  reward_id: row.reward_id,
  fullname: nameOf(row),
  note: row.note,
  actor: row.actor_label,
})

/** The answer of the gift-card service in the shape of the specification (spec 3 section 7). */
export const toCardResult = (
  gift: Pick<Gift, 'id' | 'status'> | null,
  code: string | null,
): Schemas['GiftCardResult'] => ({
  body: { successFlag: code !== null, response: { gcClaimCode: code } },
  gift: gift && { id: gift.id, status: gift.status },
})

/** The filters of the list as the request has them. */
export interface WireFilter {
  search?: string
  page?: number
  limit?: number
  cardAmount?: string
  createdAt?: string
  viewedAt?: string
}

const bound = (text: string | undefined) => (text ? Number(text) : undefined)

/**
 * The filters of a request.
 * @throws problem `invalid` for a day that does not exist, or an end before its start.
 */
export function filterOf({ cardAmount, createdAt, viewedAt, ...page }: WireFilter): RewardFilter {
  const [min, max] = (cardAmount ?? '').split(',').map(bound)
  if (min !== undefined && max !== undefined && min > max)
    throw problem('invalid', { fields: { cardAmount: 'The end lies before the start.' } })
  return {
    ...page,
    ...(cardAmount !== undefined && { amount: { min, max } }),
    ...(createdAt !== undefined && { created: parseDays('createdAt', createdAt) }),
    ...(viewedAt !== undefined && { viewed: parseDays('viewedAt', viewedAt) }),
  }
}
