import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { setUpServer } from '../testing/set-up-server.ts'
import { untilBlocked } from '../testing/until-blocked.ts'
import { replaceCode } from './one-time-codes.ts'

const server = setUpServer()

test('of two codes that two servers make at once the account has one', async () => {
  const { database } = server.deps
  const userId = server.tenants.userId('acme', 'reader')
  const code = () => ({
    purpose: 'password-reset' as const,
    clientId: server.tenants.clientId('acme'),
    id: randomUUID(),
    userId,
    hash: 'x'.repeat(43),
    expiresAt: new Date(Date.now() + 60_000),
  })
  const second = code()
  let began = () => {}
  const hasBegun = new Promise<void>((done) => (began = done))
  const other = hasBegun.then(() => database.withSystem((tx) => replaceCode(tx, second)))
  await database.withSystem(async (tx) => {
    await replaceCode(tx, code())
    began()
    await Promise.race([other, untilBlocked(database, 1)])
  })
  await other
  const living = await database.withSystem((tx) =>
    tx.selectFrom('otp_codes').select('id').where('user_id', '=', userId).where('used_at', 'is', null).execute(),
  )
  expect(living).toEqual([{ id: second.id }])
})
