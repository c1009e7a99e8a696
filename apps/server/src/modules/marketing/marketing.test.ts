import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { follow, pdf } from '../../testing/files-fixture.ts'
import { PNG } from '../../testing/picture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { untilBlocked } from '../../testing/until-blocked.ts'

interface Category {
  id: string
  title: string
  files: string[]
  shared: number
  locked: number
  version: number
}
interface File {
  id: string
  path: string
  downloads: number
  signedUrl: string | null
  version: number
}

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const staff = setUpUser(server, 'staff')
const sibling = setUpUser(server, 'admin', { client: 'borealis' })

const call = (who: SignedIn, method: 'GET' | 'POST', query: string, more: Omit<InjectOptions, 'method' | 'url'> = {}) =>
  who.send({ method, url: `/api/ssp/production/marketing-materials/${who.clientId}${query}`, ...more })
const post = (who: SignedIn, name: string, payload: object, headers: Record<string, string> = {}) =>
  call(who, 'POST', `?function=${name}`, { payload, headers })
const platformOf = (who: SignedIn) =>
  fixedId(`platform ${who.clientId === server.tenants.clientId('castor') ? 'south' : 'north'}`)
const createCategory = (who: SignedIn, title: string, more: object = {}) =>
  call(who, 'POST', '', { payload: { platform_id: platformOf(who), title, description: 'For the gate', ...more } })
const categories = async (who = admin) => (await call(who, 'GET', `?platformId=${platformOf(who)}`)).json<Category[]>()
const filesOf = async (id: string, who = admin) =>
  (await call(who, 'GET', `?function=getClientCategoryFiles&categoryId=${id}`)).json<File[]>()

const TYPES: Record<string, string> = { png: 'image/png', pdf: 'application/pdf' }
const sign = (who: SignedIn, path: string, clientId = who.clientId) =>
  who.post('/api/dashboard/sign-upload-url', {
    bucketName: 'marketing',
    filePath: `${clientId}/${path}`,
    contentType: TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/html',
  })

async function upload(who: SignedIn, categoryId: string, bytes: Buffer, extension: string) {
  const id = randomUUID()
  const path = `${categoryId}/${id}/marketingresource.${extension}`
  const { url } = (await sign(who, path)).json<{ url: string }>()
  const headers = { 'content-type': TYPES[extension] ?? '' }
  expect((await server.inject({ method: 'PUT', url, payload: bytes, headers })).statusCode).toBe(200)
  return { id, path }
}
const draft = (who: SignedIn, category_id: string, file: { id: string; path: string }) => ({
  ...file,
  category_id,
  title: 'Open day',
  description: 'Bring a friend',
  clients: who.clientId,
  add_branding: 1,
})
async function place(who: SignedIn, categoryId: string, bytes: Buffer = PNG, extension = 'png') {
  const file = draft(who, categoryId, await upload(who, categoryId, bytes, extension))
  const answer = await post(who, 'createCategoryFile', file)
  expect(answer.statusCode).toBe(201)
  return answer.json<File>()
}
const newCategory = async (title: string, who = admin, more: object = {}) =>
  (await createCategory(who, title, more)).json<Category>()

describe('categories', () => {
  test('are created, renamed under their version, and deleted with their files', async () => {
    const made = await createCategory(admin, '  Tür & Tor ')
    expect(made.statusCode).toBe(201)
    const category = made.json<Category>()
    expect(category).toMatchObject({ title: 'Tür & Tor', files: [], shared: 0, locked: 0, version: 1 })
    expect((await createCategory(admin, 'tür & tor')).json().fields).toHaveProperty('title')
    expect((await createCategory(admin, '   ')).json().fields).toEqual({ title: 'Please add a category title' })
    const rename = (title: string, version: number) =>
      post(admin, 'updateItem', { id: category.id, type: 'category', title }, { 'if-match': `"${version}"` })
    expect((await rename('門', 1)).statusCode).toBe(200)
    expect((await rename('Gate', 1)).json()).toMatchObject({ code: 'stale', current: { title: '門' } })
    const { path, signedUrl } = await place(admin, category.id)
    expect(await categories()).toContainEqual(expect.objectContaining({ title: '門', files: [path] }))
    const remove = (files: string[]) => post(admin, 'deleteCategory', { id: category.id, files })
    expect((await remove([])).statusCode).toBe(409)
    expect((await remove([path])).statusCode).toBe(200)
    expect((await categories()).map(({ id }) => id)).not.toContain(category.id)
    expect((await server.inject({ url: signedUrl ?? '' })).statusCode).toBe(404)
  })

  test('of another client are absent', async () => {
    const { id } = await newCategory('Own')
    expect((await categories(sibling)).map((each) => each.id)).not.toContain(id)
    for (const answer of [
      await call(sibling, 'GET', `?function=getClientCategoryFiles&categoryId=${id}`),
      await post(sibling, 'updateItem', { id, type: 'category', title: 'Mine' }),
      await post(sibling, 'deleteCategory', { id, files: [] }),
      await sign(sibling, `${id}/${randomUUID()}/marketingresource.png`),
    ])
      expect(answer.statusCode).toBe(404)
    const other = await server.signIn('admin', { client: 'castor' })
    expect((await call(admin, 'GET', `?platformId=${platformOf(other)}`)).statusCode).toBe(404)
  })

  test('that are deleted at the moment take no file of another client', async () => {
    const { id } = await newCategory('Going', staff, { shared: 1 })
    const file = draft(sibling, id, await upload(sibling, id, PNG, 'png'))
    const { database } = server.deps
    const deleted = Promise.withResolvers<void>()
    const holding = database.withSystem(async (tx) => {
      await tx.deleteFrom('marketing_categories').where('id', '=', id).execute()
      deleted.resolve()
      await untilBlocked(database, 1)
    })
    await deleted.promise
    expect((await post(sibling, 'createCategoryFile', file)).statusCode).toBe(404)
    await holding
  })

  test('are shared by staff with every client of the platform, each with its own files', async () => {
    expect((await createCategory(admin, 'Not mine to share', { shared: 1 })).statusCode).toBe(403)
    const { id } = await newCategory('Campaign', staff, { shared: 1 })
    expect(await categories(sibling)).toContainEqual(expect.objectContaining({ id, shared: 1, locked: 1 }))
    const outside = await server.signIn('admin', { client: 'castor' })
    expect((await categories(outside)).map((each) => each.id)).not.toContain(id)
    const theirs = await place(sibling, id)
    expect(await filesOf(id)).toEqual([])
    expect((await filesOf(id, sibling)).map((file) => file.id)).toEqual([theirs.id])
    for (const name of ['updateItem', 'deleteCategory']) {
      const body = name === 'updateItem' ? { id, type: 'category', title: 'Taken' } : { id, files: [] }
      expect((await post(admin, name, body)).statusCode).toBe(403)
    }
    expect((await post(staff, 'deleteCategory', { id, files: [] })).json()).toMatchObject({
      code: 'conflict',
      message: 'Other clients have files in this category.',
    })
    await post(sibling, 'deleteItem', { id: theirs.id, path: theirs.path })
    expect((await post(staff, 'deleteCategory', { id, files: [] })).statusCode).toBe(200)
  })
})

describe('files', () => {
  test('are listed, shown, downloaded once by a personal address, changed and deleted', async () => {
    const category = await newCategory('Posters')
    const { id, path, signedUrl } = await place(admin, category.id)
    expect(await filesOf(category.id)).toMatchObject([
      { id, path, title: 'Open day', clients: admin.clientId, add_branding: 1, downloads: 0, version: 1 },
    ])
    const image = await server.inject({ url: signedUrl ?? '' })
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png'])
    const signed = await call(admin, 'GET', `?function=downloadFile&path=${path}`)
    const file = await follow(server, signed)
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('filename="Open_day.png"'),
    ])
    expect((await follow(server, signed)).statusCode).toBe(403)
    const change = { id, type: 'file', title: 'Open', add_branding: 0 }
    expect((await post(admin, 'updateItem', change, { 'if-match': '"1"' })).statusCode).toBe(200)
    expect((await post(admin, 'updateItem', change, { 'if-match': '"1"' })).statusCode).toBe(412)
    expect((await post(admin, 'updateItem', { ...change, title: 'x'.repeat(26) })).json().fields).toHaveProperty(
      'title',
    )
    expect(
      (await post(admin, 'deleteItem', { id, path: `${category.id}/${randomUUID()}/marketingresource.png` }))
        .statusCode,
    ).toBe(404)
    expect((await post(admin, 'deleteItem', { id, path })).statusCode).toBe(200)
    expect(await filesOf(category.id)).toEqual([])
    expect((await call(admin, 'GET', `?function=downloadFile&path=${path}`)).statusCode).toBe(404)
  })

  test('count a download once per key, and only for its account', async () => {
    const { id: fileId } = await place(admin, (await newCategory('Counted')).id, pdf('brochure'), 'pdf')
    const body = { userId: server.tenants.userId('acme', 'admin'), fileId }
    const count = (key: string) => post(admin, 'createFileDownload', body, { 'idempotency-key': key })
    const [first, second] = [randomUUID(), randomUUID()]
    await Promise.all([count(first), count(first), count(second)])
    const total = (await call(admin, 'GET', `?function=getFileDownloads&fileId=${fileId}`)).json()
    expect(total).toEqual([{ total: 2 }])
    const userId = server.tenants.userId('acme', 'reader')
    expect((await post(admin, 'createFileDownload', { userId, fileId })).json().fields).toHaveProperty('userId')
    const foreign = { userId: server.tenants.userId('borealis', 'admin'), fileId }
    expect((await post(sibling, 'createFileDownload', foreign)).statusCode).toBe(404)
  })

  test('need a file of their own that was uploaded to their path', async () => {
    const category = await newCategory('Strict')
    const file = await upload(admin, category.id, PNG, 'png')
    const create = (more: object) => post(admin, 'createCategoryFile', { ...draft(admin, category.id, file), ...more })
    expect((await create({ id: randomUUID() })).statusCode).toBe(404)
    const missing = randomUUID()
    const nowhere = `${category.id}/${missing}/marketingresource.png`
    expect((await create({ id: missing, path: nowhere })).json().fields).toHaveProperty('path')
    expect((await create({ clients: sibling.clientId })).statusCode).toBe(409)
    for (const texts of [{ title: 'x'.repeat(26) }, { description: 'x'.repeat(91) }])
      expect((await create(texts)).statusCode).toBe(400)
    expect((await create({ title: '' })).statusCode).toBe(201)
    expect((await create({})).statusCode).toBe(409)
  })

  test('of another client are absent', async () => {
    const { id, path } = await place(admin, (await newCategory('Private')).id)
    for (const answer of [
      await call(sibling, 'GET', `?function=downloadFile&path=${path}`),
      await call(sibling, 'GET', `?function=getFileDownloads&fileId=${id}`),
      await post(sibling, 'updateItem', { id, type: 'file', title: 'Mine' }),
      await post(sibling, 'deleteItem', { id, path }),
    ])
      expect(answer.statusCode).toBe(404)
  })
})

describe('uploads', () => {
  test('take no key that the server would not have chosen, and replace nothing', async () => {
    const { id } = await newCategory('Keys')
    const file = randomUUID()
    for (const path of [
      `${id}/${file}/other.png`,
      `${id}/../${file}/marketingresource.png`,
      `${id}/${file}/marketingresource.html`,
      `${id}/${file}/marketingresource.svg`,
    ])
      expect((await sign(admin, path)).statusCode).toBe(400)
    const { path } = await upload(admin, id, PNG, 'png')
    expect((await sign(admin, path)).json().fields).toHaveProperty('filePath')
    expect((await sign(admin, path, sibling.clientId)).statusCode).toBe(400)
    expect((await sign(await server.signIn('nobody'), `${id}/${file}/marketingresource.png`)).statusCode).toBe(403)
  })

  test('are what their name says', async () => {
    const { id } = await newCategory('Contents')
    const path = `${id}/${randomUUID()}/marketingresource.png`
    const { url } = (await sign(admin, path)).json<{ url: string }>()
    const put = await server.inject({ method: 'PUT', url, payload: '<html>', headers: { 'content-type': 'image/png' } })
    expect(put.statusCode).toBe(400)
  })
})
