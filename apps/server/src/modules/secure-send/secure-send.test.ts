import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purge } from '../../jobs/purge.ts'
import { secureSendUser, setScopes, startSecureSendServer } from '../../testing/secure-send-fixture.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { TestServer } from '../../testing/test-server.ts'

type User = ReturnType<typeof secureSendUser>

let server: TestServer
let admin: User
let reader: User
let staff: User
let neighbour: User
let stranger: User

const PLATFORM = { target_scope: 'platform', target_id: fixedId('platform north') } as const
const DEFAULT = { target_scope: 'default', target_id: null } as const

beforeAll(async () => {
  server = await startSecureSendServer()
  const user = async (client: string, name: string) =>
    secureSendUser(server, await server.signIn(name, { client }), server.tenants.userId(client, name))
  admin = await user('acme', 'admin')
  reader = await user('acme', 'reader')
  staff = await user('acme', 'staff')
  neighbour = await user('borealis', 'admin')
  stranger = await user('castor', 'admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`truncate shared_documents`.execute(server.deps.database.kysely)
  await setScopes(server, 'acme', 'admin', [PLATFORM])
  await setScopes(server, 'acme', 'reader', [])
})

const follow = (signed: LightMyRequestResponse) =>
  server.inject({
    url: signed.json<{ link: string }>().link,
    headers: { cookie: String(signed.headers['set-cookie'] ?? '').split(';')[0] ?? '' },
  })
const fetchFile = async (user: User, key: string) => {
  const signed = await user.address(key)
  return signed.statusCode === 200 ? (await follow(signed)).statusCode : signed.statusCode
}
const only = async (user: User) => {
  const { rows } = await user.inbox()
  if (rows.length !== 1 || !rows[0]) throw new Error(`${rows.length} rows`)
  return rows[0]
}
const changed = (set: object) =>
  server.deps.database.withSystem((tx) => tx.updateTable('shared_documents').set(set).execute())
const objectOf = (key: string) =>
  server.deps.database.withSystem((tx) =>
    tx.selectFrom('objects').select('object_key').where('object_key', '=', key).executeTakeFirst(),
  )

describe('a shared file', () => {
  test('goes from shared to viewed to deleted, and both sides find it in their logs', async () => {
    const key = await admin.send([reader.id, neighbour.id], { message: '  For you  ' })
    const received = await only(reader)
    expect(received).toMatchObject({
      filename: 'report.pdf',
      username: 'admin',
      username_from: 'admin',
      username_to: 'reader',
      client_from: 'acme Ltd',
      message: 'For you',
      to: reader.id,
      viewed_at: null,
      deleted_at: null,
      size: 24,
      own: false,
      available: true,
    })
    expect((await reader.view(received.id)).statusCode).toBe(200)
    const { viewed_at: first } = await only(reader)
    expect(first).not.toBeNull()
    expect((await reader.view(received.id)).statusCode).toBe(200)
    expect((await only(reader)).viewed_at).toBe(first)
    expect(await fetchFile(reader, key)).toBe(200)
    expect((await reader.remove(received)).statusCode).toBe(200)
    expect(await reader.inbox()).toEqual({ rows: [], count: 0 })
    expect((await reader.logs()).rows).toMatchObject([{ id: received.id, deleted_at: expect.any(String) }])
    expect((await admin.logs()).count).toBe(2)
    expect((await neighbour.inbox()).rows).toMatchObject([
      { deleted_at: null, viewed_at: null, client_to: 'borealis Ltd' },
    ])
  })

  test('is downloaded by sender and receivers, as an attachment of its name, and by nobody else', async () => {
    const key = await admin.send([neighbour.id])
    const opened = await follow(await neighbour.address(key))
    expect(opened.statusCode).toBe(200)
    expect(opened.headers['content-disposition']).toContain('attachment; filename="report.pdf"')
    expect(await fetchFile(admin, key)).toBe(200)
    for (const other of [reader, staff, stranger]) expect(await fetchFile(other, key)).toBe(404)
  })

  test('is marked as viewed when it is opened without being announced, by the receiver alone', async () => {
    const key = await admin.send([neighbour.id])
    await fetchFile(admin, key)
    expect((await only(neighbour)).viewed_at).toBeNull()
    await fetchFile(neighbour, key)
    expect((await only(neighbour)).viewed_at).not.toBeNull()
  })

  test('goes from the store with the last receiver who removes it', async () => {
    const key = await admin.send([reader.id, neighbour.id])
    await reader.remove(await only(reader))
    expect(await objectOf(key)).toBeDefined()
    expect(await fetchFile(reader, key)).toBe(404)
    expect(await fetchFile(neighbour, key)).toBe(200)
    await neighbour.remove(await only(neighbour))
    expect(await objectOf(key)).toBeUndefined()
    expect(await fetchFile(admin, key)).toBe(404)
  })

  test('is found by search and paged by ten', async () => {
    for (let n = 0; n < 12; n += 1) await admin.send([reader.id], { message: n === 7 ? 'the budget' : 'other' })
    expect(await reader.inbox()).toMatchObject({ count: 12, rows: { length: 10 } })
    expect((await reader.inbox('page=1&limit=10')).rows).toHaveLength(2)
    expect(await reader.inbox('search=BUDGET')).toMatchObject({ count: 1, rows: [{ message: 'the budget' }] })
    expect(await admin.logs('search=budget')).toMatchObject({ count: 1 })
  })
})

describe('what others cannot do', () => {
  test('nobody reads, views, removes or recalls what is not theirs, not even another administrator', async () => {
    const key = await admin.send([neighbour.id])
    const { id } = await only(neighbour)
    for (const other of [reader, staff, stranger]) {
      expect((await other.view(id)).statusCode).toBe(404)
      expect((await other.remove({ id, key })).statusCode).toBe(404)
      expect((await other.recall(id)).statusCode).toBe(404)
      expect((await other.call('GET', neighbour.id)).statusCode).toBe(404)
      expect((await other.call('GET', `logs/${admin.id}`)).statusCode).toBe(404)
      expect(
        (await other.call('POST', admin.id, { recipients: [{ to: other.id }], filename: 'report.pdf', key }))
          .statusCode,
      ).toBe(404)
    }
    expect((await neighbour.recall(id)).statusCode).toBe(404)
    expect((await admin.remove({ id, key })).statusCode).toBe(404)
    expect((await admin.view(id)).statusCode).toBe(404)
  })

  test('an account of the same id in another client sees nothing', async () => {
    await admin.send([reader.id])
    const rows = await server.deps.database.withTenant(
      { clientId: server.tenants.clientId('borealis'), platformId: PLATFORM.target_id, userId: reader.id },
      (tx) => tx.selectFrom('shared_documents').selectAll().execute(),
    )
    expect(rows).toEqual([])
  })

  test('row-level security shows the rows of a client to sender and receiver alone', async () => {
    await admin.send([reader.id])
    const seen = (userId: string | null) =>
      server.deps.database.withTenant(
        { clientId: server.tenants.clientId('acme'), platformId: PLATFORM.target_id, userId },
        async (tx) => (await tx.selectFrom('shared_documents').selectAll().execute()).length,
      )
    expect(await Promise.all([admin.id, reader.id, staff.id, null].map(seen))).toEqual([1, 1, 0, 0])
  })

  test('the permission is needed', async () => {
    const nobody = secureSendUser(server, await server.signIn('nobody'), server.tenants.userId('acme', 'nobody'))
    expect((await nobody.call('GET', nobody.id)).statusCode).toBe(403)
    expect((await nobody.sign(nobody.newKey('a.pdf'))).statusCode).toBe(403)
  })
})

describe('receivers', () => {
  const names = async (user = admin) => (await user.users()).map(({ username, id }) => `${username} ${id}`)
  const name = (client: string, username: string) => `${username} ${server.tenants.userId(client, username)}`

  test.each([
    ['none', () => [], () => []],
    ['default', () => [DEFAULT], () => [name('acme', 'reader'), name('acme', 'staff')]],
    ['user', () => [{ target_scope: 'user' as const, target_id: reader.id }], () => [name('acme', 'reader')]],
    [
      'client',
      () => [{ target_scope: 'client' as const, target_id: server.tenants.clientId('borealis') }],
      () => [name('borealis', 'admin'), name('borealis', 'reader')],
    ],
    [
      'platform',
      () => [PLATFORM],
      () => [name('acme', 'reader'), name('acme', 'staff'), name('borealis', 'admin'), name('borealis', 'reader')],
    ],
  ])('of the scope %s are active, hold the permission and are not the caller', async (_scope, scopes, expected) => {
    await setScopes(server, 'acme', 'admin', scopes())
    expect((await names()).toSorted()).toEqual(expected().toSorted())
  })

  test('are never of another platform, whatever the scope says', async () => {
    await setScopes(server, 'acme', 'admin', [
      { target_scope: 'client', target_id: server.tenants.clientId('castor') },
      { target_scope: 'platform', target_id: fixedId('platform south') },
    ])
    expect(await names()).toEqual([])
  })

  test('are not listed for somebody else', async () => {
    expect((await admin.call('GET', `users?userId=${reader.id}`)).statusCode).toBe(404)
  })

  test('out of reach are rejected, and nothing is written and nobody told', async () => {
    const gone = server.tenants.userId('acme', 'gone')
    const nobody = server.tenants.userId('acme', 'nobody')
    await server.deps.jobs.drain()
    for (const to of [stranger.id, gone, nobody, admin.id, fixedId('unknown')]) {
      const response = await admin.share([reader.id, to], await admin.upload())
      expect([response.statusCode, response.json().message]).toEqual([
        404,
        'You can no longer share with everybody you chose. Please choose again.',
      ])
    }
    expect((await admin.logs()).count).toBe(0)
    expect(await server.deps.jobs.drain()).toBe(0)
  })

  test('whose scope is removed between listing and sending are rejected', async () => {
    await setScopes(server, 'acme', 'admin', [{ target_scope: 'user', target_id: reader.id }])
    const [listed] = await admin.users()
    const key = await admin.upload()
    await setScopes(server, 'acme', 'admin', [])
    expect((await admin.share([listed?.id ?? ''], key)).statusCode).toBe(404)
    await setScopes(server, 'acme', 'admin', [DEFAULT])
    expect((await admin.share([listed?.id ?? ''], key)).statusCode).toBe(201)
  })

  test('get one e-mail without the file, its name and the message', async () => {
    await server.deps.jobs.drain()
    await admin.send([reader.id, neighbour.id], { message: 'very secret' })
    const ids = [(await only(reader)).id, (await only(neighbour)).id]
    await server.deps.jobs.drain()
    const outbox = join(server.config.dataDir, 'outbox')
    const mails = ids.map((id) => readFileSync(join(outbox, `${id}.eml`), 'utf8').replaceAll('=\n', ''))
    expect(mails.join()).toContain('To: admin@borealis.example')
    expect(mails.join()).toContain('admin of acme')
    expect(mails.join()).not.toMatch(/very secret|report/)
  })

  test('get none when the file is recalled first', async () => {
    await admin.send([reader.id])
    const { id } = await only(reader)
    await admin.recall(id)
    await server.deps.jobs.drain()
    expect(existsSync(join(server.config.dataDir, 'outbox', `${id}.eml`))).toBe(false)
  })

  test('who are outside or have a name like another are named before the first file', async () => {
    const labels = { [neighbour.id]: 'Åsa Lindqvist', [reader.id]: 'Anna Smith', [staff.id]: 'Anna Smyth' }
    for (const [id, label] of Object.entries(labels)) {
      await server.deps.database.withSystem((tx) =>
        tx.updateTable('users').set({ label }).where('id', '=', id).execute(),
      )
    }
    const cautions = async (...ids: string[]) =>
      (await admin.call('GET', `cautions?to=${ids.join()}`)).json<
        { user: { id: string; outside: boolean }; alike: { id: string }[] }[]
      >()
    const found = await cautions(neighbour.id, reader.id)
    expect(found.map(({ user, alike }) => [user.id, user.outside, alike.map(({ id }) => id)])).toEqual([
      [reader.id, false, [staff.id]],
      [neighbour.id, true, []],
    ])
    await admin.send([neighbour.id, reader.id])
    expect(await cautions(neighbour.id, reader.id)).toEqual([])
    expect((await admin.call('GET', `cautions?to=${stranger.id}`)).statusCode).toBe(404)
  })
})

describe('recall and expiry', () => {
  test('a recalled file opens for nobody, by no address seen before, and the proof says that it was not opened', async () => {
    const key = await admin.send([reader.id, neighbour.id])
    const { id } = await only(reader)
    const signed = [await reader.address(key), await neighbour.address(key), await admin.address(key)]
    const proof = (await admin.recall(id)).json()
    expect(proof).toEqual({ filename: 'report.pdf', recalled_at: expect.any(String), opened: [], unopened: 2 })
    for (const address of signed) expect((await follow(address)).statusCode).toBe(404)
    for (const user of [reader, neighbour, admin]) expect(await fetchFile(user, key)).toBe(404)
    expect(await objectOf(key)).toBeUndefined()
    expect((await reader.inbox()).count).toBe(0)
    expect((await reader.view(id)).statusCode).toBe(404)
    expect((await admin.recall(id)).json()).toEqual(proof)
    expect((await admin.logs()).rows).toMatchObject([{ recalled_at: proof.recalled_at }, { available: false }])
  })

  test('the proof names who opened it and when', async () => {
    const key = await admin.send([reader.id, neighbour.id])
    await fetchFile(neighbour, key)
    const { viewed_at } = await only(neighbour)
    const proof = (await admin.recall((await only(reader)).id)).json()
    expect(proof).toMatchObject({
      opened: [{ username: 'admin', viewed_at }],
      unopened: 1,
    })
  })

  test('of an opening and a recall at once the proof tells the truth', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = await admin.send([reader.id])
      const { id } = await only(reader)
      const address = await reader.address(key)
      const [opened, recalled] = await Promise.all([follow(address), admin.recall(id)])
      expect(recalled.json().opened).toHaveLength(opened.statusCode === 200 ? 1 : 0)
    }
  })

  test('an expired file opens for nobody, also by an address signed before, and is purged', async () => {
    const key = await admin.send([reader.id], { days: 1 })
    const signed = await reader.address(key)
    expect((await only(reader)).expires_at).not.toBeNull()
    await changed({ shared_at: '2026-01-01T00:00:00Z', expires_at: '2026-01-02T00:00:00Z' })
    expect((await follow(signed)).statusCode).toBe(403)
    for (const user of [reader, admin]) expect(await fetchFile(user, key)).toBe(404)
    expect(await only(reader)).toMatchObject({ available: false })
    await server.deps.database.withSystem((tx) =>
      tx.updateTable('objects').set({ created_at: '2026-01-01T00:00:00Z' }).where('object_key', '=', key).execute(),
    )
    await purge(server.deps.database)
    expect(await objectOf(key)).toBeUndefined()
  })

  test('a file that a receiver removed opens for that receiver by no address seen before', async () => {
    const key = await admin.send([reader.id, neighbour.id])
    const signed = await reader.address(key)
    await reader.remove(await only(reader))
    expect((await follow(signed)).statusCode).toBe(403)
  })
})
