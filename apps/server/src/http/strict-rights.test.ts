import { expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { grantTo } from '../testing/people.ts'
import type { SignedIn } from '../testing/test-server.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const reader = setUpUser(server, 'reader')

const address = (who: SignedIn, query = '') => `/api/ssp/production/employees/${who.clientId}${query}`
const createEmployee = (who: SignedIn) => {
  const payload = { clientId: who.clientId, surname: 'Strict' }
  return who.post(address(who, '?function=quickCreate'), payload)
}
const setStrict = (strict_rights: 0 | 1) =>
  admin.patch(`/api/ssp/production/client/${admin.clientId}`, { strict_rights })

test('strict rights ask who may only view for the permission of the change, once switched on', async () => {
  expect((await createEmployee(reader)).statusCode).toBe(201)
  expect((await setStrict(1)).statusCode).toBe(200)
  const rejected = await createEmployee(reader)
  expect(rejected.statusCode).toBe(403)
  expect(rejected.json()).toMatchObject({ code: 'forbidden', permission: 'EMPLOYEES_CREATE' })
  const read = await reader.get(address(reader))
  expect(read.statusCode).toBe(200)
  const elsewhere = await server.signIn('reader', { client: 'borealis' })
  expect((await createEmployee(elsewhere)).statusCode).toBe(201)
  expect((await setStrict(0)).statusCode).toBe(200)
  expect((await createEmployee(reader)).statusCode).toBe(201)
})

test('an account that holds the permission makes the change at a client with strict rights', async () => {
  await grantTo(server, ['admin'], ['EMPLOYEES_CREATE'])
  await setStrict(1)
  expect((await createEmployee(reader)).statusCode).toBe(403)
  expect((await createEmployee(admin)).statusCode).toBe(201)
  await setStrict(0)
})

test('who would lose what to strict rights is said before they are switched on, and is so afterwards', async () => {
  const limited = await server.signIn('reader', { client: 'borealis' })
  const full = await server.signIn('admin', { client: 'borealis' })
  const url = `/api/ssp/production/client/${full.clientId}`
  const ask = (who: SignedIn) => who.get(`${url}?function=getStrictRightsImpact`)
  const { loses, accounts } = (await ask(full)).json()
  const reader = accounts.find(({ username }: { username: string }) => username === 'reader')
  expect(reader.loses).toContain('EMPLOYEES_CREATE')
  expect(loses).toBe(accounts.length)
  expect((await ask(limited)).statusCode).toBe(403)
  expect((await createEmployee(limited)).statusCode).toBe(201)
  const payload = { strict_rights: 1 }
  expect((await full.patch(url, payload)).statusCode).toBe(200)
  expect((await createEmployee(limited)).json()).toMatchObject({ permission: 'EMPLOYEES_CREATE' })
  await grantTo(server, ['reader'], reader.loses, 'borealis')
  const after = (await ask(full)).json()
  expect(after.accounts.map(({ username }: { username: string }) => username)).not.toContain('reader')
  expect((await createEmployee(limited)).statusCode).toBe(201)
  expect((await full.patch(url, { strict_rights: 0 })).statusCode).toBe(200)
})
