import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { seal } from '../../seal.ts'
import { keyedHash, type Keys } from '../../session/keys.ts'
import { insertGift, markIssued } from './gifts.repository.ts'
import { insertTopUp } from './ledger.repository.ts'

/** Adds money to the account of a client. */
export const makeTopUp = (tx: Tx, client_id: string, fields: Partial<NewRow<'reward_entries'>> = {}) =>
  insertTopUp(tx, { client_id, id: randomUUID(), amount_pence: 100_000, note: 'Invoice', ...fields })

/**
 * Makes a gift whose money is reserved. With a code its card is bought, and with `recorded_at` it is given: each in the
 * steps that the tables allow.
 * @returns its id.
 */
export async function makeGift(
  tx: Tx,
  client_id: string,
  {
    card,
    recorded_at,
    viewed_at = null,
    ...fields
  }: Partial<NewRow<'rewards'>> & {
    employee_id: string
    card?: { code: string; keys: Pick<Keys, 'cardSeal' | 'cardHash'> }
  },
): Promise<string> {
  const id = fields.id ?? randomUUID()
  const giver = { given_by: randomUUID(), given_by_label: 'Ann Example' }
  const gift = { client_id, gift_key: randomUUID(), amount_pence: 2_000, message: '', ...giver, ...fields, id }
  await insertGift(tx, gift)
  if (!card) return id
  const { code, keys } = card
  await markIssued(tx, client_id, id, {
    sealed_code: seal(keys.cardSeal, code),
    code_hash: keyedHash(keys.cardHash, code),
  })
  if (recorded_at)
    await tx
      .updateTable('rewards')
      .set({ status: 'recorded', recorded_at, viewed_at })
      .where('client_id', '=', client_id)
      .where('id', '=', id)
      .execute()
  return id
}
