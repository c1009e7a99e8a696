import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { setUpServer } from '../../testing/set-up-server.ts'
import { linkUser, userAt } from '../../testing/people.ts'
import { PNG } from '../../testing/picture.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { restrictPermissions } from '../access/testing.ts'
import { makeTeam } from '../teams/testing.ts'
import { slowness, threadTime } from '../../testing/thread-time.ts'

interface Article {
  id: string
  title: string
  slug?: string
  body_json?: string
  img?: string
  published?: string | null
  expiry_date?: string | null
  require_read?: number
  send_notification?: number
  readers: { id: string; forename: string; reaction: string | null; confirmed_at: string | null; read_at: string }[]
}

const server = setUpServer()
let admin: SignedIn
let reader: SignedIn
let nobody: SignedIn
let sibling: SignedIn
const employee = fixedId('employee acme 1')
const PLATFORM = fixedId('platform north')

beforeAll(async () => {
  await linkUser(server, 'reader', employee)
  admin = await server.signIn('admin')
  reader = await server.signIn('reader')
  nobody = await server.signIn('nobody')
  sibling = await server.signIn('admin', { client: 'borealis' })
  await server.db
    .updateTable('employees')
    .set({ registered_at: new Date() })
    .where('id', 'in', [employee, fixedId('employee acme 2'), fixedId('employee borealis 1')])
    .execute()
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const call = (who: SignedIn, method: Method, query = '', more: Omit<InjectOptions, 'method' | 'url'> = {}) =>
  who.send({ method, url: `/api/ssp/production/news/${who.clientId}${query}`, ...more })
const find = async (id: string, who = admin) => (await call(who, 'GET', `?id=${id}`)).json<Article[]>()
const rooted = (who: SignedIn, id: string, name: string) =>
  `/api/storage/image/ssp-content-production-news-images/${who.clientId}/${id}/${name}`

/** Puts the featured image of an article. @returns its address. */
async function putFeatured(who: SignedIn, id: string): Promise<string> {
  const name = `${randomUUID()}.png`
  const signed = await who.post('/api/dashboard/sign-upload-url', {
    bucketName: 'ssp-content-production-news-images',
    filePath: `${who.clientId}/${id}/${name}`,
    contentType: 'image/png',
  })
  const { url } = signed.json<{ url: string }>()
  const put = await server.inject({ method: 'PUT', url, payload: PNG, headers: { 'content-type': 'image/png' } })
  expect(put.statusCode).toBe(200)
  return rooted(who, id, name)
}

/** Puts an image of the body as the editor does. @returns its address. */
async function putInBody(who: SignedIn, id: string): Promise<string> {
  const payload = { id, filename: `${randomUUID()}.png`, type: 'image/png' }
  const query = `?saveImageBody=true&imageSavePayload=${encodeURIComponent(JSON.stringify(payload))}`
  const { data, address } = (await call(who, 'GET', query)).json<{ data: string; address: string }>()
  await server.inject({ method: 'PUT', url: data, payload: PNG, headers: { 'content-type': 'image/png' } })
  return address
}

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
const image = (url: string) => ({ type: 'image', data: { file: { url }, caption: '' } })
const bodyOf = (...blocks: object[]) => JSON.stringify({ blocks })

async function draft(who = admin, more: object = {}) {
  const id = randomUUID()
  return {
    id,
    title: 'New canteen',
    slug: 'new-canteen',
    body_json: bodyOf(paragraph('Soup <b>every</b> day')),
    platform: PLATFORM,
    clientId: who.clientId,
    require_read: 0,
    send_notification: 0,
    published: new Date().toISOString(),
    expiry_date: null as string | null,
    img: await putFeatured(who, id),
    ...more,
  }
}
const create = async (more: object = {}, who = admin) => {
  const payload = await draft(who, more)
  return { payload, answer: await call(who, 'POST', '', { payload }) }
}
const made = async (more: object = {}, who = admin): Promise<Article> => {
  const { answer, payload } = await create(more, who)
  expect(answer.json()).toEqual({ success: true, data: payload.id })
  return (await find(payload.id, who))[0] as Article
}
const changeOf = ({ id: _id, readers: _readers, title, slug, body_json, img, ...article }: Article) => ({
  title,
  slug,
  body_json,
  img,
  published: article.published,
  require_read: article.require_read,
  expiry_date: article.expiry_date,
  client_id: admin.clientId,
})
const update = (article: Article, change: object = {}, headers: Record<string, string> = {}) =>
  call(admin, 'PATCH', `?id=${article.id}`, { payload: { ...changeOf(article), ...change }, headers })
const published = (id: string, who = reader) => who.get(`/api/ssp/production/news/${who.clientId}/published/${id}`)
const read = (id: string, payload: object, who = reader) =>
  who.post(`/api/ssp/production/news/${who.clientId}/published/${id}`, payload)
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const imageStatus = async (address: string) => (await server.inject({ url: address })).statusCode

describe('creating', () => {
  test('stores the article, and the list shows it first with its pages', async () => {
    const article = await made({ title: '  Gate 4 is closed ', require_read: 1, expiry_date: day(3) })
    expect(article).toMatchObject({ title: 'Gate 4 is closed', require_read: 1, expiry_date: day(3), readers: [] })
    const page = (await call(admin, 'GET', `?page=0&limit=1&platform=${PLATFORM}&search=gate`)).json()
    expect(page).toMatchObject({ data: [{ id: article.id, title: 'Gate 4 is closed' }], pagination: { total: 1 } })
    expect(page.pagination.totalPages).toBe(1)
    expect(page.data[0]).not.toHaveProperty('body_json')
    expect(await imageStatus(article.img ?? '')).toBe(200)
  })

  test('makes one article of a repeated request, and rejects an id in use', async () => {
    const payload = await draft()
    const headers = { 'idempotency-key': randomUUID() }
    const send = (extra: Record<string, string>) => call(admin, 'POST', '', { payload, headers: extra })
    const [first, second] = [await send(headers), await send(headers)]
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect((await send({})).json()).toMatchObject({ code: 'conflict', fields: { id: expect.any(String) } })
  })

  test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('ends an article at midnight in %s', async (zone) => {
    const setZone = (time_zone: string) =>
      server.db.updateTable('clients').set({ time_zone }).where('id', '=', admin.clientId).execute()
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format()
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
    await setZone(zone)
    expect((await create({ expiry_date: today })).answer.json().fields).toHaveProperty('expiry_date')
    const { id } = await made({ published: new Date().toISOString(), expiry_date: tomorrow })
    expect((await published(id)).statusCode).toBe(200)
    await server.db.updateTable('news_articles').set({ expiry_date: today }).where('id', '=', id).execute()
    expect((await published(id)).statusCode).toBe(404)
    await setZone('Europe/London')
  })

  test.each([
    ['title', { title: '   ' }],
    ['clientId', { clientId: undefined }],
    ['body_json', { body_json: bodyOf() }],
    ['body_json', { body_json: 'no blocks' }],
    ['body_json', { body_json: bodyOf({ type: 'script', data: {} }) }],
    ['expiry_date', { expiry_date: day(0) }],
    ['expiry_date', { expiry_date: '2020-01-01' }],
  ])('needs a good %s', async (field, wrong) => {
    const { answer } = await create(wrong)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toHaveProperty(field)
  })

  test('rejects images of another article, of another client, and those that were never put', async () => {
    const other = await made()
    for (const img of [other.img, rooted(sibling, randomUUID(), 'a.png')])
      expect((await create({ img })).answer.json().fields).toHaveProperty('img')
    const id = randomUUID()
    const missing = await create({ id, img: rooted(admin, id, 'a.png') })
    expect(missing.answer.json().fields).toHaveProperty('img')
    for (const address of [other.img ?? '', 'https://elsewhere.example/pixel.gif'])
      expect((await create({ body_json: bodyOf(image(address)) })).answer.json().fields).toHaveProperty('body_json')
  })

  test.each([
    ['"', 190_000],
    ['&', 60_000],
    ['<', 60_000],
  ])('rejects a body that grows too long: %s', async (sign, count) => {
    const { answer } = await create({ body_json: bodyOf(paragraph(sign.repeat(count))) })
    expect(answer.json()).toMatchObject({ code: 'invalid', fields: { body_json: expect.any(String) } })
  })

  test('takes thousands of formats in one link within a moment, and what it takes can be changed', async () => {
    const link = `<a href="https://a.example/${'a'.repeat(2_000)}">${'x<b>y</b>'.repeat(20_000)}</a>`
    const began = threadTime()
    const article = await made({ body_json: bodyOf(paragraph(link)) })
    expect((threadTime() - began) / slowness()).toBeLessThan(4_000)
    expect((await update(article)).statusCode).toBe(200)
  })

  test('rejects a moment that no clock shows', async () => {
    const { answer } = await create({ published: '2016-12-31T23:59:60Z' })
    expect(answer.json()).toMatchObject({ code: 'invalid', fields: { published: expect.any(String) } })
  })

  test('is for holders of NEWS_CREATE, in the platform and client of the address', async () => {
    const payload = await draft()
    expect((await call(reader, 'POST', '', { payload })).statusCode).toBe(403)
    const elsewhere = { ...payload, clientId: sibling.clientId }
    expect((await call(admin, 'POST', '', { payload: elsewhere })).json().code).toBe('client_mismatch')
    const platform = fixedId('platform south')
    expect((await call(admin, 'POST', '', { payload: { ...payload, platform } })).statusCode).toBe(404)
  })

  test('never publishes in the future', async () => {
    const { published: at } = await made({ published: '2099-01-01T00:00:00.000Z' })
    expect(new Date(at ?? '').getTime()).toBeLessThanOrEqual(Date.now())
  })
})

describe('e-mail', () => {
  const outbox = () => {
    const folder = join(server.config.dataDir, 'outbox')
    return existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')) : []
  }
  const about = (subject: string) =>
    outbox().flatMap((mail) => (mail.includes(subject) ? [/^To: (.*)$/m.exec(mail)?.[1] ?? ''] : []))

  test('goes once to every registered employee of the client, when the article is published', async () => {
    const article = await made({ title: 'Summer party', send_notification: 1 })
    expect(article.send_notification).toBe(1)
    await server.deps.jobs.drain()
    expect(about('Summer party').toSorted()).toEqual(['e1@acme.example', 'e2@acme.example'])
    await update(article)
    await update(article, { published: null })
    await update(article, { published: new Date().toISOString() })
    await server.deps.jobs.drain()
    expect(about('Summer party')).toHaveLength(2)
  })

  test.each(['deleted', 'unpublished'])('that waits is dropped when the article is %s', async (how) => {
    const article = await made({ title: `Wrong date ${how}`, send_notification: 1 })
    const { statusCode } =
      how === 'deleted' ? await call(admin, 'DELETE', `?id=${article.id}`) : await update(article, { published: null })
    expect(statusCode).toBe(200)
    await server.deps.jobs.drain()
    expect(about(`Wrong date ${how}`)).toEqual([])
  })

  test('does not go for an article that is not published', async () => {
    const article = await made({ title: 'Quiet draft', send_notification: 1, published: null })
    expect(article).toMatchObject({ send_notification: 0, published: null })
    await server.deps.jobs.drain()
    expect(about('Quiet draft')).toEqual([])
  })
})

describe('changing', () => {
  test('keeps the moment of publication while it stays published', async () => {
    const article = await made({ published: '2026-01-05T08:00:00.000Z' })
    expect(article.published).toContain('2026-01-05')
    await update(article, { title: 'New title', slug: 'new-title', published: new Date().toISOString() })
    const [changed] = await find(article.id)
    expect(changed).toMatchObject({ title: 'New title', slug: 'new-title', published: article.published })
    await update(article, { published: null })
    expect((await find(article.id))[0]?.published).toBeNull()
  })

  test('lets an expired article be edited, and rejects a new day that has passed', async () => {
    const article = await made()
    await server.db
      .updateTable('news_articles')
      .set({ expiry_date: '2026-01-01' })
      .where('id', '=', article.id)
      .execute()
    expect((await update(article, { expiry_date: '2026-01-01' })).statusCode).toBe(200)
    expect((await update(article, { expiry_date: '2026-01-02' })).json().fields).toHaveProperty('expiry_date')
    expect((await update(article, { expiry_date: null })).statusCode).toBe(200)
  })

  test('is not published with an expiry date that has passed', async () => {
    const article = await made({ published: null })
    const expired = { expiry_date: '2026-01-01' }
    await server.db.updateTable('news_articles').set(expired).where('id', '=', article.id).execute()
    const published = new Date().toISOString()
    expect((await update(article, { ...expired, published })).json().fields).toHaveProperty('expiry_date')
    expect((await update(article, { expiry_date: null, published })).statusCode).toBe(200)
  })

  test('deletes images that it no longer shows', async () => {
    const id = randomUUID()
    const [featured, shown, dropped] = [
      await putFeatured(admin, id),
      await putInBody(admin, id),
      await putInBody(admin, id),
    ]
    const article = await made({ id, img: featured, body_json: bodyOf(image(shown), image(dropped)) })
    const next = await putFeatured(admin, id)
    expect((await update(article, { img: next, body_json: bodyOf(image(shown)) })).statusCode).toBe(200)
    expect(await Promise.all([featured, dropped, shown, next].map(imageStatus))).toEqual([404, 404, 200, 200])
  })

  test('needs content, its client, and the version that it was made from', async () => {
    const article = await made()
    expect((await update(article, { body_json: bodyOf(paragraph(' ')) })).json().fields).toHaveProperty('body_json')
    expect((await update(article, { client_id: undefined })).json().fields).toHaveProperty('clientId')
    expect((await update(article, {}, { 'if-match': '"1"' })).statusCode).toBe(200)
    expect((await update(article, {}, { 'if-match': '"1"' })).json().code).toBe('stale')
  })
})

describe('deleting', () => {
  // What is left of an address begins with the client.
  const cut = (address: string) => address.slice(54)

  test('takes images and readers along', async () => {
    const id = randomUUID()
    const [featured, inBody] = [await putFeatured(admin, id), await putInBody(admin, id)]
    await made({ id, img: featured, body_json: bodyOf(image(inBody)) })
    await read(id, {})
    expect(cut(featured)).toMatch(new RegExp(`^${admin.clientId}/${id}/`))
    const named = `?id=${id}&key=${encodeURIComponent(cut(featured))}&paths=${encodeURIComponent(cut(inBody))}`
    expect((await call(admin, 'DELETE', named)).json()).toEqual({ success: true })
    expect((await call(admin, 'GET', `?id=${id}`)).statusCode).toBe(404)
    expect(await Promise.all([featured, inBody].map(imageStatus))).toEqual([404, 404])
  })

  test('rejects images of another article', async () => {
    const [article, other] = [await made(), await made()]
    const named = (key: string, paths = '') => `?id=${article.id}&key=${encodeURIComponent(key)}&paths=${paths}`
    expect((await call(admin, 'DELETE', named(cut(other.img ?? '')))).statusCode).toBe(404)
    const foreign = named(cut(article.img ?? ''), encodeURIComponent(cut(other.img ?? '')))
    expect((await call(admin, 'DELETE', foreign)).statusCode).toBe(404)
    expect(await imageStatus(other.img ?? '')).toBe(200)
  })

  test('is for holders of NEWS_UPDATE', async () => {
    const { id } = await made()
    expect((await call(reader, 'DELETE', `?id=${id}`)).statusCode).toBe(403)
  })
})

describe('readers', () => {
  test('are noted once, with confirmation and reaction', async () => {
    const { id } = await made({ require_read: 1 })
    expect((await published(id)).json()).toMatchObject({ title: 'New canteen', read_at: null, require_read: 1 })
    expect((await read(id, {})).json()).toEqual({ success: true })
    const [first] = (await find(id))[0]?.readers ?? []
    expect(first).toMatchObject({ id: employee, forename: 'Fore1', reaction: null, confirmed_at: null })
    await read(id, { confirmed: true, reaction: '0' })
    await read(id, { reaction: '1' })
    await read(id, {})
    const { readers = [] } = (await find(id))[0] ?? {}
    expect(readers).toEqual([{ ...first, reaction: '1', confirmed_at: expect.any(String) }])
    expect((await published(id)).json()).toMatchObject({ reaction: '1', read_at: first?.read_at })
    await read(id, { reaction: null })
    expect((await find(id))[0]?.readers[0]?.reaction).toBeNull()
  })

  test('see neither drafts nor what has expired', async () => {
    const hidden = await made({ published: null })
    const expired = await made()
    await server.db
      .updateTable('news_articles')
      .set({ expiry_date: day(0) })
      .where('id', '=', expired.id)
      .execute()
    for (const { id } of [hidden, expired]) {
      expect((await published(id)).statusCode).toBe(404)
      expect((await read(id, {})).statusCode).toBe(404)
    }
  })

  test('are employees of the client', async () => {
    const { id } = await made()
    expect((await read(id, {}, admin)).statusCode).toBe(403)
    const own = await made({}, sibling)
    expect((await read(own.id, {})).statusCode).toBe(404)
  })

  test('are in the log that everybody may open, without the article', async () => {
    const { id } = await made()
    await read(id, {})
    const [article] = await find(id, nobody)
    expect(article).toEqual({ id, title: 'New canteen', readers: [expect.objectContaining({ id: employee })] })
    expect((await call(sibling, 'GET', `?id=${id}`)).statusCode).toBe(404)
    expect((await call(nobody, 'GET')).statusCode).toBe(403)
  })

  test('of restricted teams are left out', async () => {
    const { id } = await made()
    await read(id, {})
    await server.inSystem(async (tx) => {
      const team = await makeTeam(tx, admin.clientId, { members: [employee] })
      await restrictPermissions(tx, userAt('admin'), ['NEWS_VIEW'], { team })
    })
    expect((await find(id))[0]?.readers).toEqual([])
    expect((await find(id, nobody))[0]?.readers).toHaveLength(1)
    await server.db.deleteFrom('user_permission_restrictions').execute()
  })
})

test('offers the clients for which the caller may create news', async () => {
  const url = `/api/ssp/production/news/${admin.clientId}/clients?platformId=${PLATFORM}`
  const { clients } = (await admin.get(url)).json<{ clients: { id: string }[] }>()
  expect(clients.map(({ id }) => id)).toEqual([admin.clientId])
  expect((await reader.get(url)).statusCode).toBe(403)
})
