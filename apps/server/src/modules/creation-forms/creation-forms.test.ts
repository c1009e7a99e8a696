import { randomUUID } from 'node:crypto'
import type { components } from '@ssp/api/schema'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { setUpServer } from '../../testing/set-up-server.ts'
import { userAt } from '../../testing/people.ts'
import { PNG } from '../../testing/picture.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { grantPermissions, makeScope } from '../access/testing.ts'

type Form = components['schemas']['CreationForm']

const NORTH = fixedId('platform north')
const SOUTH = fixedId('platform south')

const server = setUpServer()
let staff: SignedIn
let southern: SignedIn
let borealis: string

beforeAll(async () => {
  borealis = server.tenants.clientId('borealis')
  await server.inSystem(async (tx) => {
    const user = userAt('admin', 'castor')
    await grantPermissions(tx, user, ['PLATFORM_VIEW'])
    // Somebody of the other platform who was granted a client of this one.
    await makeScope(tx, user, server.tenants.clientId('acme'))
  })
  staff = await server.signIn('staff')
  southern = await server.signIn('admin', { client: 'castor' })
})

interface Options extends Pick<InjectOptions, 'payload' | 'headers'> {
  who?: SignedIn
  platform?: string
}
const call = (method: 'GET' | 'POST' | 'PATCH', path = '', { who = staff, platform = NORTH, ...more }: Options = {}) =>
  who.send({ method, url: `/api/ssp/production/creation-form/${platform}${path}`, ...more })

const draft = (changes: object = {}) => ({
  client_name: 'Larkspur Foods',
  url: 'larkspur',
  contact_name: 'Iris Vale',
  contact_email: 'iris.vale@larkspur.example',
  ...changes,
})
const create = (changes: object = {}, options: Options = {}) =>
  call('POST', '', { payload: draft(changes), ...options })
const created = async (changes: object = {}, options: Options = {}) => {
  const response = await create(changes, options)
  expect(response.statusCode).toBe(201)
  return response.json<Form>()
}
const change = (id: string, payload: object, options: Options = {}) => call('PATCH', `/${id}`, { payload, ...options })
const names = async (query: string, options: Options = {}) =>
  (await call('GET', query, options)).json<Form[]>().map(({ client_name }) => client_name)
const total = async (search = '') => (await call('GET', `?count=true${search}`)).json<[{ total: number }]>()[0].total

const sign = (filePath: string, { who = staff, headers = {} }: Options = {}) =>
  who.post(
    '/api/dashboard/sign-upload-url',
    {
      bucketName: 'client-creation-form',
      filePath,
      contentType: filePath.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    },
    headers,
  )
async function upload(name = 'logo.png', clientId = staff.clientId): Promise<string> {
  const key = `${clientId}/${randomUUID()}/${name}`
  const { url } = (await sign(key, { headers: { 'ssp-client': clientId } })).json<{ url: string }>()
  const put = await server.inject({ method: 'PUT', url, payload: PNG, headers: { 'content-type': 'image/png' } })
  expect(put.statusCode).toBe(200)
  return key
}

describe('the list', () => {
  test('is paged with the newest first, counted and searched', async () => {
    const before = await total()
    for (let number = 1; number <= 11; number += 1)
      await created({ client_name: `Paged ${number}`, url: `p-${number}` })
    expect(await total()).toBe(before + 11)
    expect((await names('')).slice(0, 2)).toEqual(['Paged 11', 'Paged 10'])
    expect(await names('')).toHaveLength(10)
    expect((await names('?page=1'))[0]).toBe('Paged 1')
    expect(await names('?search=paged%207')).toEqual(['Paged 7'])
    expect(await total('&search=p-11')).toBe(1)
  })
})

describe('a form', () => {
  test('is stored with its name in the address in lower case, and in progress', async () => {
    const colour_scheme = { primary: '#ABCDEF', secondary: '#123456' }
    const documents = [
      { name: 'P45', required: true },
      { name: 'P60', required: false },
    ]
    const form = await created({
      url: ' LarkSpur-Foods ',
      login_type: 2,
      required_documents: documents,
      client_documents: documents.slice(1),
      colour_scheme,
    })
    expect(form).toMatchObject({
      url: 'larkspur-foods',
      login_type: 2,
      required_documents: documents,
      client_documents: documents.slice(1),
      colour_scheme: { primary: '#abcdef', secondary: '#123456' },
      assets: [],
      completed_at: null,
    })
    expect((await call('GET', `/${form.id}`)).json()).toEqual(form)
  })

  test('has the defaults of the theme for what is left out', async () => {
    expect(await created()).toMatchObject({
      login_type: 0,
      required_documents: [],
      client_documents: [],
      colour_scheme: { primary: '#3886c2', secondary: '#8257d4' },
    })
  })

  test.each(['client_name', 'url', 'contact_name', 'contact_email'])('needs %s', async (field) => {
    const { [field]: _left, ...rest } = draft() as Record<string, string>
    expect((await call('POST', '', { payload: rest })).statusCode).toBe(400)
    const blank = await create({ [field]: '   ' })
    expect(blank.statusCode).toBe(400)
    expect(blank.json().fields).toHaveProperty(field)
  })

  test('is filed once per key, with one audit row', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = await Promise.all([created({}, { headers }), created({}, { headers })])
    expect(second.id).toBe(first.id)
    const rows = await server.db.selectFrom('audit_log').select('action').where('target', '=', first.id).execute()
    expect(rows).toEqual([{ action: 'creationForm.create' }])
  })
})

describe('a change', () => {
  test('keeps what is left out and needs the version that was read', async () => {
    const { id } = await created()
    const etag = (await call('GET', `/${id}`)).headers.etag ?? ''
    const changed = await change(id, { contact_name: ' Noor Haddad ' }, { headers: { 'if-match': etag } })
    expect(changed.json()).toMatchObject({ client_name: 'Larkspur Foods', contact_name: 'Noor Haddad' })
    const late = await change(id, { contact_name: 'Late' }, { headers: { 'if-match': etag } })
    expect([late.statusCode, late.json().code]).toEqual([412, 'stale'])
    expect((await change(id, { url: ' ' })).json().fields).toHaveProperty('url')
    expect((await change(id, {})).statusCode).toBe(400)
    expect((await change(randomUUID(), { url: 'x' })).statusCode).toBe(404)
  })

  test('completes a form and opens it again', async () => {
    const { id } = await created()
    const completed_at = '2026-11-20T09:30:00.000Z'
    expect((await change(id, { completed_at })).json()).toMatchObject({ completed_at })
    expect((await change(id, { login_type: 3 })).json()).toMatchObject({ completed_at, login_type: 3 })
    expect((await change(id, { completed_at: null })).json()).toMatchObject({ completed_at: null })
  })
})

describe('the platform', () => {
  test('is that of staff: an account that lacks PLATFORM_VIEW is rejected with its name', async () => {
    const { id } = await created()
    const who = await server.signIn('admin')
    for (const response of [
      await call('GET', '', { who }),
      await call('GET', '?count=true', { who }),
      await call('GET', `/${id}`, { who }),
      await create({}, { who }),
      await change(id, { url: 'mine' }, { who }),
    ])
      expect([response.statusCode, response.json().permission]).toEqual([403, 'PLATFORM_VIEW'])
  })

  test('shows its forms at every client of it, to be changed there too', async () => {
    const { id } = await created({ client_name: 'Everywhere' })
    const headers = { 'ssp-client': borealis }
    expect(await names('?search=everywhere', { headers })).toEqual(['Everywhere'])
    expect((await change(id, { client_name: 'Anywhere' }, { headers })).statusCode).toBe(200)
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ client_name: 'Anywhere' })
  })

  test('shows none of another one, not even at a client that was granted', async () => {
    const { id } = await created()
    expect(await names('', { who: southern, platform: SOUTH })).toEqual([])
    const acme = { 'ssp-client': staff.clientId }
    for (const response of [
      await call('GET', `/${id}`, { who: southern, platform: SOUTH }),
      await change(id, { url: 'mine' }, { who: southern, platform: SOUTH }),
      await call('GET', '', { who: southern }),
      await create({}, { who: southern }),
      await call('GET', '', { who: southern, headers: acme }),
      await call('GET', `/${id}`, { who: southern, headers: acme }),
    ])
      expect(response.statusCode).toBe(404)
  })
})

describe('assets', () => {
  test('are shown, kept and deleted with the form that names them', async () => {
    const [logo, banner] = [await upload(), await upload('banner.png')]
    const form = await created({ assets: [logo, banner] })
    expect(form.assets.map(({ key }) => key)).toEqual([logo, banner])
    const image = await server.inject({ url: form.assets[1]?.signedUrl ?? '' })
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png'])
    const changed = (await change(form.id, { assets: [logo] })).json<Form>()
    expect(changed.assets).toEqual(form.assets.slice(0, 1))
    expect((await server.inject({ url: form.assets[1]?.signedUrl ?? '' })).statusCode).toBe(404)
    expect((await server.inject({ url: form.assets[0]?.signedUrl ?? '' })).statusCode).toBe(200)
  })

  test('may lie at several clients of the platform', async () => {
    const form = await created({ assets: [await upload()] })
    const [first] = form.assets
    const headers = { 'ssp-client': borealis }
    const second = await upload('second.png', borealis)
    const changed = await change(form.id, { assets: [first?.key, second] }, { headers })
    for (const { signedUrl } of changed.json<Form>().assets)
      expect((await server.inject({ url: signedUrl })).statusCode).toBe(200)
  })

  test('that were never uploaded, or at another client, are rejected', async () => {
    const elsewhere = await upload('logo.png', borealis)
    for (const key of [`${staff.clientId}/${randomUUID()}/logo.png`, elsewhere]) {
      const response = await create({ assets: [key] })
      expect([response.statusCode, response.json().fields]).toEqual([400, { assets: expect.any(String) }])
    }
  })

  test('take images alone, from staff alone, and replace nothing', async () => {
    const folder = `${staff.clientId}/${randomUUID()}`
    for (const key of [`${folder}/page.html`, `${folder}/../x.png`, `${borealis}/${randomUUID()}/logo.png`])
      expect((await sign(key)).statusCode).toBe(400)
    expect((await sign(`${folder}/logo.png`, { who: await server.signIn('admin') })).statusCode).toBe(403)
    expect((await sign(await upload())).json().fields).toHaveProperty('filePath')
    const { url } = (await sign(`${folder}/logo.png`)).json<{ url: string }>()
    const put = await server.inject({ method: 'PUT', url, payload: '<html>', headers: { 'content-type': 'image/png' } })
    expect(put.statusCode).toBe(400)
  })
})
