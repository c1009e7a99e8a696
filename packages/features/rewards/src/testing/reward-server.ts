import type { Employee, Reward, RewardLedgerEntry, UnfinishedGift } from '@ssp/api'
import { collection, fakeEmployee, fakeId, fakeServer, problem } from '@ssp/api/testing'
import { fakeCode, fakeLedger, fakeReward, fakeRewards } from './rewards'

/** Path of the reward calls. */
export const rewardsPath = '/ssp/production/rewards/{clientId}'

/** An employee who may receive, and one without an e-mail address. */
export const ADA = fakeEmployee({
  id: fakeId(42),
  forename: 'Ada',
  surname: 'Okafor',
  identifier: 'A-2',
  email: 'ada@acme.example',
})
export const UNREACHABLE = fakeEmployee({
  id: fakeId(43),
  forename: 'Bruno',
  surname: 'Costa',
  identifier: 'A-3',
  email: null,
})

/** The data of the fake client. */
export interface RewardServerOptions {
  rows?: Reward[]
  balance?: number
  employees?: Employee[]
  unfinished?: UnfinishedGift[]
  ledger?: RewardLedgerEntry[]
}

/** A fake server for the reward calls, and of those that the Give panel reads. */
export function rewardServer(options: RewardServerOptions = {}) {
  const { rows = fakeRewards(12), employees = [ADA, UNREACHABLE], ledger = fakeLedger(4) } = options
  let { balance = 1240, unfinished = [] } = options
  const between = ({ card_amount: amount }: Reward, range: string) => {
    const [min = '', max = ''] = range.split(',')
    return amount >= Number(min) && (max === '' || amount <= Number(max))
  }
  const given = collection({
    rows,
    search: ({ fullname, message }) => [fullname, message],
    filters: { cardAmount: between },
  })
  const people = collection({
    rows: employees,
    search: ({ forename, surname, identifier }) => [forename, surname, identifier],
  })
  const entries = collection({ rows: ledger })
  const settle = (id: unknown, status: 'recorded' | 'refunded') => {
    unfinished = unfinished.filter((gift) => gift.id !== id)
    return { success: true, status }
  }

  return fakeServer()
    .on('get', rewardsPath, ({ query }) => given.page(query))
    .on('get', `${rewardsPath}#count`, ({ query }) => [{ total: given.total(query) }])
    .on('get', `${rewardsPath}/transactions`, () => balance)
    .on('post', `${rewardsPath}/gift-card`, ({ body }) => {
      const { cardAmount } = body as { cardAmount: number }
      if (cardAmount > balance)
        return problem(400, 'invalid', 'Not enough funds', { fields: { cardAmount: 'Not enough funds' } })
      return {
        body: { successFlag: true, response: { gcClaimCode: fakeCode(99) } },
        gift: { id: fakeId(899), status: 'issued' as const },
      }
    })
    .on('post', `${rewardsPath}/create`, (request) => {
      const { card_amount, message = '' } = request.body as { card_amount: number; message?: string }
      balance -= card_amount
      const made = given.create(request, (id) =>
        fakeReward(0, { id, fullname: 'Ada Okafor', card_amount, message, viewed_at: null }),
      )
      return made instanceof Response ? made : { success: true as const, id: made.id }
    })
    .on('post', `${rewardsPath}/codes/{id}`, ({ params }) => ({
      card_code: fakeCode(given.rows().findIndex(({ id }) => id === params['id'])),
    }))
    .on('get', `${rewardsPath}/unfinished`, () => unfinished)
    .on('post', `${rewardsPath}/unfinished/{id}/resume`, ({ params }) => settle(params['id'], 'recorded'))
    .on('post', `${rewardsPath}/unfinished/{id}/refund`, ({ params }) => settle(params['id'], 'refunded'))
    .on('post', `${rewardsPath}/top-ups`, ({ body }) => {
      balance += (body as { amount: number }).amount
      return balance
    })
    .on('get', `${rewardsPath}/ledger`, ({ query }) => entries.page(query))
    .on('get', `${rewardsPath}/ledger#count`, ({ query }) => [{ total: entries.total(query) }])
    .on('get', '/ssp/production/employees/{clientId}', ({ query }) => ({
      success: true,
      employees: people.page(query),
      count: people.total(query),
    }))
    .on('get', '/ssp/production/employees/{clientId}#count', ({ query }) => ({
      success: true,
      count: people.total(query),
    }))
}
