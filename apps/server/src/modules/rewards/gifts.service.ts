import { randomUUID } from 'node:crypto'
import { scopeAt } from '../../access/actor.ts'
import { auditCall } from '../../access/audit-log.ts'
import { requireSameClient, type Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { ProblemText } from '../../errors.de.ts'
import { missingChoice, problem, requireFound } from '../../errors.ts'
import { unseal } from '../../seal.ts'
import { closeGift, hashOfCode, issueGift, recordGift, type StepScope } from './gift-steps.ts'
import * as repository from './gifts.repository.ts'
import type { Gift } from './gifts.repository.ts'
import { findBalance, lockAccount } from './ledger.repository.ts'
import { reachableEmployees, reachableRewards } from './reachable.repository.ts'
import { toPence } from './rewards-wire.ts'

/** The text for whatever the gift-card service did not do (spec 3 section 8). */
const SERVICE_FAILED = 'Something went wrong, please contact customer support'
/** The text of a gift above the balance (spec 3 section 8). */
const NOT_ENOUGH = 'Not enough funds'

/** What is to be given. */
export interface GiftOrder {
  employeeId: string
  cardAmount: number
  message?: string
}

/** What is recorded. */
export interface RecordRequest {
  card_code: string
  client_id: string
  email: string
  employee_id: string
  card_amount: number
  message?: string
}

/** State of a gift, and why it is not the requested one. */
export interface Outcome {
  success: boolean
  status: Gift['status']
  message?: string
}

const invalid = (field: string, text: ProblemText) => problem('invalid', { message: text, fields: { [field]: text } })

const byCaller = ({ actor, client }: Call): StepScope => ({ scope: scopeAt(client, actor), mover: actor })

const RECIPIENT_GONE = 'The employee was removed. The card is in the list of rewards, which shows its code.'

const codeOf = ({ keys }: Pick<Deps, 'keys'>, { sealed_code: sealed }: Gift) =>
  sealed === null ? null : String(unseal(keys.cardSeal, sealed))

async function requireRecipient(tx: Tx, { actor, client }: Call, id: string) {
  const employee = await repository.findRecipient(tx, client.id, id, reachableEmployees(actor))
  if (!employee) throw missingChoice('employeeId')
  if (employee.deactivated_at) throw invalid('employeeId', 'This employee has left.')
  if (!employee.email) throw invalid('employeeId', 'This employee has no e-mail address.')
}

/** The gift of a key, which must be the same gift by the same account. */
async function known(tx: Tx, { actor, client }: Call, { employeeId, cardAmount }: GiftOrder, key: string) {
  const gift = await repository.findGiftOfKey(tx, client.id, key)
  const isSame =
    gift?.given_by === actor.userId && gift.employee_id === employeeId && gift.amount_pence === toPence(cardAmount)
  if (gift && !isSame)
    throw problem('conflict', { message: 'This Idempotency-Key was already used for another request.' })
  return gift
}

const reserve = (
  { giftCards, tenantWrite }: Pick<Deps, 'giftCards' | 'tenantWrite'>,
  call: Call,
  order: GiftOrder,
  key: string,
): Promise<Gift | undefined> =>
  tenantWrite(call, { operation: 'requestGiftCard' }, async (tx) => {
    const { actor, client } = call
    const before = await known(tx, call, order, key)
    if (before && before.status !== 'reserved') return before
    await requireRecipient(tx, call, order.employeeId)
    await lockAccount(tx, client.id)
    const amount_pence = toPence(order.cardAmount)
    // Another call may have reserved it while this transaction waited for the balance.
    const reserved = await known(tx, call, order, key)
    if (reserved) return reserved
    if (amount_pence > (await findBalance(tx, client.id))) throw invalid('cardAmount', NOT_ENOUGH)
    if (!giftCards.isConfigured) return undefined
    const id = randomUUID()
    await repository.insertGift(tx, {
      client_id: client.id,
      id,
      gift_key: key,
      employee_id: order.employeeId,
      amount_pence,
      message: order.message?.trim() ?? '',
      given_by: actor.userId,
      given_by_label: actor.label,
    })
    await auditCall(tx, call, { action: 'reward.reserve', target: id })
    return repository.findGift(tx, client.id, id)
  })

const recordNow = ({ tenantWrite }: Pick<Deps, 'tenantWrite'>, call: Call, gift: Gift): Promise<void> =>
  tenantWrite(call, { operation: 'resumeGift' }, async (tx) => {
    const locked = await repository.findGift(tx, call.client.id, gift.id)
    if (locked) await recordGift(tx, byCaller(call), locked)
  })

const requireUnfinished = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string): Promise<Gift> =>
  tenantRead(call, async (tx) =>
    requireFound(await repository.findGift(tx, call.client.id, id, reachableRewards(call.actor))),
  )

/** The outcome of a continued gift; one whose code is known is recorded too. */
async function outcomeOf(
  deps: Pick<Deps, 'tenantWrite'>,
  call: Call,
  gift: Gift | undefined,
  wanted: Gift['status'],
): Promise<Outcome> {
  if (!gift) throw problem('not_found')
  if (gift.status === 'issued') await recordNow(deps, call, gift)
  const status = gift.status === 'issued' ? 'recorded' : gift.status
  if (status === wanted) return { success: true, status }
  if (status === 'recorded')
    return { success: false, status, message: 'The card had been bought already, and the gift was given.' }
  return { success: false, status, message: SERVICE_FAILED }
}

/**
 * Reserves the money and buys the code; repeating the key continues the same gift.
 * @returns the gift, undefined if no service is configured, and the code, null if none is known.
 * @throws problem `not_found` for an unknown employee; `invalid` for an employee who has left or has no address, and for an
 * amount above the balance; `conflict` for the key of another gift.
 */
export async function requestGiftCard(deps: Deps, call: Call, order: GiftOrder, key: string = randomUUID()) {
  const reserved = await reserve(deps, call, order, key)
  const gift = reserved?.status === 'reserved' ? await issueGift(deps, byCaller(call), reserved) : reserved
  return { gift, code: gift ? codeOf(deps, gift) : null }
}

/**
 * Records the gift of a code, which only the account that requested the card knows; once, however often it is called.
 * @returns its id.
 * @throws problem `not_found` for an unknown code or another employee, `invalid` for another amount or address.
 */
export function createReward(
  { keys, tenantWrite }: Pick<Deps, 'keys' | 'tenantWrite'>,
  call: Call,
  body: RecordRequest,
): Promise<string> {
  requireSameClient(call, body.client_id)
  return tenantWrite(call, { operation: 'createReward' }, async (tx) => {
    const { actor, client } = call
    const hash = hashOfCode(keys.cardHash, body.card_code)
    const gift = await repository.findGiftOfCode(tx, client.id, hash, reachableRewards(actor))
    if (gift?.employee_id !== body.employee_id) throw problem('not_found')
    if (gift.amount_pence !== toPence(body.card_amount))
      throw invalid('card_amount', 'This is not the amount of the card.')
    const employee = await repository.findRecipient(tx, client.id, body.employee_id, [])
    if (employee?.email?.toLowerCase() !== body.email.toLowerCase())
      throw invalid('email', 'This is not the e-mail address of the employee.')
    await recordGift(tx, byCaller(call), gift, body.message?.trim() ?? gift.message)
    return gift.id
  })
}

/** The unfinished gifts, oldest first. */
export const listUnfinishedGifts = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call) =>
  tenantRead(call, (tx) => repository.findUnfinished(tx, call.client.id, reachableRewards(call.actor)))

/**
 * Continues a gift: buys its code if necessary, and records it. @throws problem `not_found`, `invalid` for an employee who
 * has left.
 */
export async function resumeGift(deps: Deps, call: Call, id: string): Promise<Outcome> {
  const gift = await requireUnfinished(deps, call, id)
  if (gift.status !== 'reserved') {
    const outcome = await outcomeOf(deps, call, gift, 'recorded')
    return outcome.success && gift.employee_id === null
      ? { ...outcome, success: false, message: RECIPIENT_GONE }
      : outcome
  }
  if (gift.employee_id === null) throw invalid('id', 'This employee was removed. Refund the gift.')
  const employeeId = gift.employee_id
  await deps.tenantRead(call, (tx) => requireRecipient(tx, call, employeeId))
  return outcomeOf(deps, call, await issueGift(deps, byCaller(call), gift), 'recorded')
}

/**
 * Refunds the money of a gift without a code.
 * @throws problem `not_found`; `conflict` for one whose card was bought.
 */
export async function refundGift(deps: Deps, call: Call, id: string): Promise<Outcome> {
  const gift = await requireUnfinished(deps, call, id)
  if (gift.status === 'issued' || gift.status === 'recorded')
    throw problem('conflict', { message: 'The card of this gift has been bought: it can only be given.' })
  const moved = gift.status === 'reserved' ? await closeGift(deps, byCaller(call), id) : gift
  return outcomeOf(deps, call, moved, 'refunded')
}
