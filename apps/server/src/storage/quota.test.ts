import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { startTestServer, type SignedIn } from '../testing/test-server.ts'

const server = setUpServer(() => startTestServer({ env: { STORAGE_QUOTA_MB: '1' } }))
const admin = setUpUser(server, 'admin')
const other = setUpUser(server, 'admin', { client: 'borealis' })

const ask = (who: SignedIn) =>
  who.post('/api/ssp/production/upload?function=getSignedUrl&type=put', [
    { bucket: 'logos', ext: 'svg', key: `${who.clientId}/logo` },
  ])
const system = (statement: ReturnType<typeof sql>) => statement.execute(server.db)

test('an account has at most 500 uploads pending', async () => {
  const { clientId } = other
  const userId = server.tenants.userId('borealis', 'admin')
  await system(sql`insert into uploads (client_id, id, user_id, bucket, object_key, content_type, max_bytes, expires_at)
    select ${clientId}, gen_random_uuid(), ${userId}, 'logos', 'x', 'image/svg+xml', 1, now() + interval '1 minute'
    from generate_series(1, 498)`)
  // Of those that come at once, too, as they do from several servers.
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(other)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect((await ask(other)).statusCode).toBe(429)
  await system(sql`update uploads set expires_at = now() where client_id = ${clientId}`)
  expect((await ask(other)).statusCode).toBe(200)
})

test('a client whose storage is full signs no further upload', async () => {
  await system(sql`insert into objects (client_id, bucket, object_key, stored_as, content_type, size, sha256)
    values (${admin.clientId}, 'logos', 'large', 'x', 'image/png', 1000000, 'x')`)
  const full = await ask(admin)
  expect(full.statusCode).toBe(409)
  expect(full.json().message).toBe('The storage of this client is full.')
  expect((await ask(other)).statusCode).toBe(200)
})
