import { expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import type { SignedIn } from '../../testing/test-server.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')

const event = {
  channel: 'analytics',
  event: 'Miscellaneous Reports viewed',
  description: '**Ann** (admin) viewed Miscellaneous Reports of **Acme**',
  parser: 'markdown',
  tags: { username: 'admin', client: 'acme' },
  notify: false,
}
const record = (who: SignedIn, payload: object = event, key = '5f0f6d5e-0000-4000-8000-00000000ab78') =>
  who.post('/api/serverless/interactions?function=recordUsageEvent', payload, { 'idempotency-key': key })

test('a visit is on record once per key, in the name of the caller', async () => {
  expect((await record(admin)).json()).toEqual({ success: true })
  expect((await record(admin)).json()).toEqual({ success: true })
  const rows = await server.db.selectFrom('usage_events').selectAll().execute()
  expect(rows).toMatchObject([
    {
      client_id: admin.clientId,
      user_id: server.tenants.userId('acme', 'admin'),
      actor_label: 'admin of acme',
      event: event.event,
      description: event.description,
      tags: event.tags,
    },
  ])
})

test('only analytics are recorded, without notification, by who may see them', async () => {
  expect((await record(admin, { ...event, channel: 'employees' })).statusCode).toBe(400)
  expect((await record(admin, { ...event, notify: true })).statusCode).toBe(400)
  expect((await record(await server.signIn('reader'))).statusCode).toBe(403)
})
