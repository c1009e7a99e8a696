import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeS3, STORE_FAULTS, type FakeS3 } from '../testing/fake-s3.ts'
import { startTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts'
import { storageSweep } from './sweep.ts'
import { settleUploads } from './uploads.ts'

const TWO_DAYS_AGO = new Date(Date.now() - 2 * 86_400_000)
const drawing = (note: string) => `<svg xmlns="http://www.w3.org/2000/svg"><desc>${note}</desc></svg>`

let server: TestServer
let admin: SignedIn
let s3: FakeS3 | undefined

const images = () =>
  server.inject({ url: `/api/portal/get-logo?clientId=${admin.clientId}` }).then((answer) => ({
    status: answer.statusCode,
    url: answer.json<{ url: string | null }>().url,
  }))
const shown = async () => {
  const { url } = await images()
  return url === null ? null : (await server.inject({ url })).body
}
// On a busy machine even a good bucket can be too late once; the next job settles what arrived.
const settled = () => server.deps.uploads.settle().then(shown, shown)
const becomes = async (note: string) => {
  await expect.poll(settled).toBe(drawing(note))
}
const sign = async () => {
  const payload = {
    bucketName: 'logos',
    filePath: `${admin.clientId}/logo.svg`,
    contentType: 'image/svg+xml',
  }
  return (await admin.post('/api/dashboard/sign-upload-url', payload)).json<{ url: string }>().url
}
// As a browser does it: to the server of the address, over a socket when that is the bucket.
const put = async (url: string, body: string) => {
  const headers = { 'content-type': 'image/svg+xml' }
  if (url.startsWith('http')) return (await fetch(url, { method: 'PUT', body, headers })).status
  return (await server.inject({ method: 'PUT', url, payload: body, headers })).statusCode
}

// The same two things of both stores: what it holds below a folder, and changing one of them.
const folder = (name: string) => join(server.config.dataDir, 'objects', name)
const held = (name: string): string[] => {
  if (s3) return [...s3.objects.keys()].filter((key) => key.startsWith(name))
  return readdirSync(folder('.'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder('.'), join(entry.parentPath, entry.name)))
    .filter((key) => key.startsWith(name))
}
const spoil = (name: string, change: (bytes: Buffer) => Buffer) => {
  if (s3) s3.objects.set(name, { bytes: change(s3.objects.get(name)!.bytes), changedAt: new Date() })
  else writeFileSync(folder(name), change(readFileSync(folder(name))))
}
const age = (name: string) => {
  if (s3) s3.objects.get(name)!.changedAt = TWO_DAYS_AGO
  else utimesSync(folder(name), TWO_DAYS_AGO, TWO_DAYS_AGO)
}
const current = async () => {
  const row = await server.db
    .selectFrom('objects')
    .select('stored_as')
    .where('bucket', '=', 'logos')
    .executeTakeFirstOrThrow()
  return row.stored_as
}
const sweep = async () => {
  await server.deps.jobs.atMostEvery(86_400, storageSweep)
  return server.deps.jobs.drain()
}

describe.each(['folder', 'S3'])('storage in a %s', (kind) => {
  beforeAll(async () => {
    s3 = kind === 'S3' ? await startFakeS3() : undefined
    server = await startTestServer({ env: { STORAGE_TIMEOUT: '400', ...s3?.env } })
    admin = await server.signIn('admin')
  })
  afterAll(async () => {
    await server.close()
    await s3?.stop()
    s3 = undefined
  })
  beforeEach(async () => {
    s3?.repair()
    await put(await sign(), drawing('before'))
    await becomes('before')
  })

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(1)],
    ['changed', (bytes: Buffer) => Buffer.from(bytes.toString().replace('before', 'BEFORE'))],
    ['emptied', () => Buffer.alloc(0)],
  ])('an object that was %s is not served', async (_what, change) => {
    const { url } = await images()
    spoil(await current(), change)
    const answer = await server.inject({ url: url as string })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json()).toMatchObject({ code: 'unavailable' })
  })

  it('an object that is gone is not served', async () => {
    const { url } = await images()
    const name = await current()
    if (s3) s3.objects.delete(name)
    else rmSync(folder(name))
    expect((await server.inject({ url: url as string })).statusCode).toBe(503)
  })

  it('the daily sweep removes what nothing names when it is a day old, and nothing else', async () => {
    await put(await sign(), drawing('after'))
    await becomes('after')
    const named = await current()
    const before = held('objects/')
    expect(before.length).toBeGreaterThan(1)
    for (const name of before) age(name)
    await server.db.updateTable('uploads').set({ created_at: TWO_DAYS_AGO }).where('published_at', 'is', null).execute()
    const never = await sign()
    expect(await sweep()).toBe(1)
    expect(held('objects/')).toEqual([named])
    await becomes('after')
    // What was just put stays, and there is one sweep a day.
    await put(never, drawing('late'))
    await becomes('late')
    expect(held('objects/')).toHaveLength(2)
    expect(await sweep()).toBe(0)
  })
})

describe('a file that went past the server', () => {
  beforeAll(async () => {
    s3 = await startFakeS3()
    server = await startTestServer({ env: { STORAGE_TIMEOUT: '2000', ...s3.env } })
    admin = await server.signIn('admin')
  })
  afterAll(async () => {
    await server.close()
    await s3?.stop()
    s3 = undefined
  })
  const signed = async (bucket: string, key: string) =>
    (
      await admin.post('/api/ssp/production/upload?function=getSignedUrl&type=put', [
        { bucket, key: `${admin.clientId}/${key}`, ext: bucket === 'logos' ? 'svg' : 'png' },
      ])
    ).json<[{ url: string; check: string; key: string }]>()[0]
  const check = (url: string) => server.inject({ method: 'POST', url })

  it('is asked about afterwards: taken, or rejected with the reason', async () => {
    const good = await signed('logos', 'logo')
    expect((await check(good.check)).statusCode).toBe(503)
    await put(good.url, drawing('asked'))
    expect((await check(good.check)).statusCode).toBe(200)
    expect((await check(good.check)).statusCode).toBe(200)
    await becomes('asked')
    const bad = await signed('logos', 'logo')
    await put(bad.url, 'this is no drawing')
    const answer = await check(bad.check)
    expect(answer.json()).toMatchObject({ code: 'invalid', message: expect.stringMatching(/\w/) })
    expect(answer.statusCode).toBe(400)
    expect(await shown()).toBe(drawing('asked'))
    // The address is signed for this alone.
    expect((await check(bad.check.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).statusCode).toBe(404)
  })
})

describe('a file that is not checked', () => {
  beforeAll(async () => {
    s3 = await startFakeS3()
    server = await startTestServer({ env: { STORAGE_TIMEOUT: '2000', ...s3.env } })
    admin = await server.signIn('admin')
  })
  afterAll(async () => {
    await server.close()
    await s3?.stop()
    s3 = undefined
  })

  it('is published by a job, however many addresses before it were never used, and not by a read', async () => {
    for (let abandoned = 0; abandoned < 25; abandoned += 1) await sign()
    await put(await sign(), drawing('unchecked'))
    expect(await shown()).toBeNull()
    await server.deps.jobs.atMostEvery(60, settleUploads)
    expect(await server.deps.jobs.drain()).toBe(1)
    expect(await shown()).toBe(drawing('unchecked'))
  })
})

describe('an S3 bucket that fails', () => {
  beforeAll(async () => {
    s3 = await startFakeS3()
    server = await startTestServer({ env: { STORAGE_TIMEOUT: '400', ...s3.env } })
    admin = await server.signIn('admin')
  })
  afterAll(async () => {
    await server.close()
    await s3?.stop()
    s3 = undefined
  })

  describe.each(STORE_FAULTS)('%s', (fault) => {
    it.each([
      ['asked for what arrived', { methods: ['HEAD'] }],
      ['read for a look into it', { methods: ['GET'], folder: 'incoming/' }],
      ['given what is published', { methods: ['PUT'], folder: 'objects/' }],
      ['asked for everything', {}],
    ])('while %s: nothing is published, nothing is lost', async (_when, on) => {
      s3!.repair()
      await put(await sign(), drawing('before'))
      await becomes('before')
      expect(await put(await sign(), drawing(`newer ${fault}`))).toBe(200)
      s3!.break(fault, on)
      await server.deps.uploads.settle().catch(() => {})
      expect((await images()).status).toBe(200)
      s3!.repair()
      await becomes(`newer ${fault}`)
    })

    it('while a picture is read: the answer says so, in time', async () => {
      s3!.repair()
      await put(await sign(), drawing('before'))
      const { url } = await images()
      s3!.break(fault, { methods: ['GET'], folder: 'objects/' })
      const began = performance.now()
      const answer = await server.inject({ url: url as string })
      expect(answer.statusCode).toBe(503)
      expect(performance.now() - began).toBeLessThan(5_000)
      s3!.repair()
      await becomes('before')
    })
  })
})
