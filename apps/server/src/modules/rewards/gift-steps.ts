import { audit } from '../../access/audit-log.ts'
import { violatedConstraint } from '../../db/database-error.ts'
import type { TenantScope, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { CardOutcome } from '../../gift-cards/gift-cards.ts'
import { logInteraction } from '../../people/interactions.ts'
import { seal } from '../../seal.ts'
import { keyedHash } from '../../session/keys.ts'
import { findGift, markIssued, markRecorded, markRefunded, touchGift, type Gift } from './gifts.repository.ts'
import { toPounds } from './rewards-wire.ts'

/** The account that continues a gift; null for the job. */
export type Mover = { userId: string; sessionId: string; label: string } | null

/** How a step runs: in a transaction of the client, with an actor. */
export interface StepScope {
  scope: TenantScope
  mover: Mover
}

/** The keyed hash by which a gift is found by its code. */
export const hashOfCode = (key: Uint8Array, code: string): string => keyedHash(key, code)

/**
 * The steps of a gift between the reservation and its end. Each may run repeatedly and concurrently: the service sells one
 * card per key, and the table allows each step once. A stopped process leaves an unfinished gift, never money without a
 * gift.
 */
type StepDeps = Pick<Deps, 'database' | 'giftCards' | 'keys' | 'log'>

async function refund(tx: Tx, { scope: { clientId }, mover }: StepScope, id: string): Promise<void> {
  if (!(await markRefunded(tx, clientId, id, mover))) return
  await audit(tx, { clientId, actor: mover }, { action: 'reward.refund', target: id })
}

/** Writes an outcome down. @returns the gift in its new state. */
const conclude = (
  { database, keys }: StepDeps,
  by: StepScope,
  id: string,
  outcome: CardOutcome,
): Promise<Gift | undefined> =>
  database.withTenant(by.scope, async (tx) => {
    const { clientId } = by.scope
    if (outcome.state === 'issued') {
      const code = {
        sealed_code: seal(keys.cardSeal, outcome.code),
        code_hash: hashOfCode(keys.cardHash, outcome.code),
      }
      await markIssued(tx, clientId, id, code)
    } else if (outcome.state === 'none') await refund(tx, by, id)
    else await touchGift(tx, clientId, id)
    return findGift(tx, clientId, id)
  })

/** Stores an outcome; `otherwise` replaces a code that another gift already has. */
async function write(deps: StepDeps, by: StepScope, id: string, outcome: CardOutcome, otherwise: CardOutcome) {
  try {
    return await conclude(deps, by, id, outcome)
  } catch (error) {
    if (violatedConstraint(error) !== 'rewards_code') throw error
    deps.log.error({ gift: id }, 'the gift-card service returned a code twice')
    return conclude(deps, by, id, otherwise)
  }
}

/**
 * Closes the gift's key at the service and stores the result: a sold card is issued, otherwise the money is refunded,
 * because none can be sold any more. The money is also refunded if the service has given the card of this key to another
 * gift, because there is no second one.
 */
export const closeGift = async (deps: StepDeps, by: StepScope, id: string): Promise<Gift | undefined> =>
  write(deps, by, id, await deps.giftCards.close(id), { state: 'none' })

/**
 * Buys the code of a reserved gift. If the service declines, the money is refunded; after an unknown outcome the gift stays
 * reserved.
 */
export async function issueGift(
  deps: StepDeps,
  by: StepScope,
  { id, employee_id: employeeId, amount_pence }: Gift,
): Promise<Gift | undefined> {
  // Without the employee it has no receiver.
  if (employeeId === null) return closeGift(deps, by, id)
  const outcome = await deps.giftCards.buy({ key: id, employeeId, amount: toPounds(amount_pence) })
  if (outcome.state === 'none') return closeGift(deps, by, id)
  const gift = await write(deps, by, id, outcome, { state: 'unknown' })
  const isRepeated = outcome.state === 'issued' && gift?.status === 'reserved'
  return isRepeated ? closeGift(deps, by, id) : gift
}

/** Records a gift whose code was bought; only once, by the first caller. */
export async function recordGift(
  tx: Tx,
  { scope: { clientId }, mover }: StepScope,
  gift: Gift,
  message = gift.message,
): Promise<void> {
  if (gift.status !== 'issued' || !(await markRecorded(tx, clientId, gift.id, message))) return
  await audit(tx, { clientId, actor: mover }, { action: 'reward.give', target: gift.id })
  if (gift.employee_id === null) return
  const giver = { actor: { userId: gift.given_by, label: gift.given_by_label }, client: { id: clientId } }
  await logInteraction(tx, giver, {
    employeeId: gift.employee_id,
    type: 'reward_given',
    description: [['gift_given', String(toPounds(gift.amount_pence))]],
  })
}
