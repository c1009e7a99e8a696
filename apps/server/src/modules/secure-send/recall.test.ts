import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purge } from '../../jobs/purge.ts'
import { startSecureSend, type SecureSendScene } from '../../testing/secure-send-scene.ts'
import { secureSendPurge } from './buckets.ts'

let at: SecureSendScene

beforeAll(async () => {
  at = await startSecureSend()
})
afterAll(() => at.close())
beforeEach(() => at.reset())

describe('recall and expiry', () => {
  test('a recalled file opens for no account, by no address seen before, and the proof says that it was not opened', async () => {
    const key = await at.admin.send([at.reader.id, at.neighbour.id])
    const { id } = await at.only(at.reader)
    const signed = [await at.reader.address(key), await at.neighbour.address(key), await at.admin.address(key)]
    const proof = (await at.admin.recall(id)).json()
    expect(proof).toEqual({ filename: 'report.pdf', recalled_at: expect.any(String), opened: [], unopened: 2 })
    for (const address of signed) expect((await at.follow(address)).statusCode).toBe(404)
    for (const user of [at.reader, at.neighbour, at.admin]) expect(await at.fetchFile(user, key)).toBe(404)
    expect(await at.objectOf(key)).toBeUndefined()
    expect((await at.reader.inbox()).count).toBe(0)
    expect((await at.reader.view(id)).statusCode).toBe(404)
    expect((await at.admin.recall(id)).json()).toEqual(proof)
    expect((await at.admin.logs()).rows).toMatchObject([{ recalled_at: proof.recalled_at }, { available: false }])
  })

  test('the proof names who opened it and when', async () => {
    const key = await at.admin.send([at.reader.id, at.neighbour.id])
    await at.fetchFile(at.neighbour, key)
    const { viewed_at } = await at.only(at.neighbour)
    const proof = (await at.admin.recall((await at.only(at.reader)).id)).json()
    expect(proof).toMatchObject({
      opened: [{ username: 'admin', viewed_at }],
      unopened: 1,
    })
  })

  test('of an opening and a recall at once the proof tells the truth', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = await at.admin.send([at.reader.id])
      const { id } = await at.only(at.reader)
      const address = await at.reader.address(key)
      const [opened, recalled] = await Promise.all([at.follow(address), at.admin.recall(id)])
      expect(recalled.json().opened).toHaveLength(opened.statusCode === 200 ? 1 : 0)
    }
  })

  test('an expired file opens for no account, also by an address signed before, and is purged', async () => {
    const key = await at.admin.send([at.reader.id], { days: 1 })
    const signed = [await at.reader.address(key), await at.admin.address(key)]
    expect((await at.only(at.reader)).expires_at).not.toBeNull()
    await at.change({ shared_at: '2026-01-01T00:00:00Z', expires_at: '2026-01-02T00:00:00Z' })
    for (const address of signed) expect((await at.follow(address)).statusCode).toBe(403)
    for (const user of [at.reader, at.admin]) expect(await at.fetchFile(user, key)).toBe(404)
    const { id } = await at.only(at.reader)
    expect((await at.reader.view(id)).statusCode).toBe(404)
    expect(await at.only(at.reader)).toMatchObject({ available: false, viewed_at: null })
    await at.server.db
      .updateTable('objects')
      .set({ created_at: '2026-01-01T00:00:00Z' })
      .where('object_key', '=', key)
      .execute()
    await purge(at.server.deps.database, { rules: [secureSendPurge] })
    expect(await at.objectOf(key)).toBeUndefined()
  })

  test('a file that a receiver removed opens for that receiver by no address seen before', async () => {
    const key = await at.admin.send([at.reader.id, at.neighbour.id])
    const signed = await at.reader.address(key)
    await at.reader.remove(await at.only(at.reader))
    expect((await at.follow(signed)).statusCode).toBe(403)
  })
})

describe('an address', () => {
  test('opens once, and in the browser that asked for it alone', async () => {
    const key = await at.admin.send([at.neighbour.id])
    const signed = await at.neighbour.address(key)
    const { link: url } = signed.json<{ link: string }>()
    const cookie = String((await at.admin.address(key)).headers['set-cookie']).split(';')[0] ?? ''
    expect((await at.server.inject({ url })).statusCode).toBe(404)
    expect((await at.server.inject({ url, headers: { cookie } })).statusCode).toBe(404)
    expect((await at.follow(signed)).statusCode).toBe(200)
    expect((await at.follow(signed)).statusCode).toBe(403)
  })

  test('of another kind leads to no shared file, not even for its receiver', async () => {
    const key = await at.admin.send([at.reader.id])
    const name = encodeURIComponent(key)
    const base = `/api/ssp/production`
    const client = at.admin.who.clientId
    for (const url of [
      `/api/storage/image/shared-documents/${key}`,
      `/api/storage/file/${client}/${key.split('/')[2]}`,
      `${base}/marketing-materials/${client}?function=downloadFile&path=${name}`,
    ])
      expect((await at.reader.who.get(url)).statusCode).toBeGreaterThanOrEqual(400)
    expect((await at.only(at.reader)).viewed_at).toBeNull()
  })
})
