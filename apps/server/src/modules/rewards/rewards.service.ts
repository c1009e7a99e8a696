import { randomUUID } from 'node:crypto'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Page } from '../../db/paged.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { logInteraction } from '../../people/interactions.ts'
import { unseal } from '../../seal.ts'
import * as ledger from './ledger.repository.ts'
import { reachableEmployees, reachableRewards } from './reachable.repository.ts'
import * as repository from './rewards.repository.ts'
import type { RewardFilter } from './rewards.repository.ts'
import { toPence, toPounds } from './rewards-wire.ts'

function codeOf({ keys }: Pick<Deps, 'keys'>, sealed: string | null) {
  if (sealed === null) throw problem('internal')
  return String(unseal(keys.cardSeal, sealed))
}

export const listRewards = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: RewardFilter) =>
  tenantRead(call, (tx) => repository.findRewards(tx, call.client.id, filter, reachableRewards(call.actor)))

export const countRewards = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: RewardFilter) =>
  tenantRead(call, (tx) => repository.countRewards(tx, call.client.id, filter, reachableRewards(call.actor)))

/** @throws problem `not_found`. */
export const getReward = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string) =>
  tenantRead(call, async (tx) =>
    requireFound(await repository.findReward(tx, call.client.id, id, reachableRewards(call.actor))),
  )

/**
 * The code of a reward; the view is recorded in the audit log, and in the log of the recipient. @throws problem
 * `not_found`.
 */
export const revealRewardCode = (deps: Pick<Deps, 'tenantWrite' | 'keys'>, call: Call, id: string): Promise<string> =>
  deps.tenantWrite(call, { operation: 'revealRewardCode' }, async (tx) => {
    const { actor, client } = call
    const row = requireFound(await repository.findSealedCode(tx, client.id, id, reachableRewards(actor)))
    await auditCall(tx, call, { action: 'reward.reveal', target: id })
    if (row.employee_id !== null)
      await logInteraction(tx, call, {
        employeeId: row.employee_id,
        type: 'reward_code_shown',
        description: [['gift_code_shown', String(toPounds(row.amount_pence))]],
      })
    return codeOf(deps, row.sealed_code)
  })

/** The code, only for its recipient; the first view sets `viewed_at`. @throws problem `not_found`. */
export const openReward = (
  deps: Pick<Deps, 'tenantWrite' | 'keys'>,
  call: Call,
  id: string,
): Promise<{ card_code: string; viewed_at: string }> =>
  deps.tenantWrite(call, { operation: 'openReward' }, async (tx) => {
    const { actor, client } = call
    const isAtHome = client.id === actor.homeClientId
    const row =
      isAtHome && actor.employeeId ? await repository.markViewed(tx, client.id, id, actor.employeeId) : undefined
    if (!row?.viewed_at) throw problem('not_found')
    await auditCall(tx, call, { action: 'reward.open', target: id })
    return { card_code: codeOf(deps, row.sealed_code), viewed_at: new Date(row.viewed_at).toISOString() }
  })

/** The balance in pounds. */
export const getRewardBalance = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call): Promise<number> =>
  tenantRead(call, async (tx) => toPounds(await ledger.findBalance(tx, call.client.id)))

/** Adds money, once per key. @returns the new balance in pounds. */
export const topUpRewards = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: { amount: number; note?: string },
  key: string | undefined,
): Promise<number> =>
  tenantWrite(call, { operation: 'topUpRewards', key, body }, async (tx) => {
    const { actor, client } = call
    const id = randomUUID()
    await ledger.insertTopUp(tx, {
      client_id: client.id,
      id,
      amount_pence: toPence(body.amount),
      note: body.note?.trim() ?? '',
      user_id: actor.userId,
      actor_label: actor.label,
    })
    await auditCall(tx, call, { action: 'reward.top_up', target: id, details: { amount: body.amount } })
    return toPounds(await ledger.findBalance(tx, client.id))
  })

export const listRewardLedger = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, page: Page) =>
  tenantRead(call, (tx) => ledger.findEntries(tx, call.client.id, page, reachableEmployees(call.actor)))

export const countRewardLedger = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call) =>
  tenantRead(call, (tx) => ledger.countEntries(tx, call.client.id))
