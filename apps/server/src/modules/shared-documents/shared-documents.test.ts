import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { fixedId } from '../../testing/tenants.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const staff = setUpUser(server, 'staff')
let reader: string

beforeAll(async () => {
  reader = server.tenants.userId('acme', 'reader')
})

const send = (method: 'GET' | 'POST' | 'DELETE', query: string, payload?: object, who = admin) =>
  who.send({
    method,
    url: `/api/ssp/production/shared-documents/${admin.clientId}/access${query}`,
    ...(payload && { payload }),
  })
const add = (fields: object, who = admin) => send('POST', '', { userId: reader, ...fields }, who)

test('access is given once, listed by user and platform, and taken away', async () => {
  const first = await add({ id: randomUUID(), targetScope: 'default' })
  expect(first.statusCode).toBe(201)
  expect((await add({ targetScope: 'default', targetId: null })).json().id).toBe(first.json().id)
  const toUser = await add({ targetScope: 'user', targetId: server.tenants.userId('acme', 'admin') })
  const platform = fixedId('platform north')
  expect((await add({ targetScope: 'platform', targetId: platform }, staff)).statusCode).toBe(201)
  const listed = (await send('GET', `?userId=${reader}`)).json()
  expect(listed.map((scope: { target_scope: string }) => scope.target_scope)).toEqual(['default', 'user', 'platform'])
  expect((await send('GET', `?platformId=${platform}`)).json()).toMatchObject([
    { user_id: reader, target_id: platform },
  ])
  expect((await send('DELETE', `?scopeId=${toUser.json().id}`)).json()).toEqual({ success: true })
  expect((await send('DELETE', `?scopeId=${toUser.json().id}`)).statusCode).toBe(404)
})

test('nothing beyond the reach of the caller is given or shown', async () => {
  const cases: [object, number][] = [
    [{ userId: server.tenants.userId('borealis', 'admin'), targetScope: 'default' }, 404],
    [{ targetScope: 'user', targetId: server.tenants.userId('borealis', 'admin') }, 404],
    [{ targetScope: 'client', targetId: server.tenants.clientId('borealis') }, 404],
    [{ targetScope: 'platform', targetId: fixedId('platform south') }, 404],
    [{ targetScope: 'platform', targetId: fixedId('platform north') }, 403],
    [{ targetScope: 'client' }, 400],
    [{ targetScope: 'default', targetId: admin.clientId }, 400],
    [{ targetScope: 'everything' }, 400],
  ]
  const answers: [object, number][] = []
  for (const [fields] of cases) answers.push([fields, (await add(fields)).statusCode])
  expect(answers).toEqual(cases)
  expect((await send('GET', `?userId=${server.tenants.userId('borealis', 'admin')}`)).statusCode).toBe(404)
  expect((await send('GET', `?platformId=${fixedId('platform south')}`)).statusCode).toBe(404)
  expect((await send('GET', '')).statusCode).toBe(400)
})
