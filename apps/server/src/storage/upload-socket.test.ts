import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAddressSigner } from './address.ts'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { PNG } from '../testing/picture.ts'

/** A picture of many pieces. */
const photo = (bytes: number) => Buffer.concat([PNG, randomBytes(bytes)])

const server = setUpServer()
const admin = setUpUser(server, 'admin')
let origin: string

beforeAll(async () => {
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})

const sign = async (): Promise<string> => {
  const payload = { bucketName: 'logos', filePath: `${admin.clientId}/logo.png`, contentType: 'image/png' }
  const signed = await admin.post('/api/dashboard/sign-upload-url', payload)
  return origin + signed.json<{ url: string }>().url
}
const put = (url: string, body: Buffer<ArrayBuffer>) =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': 'image/png' } })
const logo = async () => {
  const { url } = (await server.inject({ url: `/api/portal/get-logo?clientId=${admin.clientId}` })).json<{
    url: string | null
  }>()
  return url && origin + url
}
const shown = async () => {
  const url = await logo()
  return url && Buffer.from(await (await fetch(url)).arrayBuffer())
}
/** Sends the head and a part of the body, and cuts the connection when it arrives. */
async function breakOff(url: string, body: Buffer): Promise<void> {
  const sent = request(url, {
    method: 'PUT',
    headers: { 'content-type': 'image/png', 'content-length': body.length },
  })
  sent.on('error', () => {})
  const closed = new Promise((done) => sent.on('close', done))
  sent.write(body.subarray(0, body.length >> 1))
  await expect.poll(() => readdirSync(arrivals()).length).toBe(1)
  sent.destroy()
  await closed
}
const arrivals = () => join(server.config.dataDir, 'objects', 'incoming')

describe('an upload over a socket', () => {
  it('arrives whole and comes back the same', async () => {
    const body = photo(3_000_000)
    expect((await put(await sign(), body)).status).toBe(200)
    expect(await shown()).toEqual(body)
  })

  it('that is too large is rejected, and the address takes a smaller one', async () => {
    const url = await sign()
    const before = await logo()
    // The server may answer and hang up while the rest is still being sent.
    const status = await put(url, photo(12_000_000)).then(
      (answer) => answer.status,
      () => 413,
    )
    expect(status).toBe(413)
    expect(await logo()).toBe(before)
    expect((await put(url, photo(1_000))).status).toBe(200)
  })

  it('that breaks off publishes nothing, and the address takes it again', async () => {
    const url = await sign()
    const before = await logo()
    const body = photo(2_000_000)
    await breakOff(url, body)
    expect(await logo()).toBe(before)
    // The server may notice the end of the connection later.
    await expect.poll(async () => (await put(url, body)).status).toBe(200)
    expect(await shown()).toEqual(body)
    expect(readdirSync(arrivals())).toEqual([])
  })

  it('whose content is rejected leaves the address to another file; one that was taken does not', async () => {
    const url = await sign()
    expect((await put(url, Buffer.from('no picture'))).status).toBe(400)
    expect((await put(url, photo(10))).status).toBe(200)
    expect((await put(url, photo(10))).status).toBe(403)
  })

  it('that another one overtook publishes nothing', async () => {
    const url = await sign()
    const [late, body] = [photo(2_000_000), photo(1_000)]
    const sent = request(url, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', 'content-length': late.length },
    })
    const status = new Promise<number | undefined>((done) => sent.on('response', (answer) => done(answer.statusCode)))
    sent.write(late.subarray(0, late.length >> 1))
    await expect.poll(() => readdirSync(arrivals()).length).toBe(1)
    // As long ago as a process must be dead by.
    await sql`update uploads set received_at = now() - interval '6 minutes' where published_at is null`.execute(
      server.db,
    )
    expect((await put(url, body)).status).toBe(200)
    sent.end(late.subarray(late.length >> 1))
    expect(await status).toBe(403)
    expect(await shown()).toEqual(body)
    await expect.poll(() => readdirSync(arrivals())).toEqual([])
  })

  it('to an address that has run out is told so, as S3 does', async () => {
    const url = new URL(await sign())
    const signer = createAddressSigner(server.deps.keys.address)
    const id = url.pathname.split('/').at(-1) as string
    const row = await server.db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const facts = [row.bucket, row.object_key, row.content_type, String(row.max_bytes)]
    expect((await put(origin + signer.sign('upload', url.pathname, facts, -1), PNG)).status).toBe(403)
  })

  it('to a store that cannot be written to may be tried again', async () => {
    const url = await sign()
    const [folder, aside] = [arrivals(), `${arrivals()}-aside`]
    renameSync(folder, aside)
    writeFileSync(folder, 'in the way')
    const answer = await put(url, photo(100_000))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    rmSync(folder)
    mkdirSync(folder)
    expect((await put(url, photo(100_000))).status).toBe(200)
  })
})

describe('a large object', () => {
  it('that is damaged never arrives whole', async () => {
    const body = photo(3_000_000)
    await put(await sign(), body)
    const { stored_as: name } = await server.db
      .selectFrom('objects')
      .select('stored_as')
      .where('bucket', '=', 'logos')
      .executeTakeFirstOrThrow()
    const file = join(server.config.dataDir, 'objects', name)
    const bytes = readFileSync(file)
    bytes[bytes.length >> 1]! ^= 1
    writeFileSync(file, bytes)
    const url = await logo()
    await expect(fetch(url as string).then((answer) => answer.arrayBuffer())).rejects.toThrow('terminated')
  })
})
