import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { secureSendUser } from '../../testing/secure-send-fixture.ts'
import { PLATFORM, startSecureSend, type SecureSendScene } from '../../testing/secure-send-scene.ts'

let at: SecureSendScene

beforeAll(async () => {
  at = await startSecureSend()
})
afterAll(() => at.close())
beforeEach(() => at.reset())

describe('a shared file', () => {
  test('goes from shared to viewed to deleted, and both sides find it in their logs', async () => {
    const key = await at.admin.send([at.reader.id, at.neighbour.id], { message: '  For you  ' })
    const received = await at.only(at.reader)
    expect(received).toMatchObject({
      filename: 'report.pdf',
      username: 'admin',
      username_from: 'admin',
      username_to: 'reader',
      client_from: 'acme Ltd',
      message: 'For you',
      to: at.reader.id,
      viewed_at: null,
      deleted_at: null,
      size: 24,
      own: false,
      available: true,
    })
    expect((await at.reader.view(received.id)).statusCode).toBe(200)
    const { viewed_at: first } = await at.only(at.reader)
    expect(first).not.toBeNull()
    expect((await at.reader.view(received.id)).statusCode).toBe(200)
    expect((await at.only(at.reader)).viewed_at).toBe(first)
    expect(await at.fetchFile(at.reader, key)).toBe(200)
    expect((await at.reader.remove(received)).statusCode).toBe(200)
    expect(await at.reader.inbox()).toEqual({ rows: [], count: 0 })
    expect((await at.reader.logs()).rows).toMatchObject([{ id: received.id, deleted_at: expect.any(String) }])
    expect((await at.admin.logs()).count).toBe(2)
    expect((await at.neighbour.inbox()).rows).toMatchObject([
      { deleted_at: null, viewed_at: null, client_to: 'borealis Ltd' },
    ])
  })

  test('is downloaded by sender and receivers, as an attachment of its name, and by no other account', async () => {
    const key = await at.admin.send([at.neighbour.id])
    const opened = await at.follow(await at.neighbour.address(key))
    expect(opened.statusCode).toBe(200)
    expect(opened.headers['content-disposition']).toContain('attachment; filename="report.pdf"')
    expect(await at.fetchFile(at.admin, key)).toBe(200)
    for (const other of [at.reader, at.staff, at.stranger]) expect(await at.fetchFile(other, key)).toBe(404)
  })

  test('is marked as viewed when it is opened without being announced, by the receiver alone', async () => {
    const key = await at.admin.send([at.neighbour.id])
    await at.fetchFile(at.admin, key)
    expect((await at.only(at.neighbour)).viewed_at).toBeNull()
    await at.fetchFile(at.neighbour, key)
    expect((await at.only(at.neighbour)).viewed_at).not.toBeNull()
  })

  test('goes from the store with the last receiver who removes it', async () => {
    const key = await at.admin.send([at.reader.id, at.neighbour.id])
    await at.reader.remove(await at.only(at.reader))
    expect(await at.objectOf(key)).toBeDefined()
    expect(await at.fetchFile(at.reader, key)).toBe(404)
    expect(await at.fetchFile(at.neighbour, key)).toBe(200)
    await at.neighbour.remove(await at.only(at.neighbour))
    expect(await at.objectOf(key)).toBeUndefined()
    expect(await at.fetchFile(at.admin, key)).toBe(404)
  })

  test('is found by search and paged by ten', async () => {
    for (let n = 0; n < 12; n += 1) await at.admin.send([at.reader.id], { message: n === 7 ? 'the budget' : 'other' })
    expect(await at.reader.inbox()).toMatchObject({ count: 12, rows: { length: 10 } })
    expect((await at.reader.inbox('page=1&limit=10')).rows).toHaveLength(2)
    expect(await at.reader.inbox('search=BUDGET')).toMatchObject({ count: 1, rows: [{ message: 'the budget' }] })
    expect(await at.admin.logs('search=budget')).toMatchObject({ count: 1 })
  })
})

describe('what others cannot do', () => {
  test('an account reads, views, removes and recalls only its own, also an administrator', async () => {
    const key = await at.admin.send([at.neighbour.id])
    const { id } = await at.only(at.neighbour)
    for (const other of [at.reader, at.staff, at.stranger]) {
      expect((await other.view(id)).statusCode).toBe(404)
      expect((await other.remove({ id, key })).statusCode).toBe(404)
      expect((await other.recall(id)).statusCode).toBe(404)
      expect((await other.call('GET', at.neighbour.id)).statusCode).toBe(404)
      expect((await other.call('GET', `logs/${at.admin.id}`)).statusCode).toBe(404)
      expect(
        (await other.call('POST', at.admin.id, { recipients: [{ to: other.id }], filename: 'report.pdf', key }))
          .statusCode,
      ).toBe(404)
    }
    expect((await at.neighbour.recall(id)).statusCode).toBe(404)
    expect((await at.admin.remove({ id, key })).statusCode).toBe(404)
    expect((await at.admin.view(id)).statusCode).toBe(404)
  })

  test('an account of the same id in another client sees nothing', async () => {
    await at.admin.send([at.reader.id])
    const rows = await at.server.deps.database.withTenant(
      { clientId: at.server.tenants.clientId('borealis'), platformId: PLATFORM.target_id, userId: at.reader.id },
      (tx) => tx.selectFrom('shared_documents').selectAll().execute(),
    )
    expect(rows).toEqual([])
  })

  test('row-level security shows the rows of a client to sender and receiver alone', async () => {
    await at.admin.send([at.reader.id])
    const seen = (userId: string | null) =>
      at.server.deps.database.withTenant(
        { clientId: at.server.tenants.clientId('acme'), platformId: PLATFORM.target_id, userId },
        async (tx) => (await tx.selectFrom('shared_documents').selectAll().execute()).length,
      )
    expect(await Promise.all([at.admin.id, at.reader.id, at.staff.id, null].map(seen))).toEqual([1, 1, 0, 0])
  })

  test('the permission is needed', async () => {
    const nobody = secureSendUser(
      at.server,
      await at.server.signIn('nobody'),
      at.server.tenants.userId('acme', 'nobody'),
    )
    expect((await nobody.call('GET', nobody.id)).statusCode).toBe(403)
    expect((await nobody.sign(nobody.newKey('a.pdf'))).statusCode).toBe(403)
  })
})
