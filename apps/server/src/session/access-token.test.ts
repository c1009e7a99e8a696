import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { signAccessToken } from './access-token.ts'

const ids = (count: number) => Array.from({ length: count }, () => randomUUID())
const restrictedOf = async (restricted: Actor['rights']['restricted']) => {
  const actor: Actor = {
    userId: randomUUID(),
    username: 'reader',
    label: 'Rita',
    sessionId: randomUUID(),
    homeClientId: randomUUID(),
    homePlatformId: randomUUID(),
    employeeId: null,
    rights: { permissions: ['PAYSLIPS_VIEW'], restricted },
    scopes: new Set(),
  }
  const token = await signAccessToken(new Uint8Array(32), actor)
  return { length: token.length, restricted: decodeJwt(token)['restricted'] }
}

test('the token tells restricted clients and teams', async () => {
  const [client = '', team = ''] = ids(2)
  const entry = { permission: 'PAYSLIPS_VIEW', client_ids: [client], team_ids: [team] }
  expect((await restrictedOf([entry])).restricted).toEqual([entry])
  expect((await restrictedOf([{ ...entry, team_ids: [] }])).restricted).toEqual([
    { permission: 'PAYSLIPS_VIEW', client_ids: [client] },
  ])
})

test('the token fits into a header, however many teams are restricted', async () => {
  const { length } = await restrictedOf(
    ['PAYSLIPS_VIEW', 'PAYDOCS_VIEW'].map((permission) => ({ permission, client_ids: [], team_ids: ids(2000) })),
  )
  expect(length).toBeLessThan(8000)
})
