import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { signAccessToken, verifyAccessToken } from './access-token.ts'

const ids = (count: number) => Array.from({ length: count }, () => randomUUID())
const tokenOf = async (rights: Actor['rights']) => {
  const actor: Actor = {
    userId: randomUUID(),
    username: 'reader',
    label: 'Rita',
    sessionId: randomUUID(),
    homeClientId: randomUUID(),
    homePlatformId: randomUUID(),
    employeeId: null,
    language: null,
    rights,
    scopes: new Set(),
  }
  const token = await signAccessToken(new Uint8Array(32), actor)
  return { length: token.length, ...decodeJwt<{ permissions: string[]; restricted: object[] }>(token) }
}
const restrictedOf = (restricted: Actor['rights']['restricted']) =>
  tokenOf({ permissions: ['PAYSLIPS_VIEW'], restricted })

test('a token has one spelling', async () => {
  const key = new Uint8Array(32)
  const actor = { userId: '1', username: 'a', label: 'A', sessionId: '2', homeClientId: '3', homePlatformId: '4' }
  const rights = { permissions: [], restricted: [] }
  const token = await signAccessToken(key, { ...actor, employeeId: null, language: null, rights, scopes: new Set() })
  expect(await verifyAccessToken(key, token)).toMatchObject({ userId: '1' })
  // 32 bytes end in a character of which two bits are not used.
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = digits.indexOf(token.at(-1) ?? '')
  await expect(verifyAccessToken(key, token.slice(0, -1) + digits[last ^ 1])).rejects.toMatchObject({
    code: 'unauthorised',
  })
})

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

test('the token fits into a header, however many permissions are held and restricted', async () => {
  const names = Array.from({ length: 2000 }, (_, index) => `AREA_OF_A_CLIENT_${index}_UPDATE`)
  const [client = ''] = ids(1)
  const restricted = names.map((permission) => ({ permission, client_ids: [client], team_ids: ids(60) }))
  const { length, permissions } = await tokenOf({ permissions: ['PAYSLIPS_VIEW', ...names], restricted })
  expect(length).toBeLessThan(14_000)
  expect(permissions.slice(0, 2)).toEqual(['PAYSLIPS_VIEW', names[0]])
})
