import type { Reward, RewardLedgerEntry, UnfinishedGift } from '@ssp/api'
import { fakeId } from '@ssp/api/testing'

const PEOPLE = ['Ada Okafor', 'Bruno Costa', 'Chloé Lefèvre', 'Dmitri Ivanov', 'Eilidh MacLeod', '小林 さくら']
const person = (index: number) => PEOPLE[index % PEOPLE.length] ?? ''

/** The code of the `index`th fake reward. */
export const fakeCode = (index: number): string => `CODE-0000-${String(index).padStart(4, '0')}`

/** The `index`th reward; every second was viewed. */
export const fakeReward = (index = 0, changes: Partial<Reward> = {}): Reward => ({
  id: fakeId(800 + index),
  created_at: '2026-03-04T09:12:00.000Z',
  employee_id: fakeId(40 + index),
  fullname: person(index),
  card_amount: 10 + index,
  card_code: '••••-••••-••••',
  message: index % 3 === 0 ? `Thank you for help number ${index + 1}.` : '',
  viewed_at: index % 2 === 0 ? '2026-03-05T10:00:00.000Z' : null,
  ...changes,
})

/** `count` rewards. */
export const fakeRewards = (count: number): Reward[] => Array.from({ length: count }, (_, index) => fakeReward(index))

/** The `index`th unfinished gift. */
export const fakeUnfinished = (index = 0, changes: Partial<UnfinishedGift> = {}): UnfinishedGift => ({
  id: fakeId(860 + index),
  created_at: '2026-03-04T09:12:00.000Z',
  employee_id: fakeId(42),
  fullname: person(index),
  card_amount: 25,
  message: 'For the night shift.',
  status: 'reserved',
  given_by: 'Grace Holloway',
  ...changes,
})

/** A statement of `count` entries, the oldest being a top-up. */
export const fakeLedger = (count: number): RewardLedgerEntry[] =>
  Array.from({ length: count }, (_, index): RewardLedgerEntry => {
    const isTopUp = index === count - 1
    return {
      id: fakeId(880 + index),
      created_at: '2026-03-04T09:12:00.000Z',
      kind: isTopUp ? 'top_up' : index === 1 ? 'refund' : 'gift',
      amount: isTopUp ? 2000 : index === 1 ? 25 : -25,
      reward_id: isTopUp ? null : fakeId(800 + index),
      fullname: isTopUp ? null : person(index),
      note: isTopUp ? 'Invoice 7' : '',
      actor: index === 1 ? null : 'Grace Holloway',
    }
  })
