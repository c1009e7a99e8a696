import { describe, expect, test } from 'vitest'
import { PNG } from '../../testing/picture.ts'
import { recognitionCaller, recognitionIds, startRecognitionServer } from '../../testing/recognition-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'

const server = setUpServer(startRecognitionServer)
const admin = setUpUser(server, 'admin')
const call = recognitionCaller(admin)
const ids = recognitionIds('acme')

const give = async (type_id: string, badge_id: string) => {
  const payload = { team: 0, receiver_id: ids.other, user_id: ids.own, type_id, badge_id }
  return (await call('POST', '', { payload })).json<{ id: string }>().id
}

describe('settings', () => {
  test('are none until they are saved, once, and then changed under their version', async () => {
    expect((await call('GET', '/settings')).json()).toEqual([])
    const save = (hide_message: number) => call('POST', '/settings', { payload: { hide_message, require_approval: 0 } })
    const [first, second] = [await save(1), await save(0)]
    expect([first.statusCode, second.statusCode]).toEqual([201, 409])
    const { id } = (await call('GET', '/settings')).json()[0]
    const change = (ifMatch: string) =>
      call('PATCH', `/settings/${id}`, {
        payload: { hide_message: 1, require_approval: 1 },
        headers: { 'if-match': ifMatch },
      })
    expect((await change('"1"')).statusCode).toBe(200)
    expect((await change('"1"')).statusCode).toBe(412)
    expect((await call('GET', '/settings')).json()).toEqual([{ id, hide_message: 1, require_approval: 1 }])
    const foreign = recognitionCaller(await server.signIn('admin', { client: 'borealis' }))
    const payload = { hide_message: 0, require_approval: 0 }
    expect((await foreign('PATCH', `/settings/${id}`, { payload })).statusCode).toBe(404)
    await call('PATCH', `/settings/${id}`, { payload })
  })
})

describe('types', () => {
  const create = (title: string) => call('POST', '/types', { payload: { title, client_id: admin.clientId } })

  test('are created, renamed and removed; a recognition keeps the title', async () => {
    const type = (await create('  Große Hilfe ')).json()
    expect(type).toMatchObject({ title: 'Große Hilfe', client_id: admin.clientId, version: 1 })
    expect((await create('große hilfe')).json().fields).toHaveProperty('title')
    expect((await create('   ')).json().fields).toHaveProperty('title')
    const rename = (ifMatch: string) =>
      call('PATCH', `/types/${type.id}`, { payload: { title: '大きな助け' }, headers: { 'if-match': ifMatch } })
    expect((await rename('"1"')).statusCode).toBe(200)
    expect((await rename('"1"')).json()).toMatchObject({ code: 'stale', current: { title: '大きな助け' } })
    const id = await give(type.id, ids.badge)
    expect((await call('DELETE', `/types/${type.id}`)).statusCode).toBe(200)
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ type_id: null, type_title: '大きな助け' })
    expect((await call('GET', '/types')).json()).toHaveLength(1)
  })

  test('of another client are absent', async () => {
    const { type } = recognitionIds('borealis')
    expect((await call('PATCH', `/types/${type}`, { payload: { title: 'Mine' } })).statusCode).toBe(404)
    expect((await call('DELETE', `/types/${type}`)).statusCode).toBe(404)
    const payload = { title: 'There', client_id: server.tenants.clientId('borealis') }
    expect((await call('POST', '/types', { payload })).statusCode).toBe(409)
  })
})

describe('badges', () => {
  const sign = (name: string, contentType = 'image/png', who = admin) =>
    who.post('/api/dashboard/sign-upload-url', {
      bucketName: 'badges',
      filePath: `${admin.clientId}/${name}`,
      contentType,
    })
  const put = (url: string, payload: string | Buffer = PNG, type = 'image/png') =>
    server.inject({ method: 'PUT', url, payload, headers: { 'content-type': type } })
  const upload = async (name: string) => {
    expect((await put((await sign(name)).json().url)).statusCode).toBe(200)
    return `${admin.clientId}/${name}`
  }
  const objects = () => server.db.selectFrom('objects').select('object_key').where('bucket', '=', 'badges').execute()

  test('have an uploaded image, which goes with the badge; a recognition keeps the name', async () => {
    const s3_path = await upload('Équipe星7.png')
    const created = await call('POST', '/badges', { payload: { name: ' Équipe 星! ', s3_path } })
    expect(created.statusCode).toBe(201)
    const badge = created.json()
    expect(badge).toMatchObject({ name: 'Équipe 星!', version: 1 })
    const image = await server.inject({ url: badge.s3_path })
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png'])
    const second = await upload('Équipe星8.png')
    expect((await call('PATCH', `/badges/${badge.id}`, { payload: { s3_path: second } })).statusCode).toBe(200)
    expect((await server.inject({ url: badge.s3_path })).statusCode).toBe(404)
    const id = await give(ids.type, badge.id)
    expect((await call('GET', `/${id}`)).json().badge_image).toContain('/badges/')
    expect((await call('DELETE', `/badges/${badge.id}`)).statusCode).toBe(200)
    expect((await call('GET', `/${id}`)).json()).toMatchObject({
      badge_id: null,
      badge_name: 'Équipe 星!',
      badge_image: null,
    })
    expect(await objects()).toEqual([])
  })

  test('take no image that is none, is missing, foreign or in use', async () => {
    const { url } = (await sign('Fake9.png')).json<{ url: string }>()
    expect((await put(url, '<html>not a picture</html>')).statusCode).toBe(400)
    const create = (name: string, s3_path: string) => call('POST', '/badges', { payload: { name, s3_path } })
    expect((await create('Fake', `${admin.clientId}/Fake9.png`)).json().fields).toHaveProperty('s3_path')
    const foreign = `${server.tenants.clientId('borealis')}/Star1.png`
    expect((await create('Fake', foreign)).json().fields).toHaveProperty('s3_path')
    const s3_path = await upload('Twice1.png')
    expect((await create('star', s3_path)).json().fields).toHaveProperty('name')
    expect((await create('Twice', s3_path)).statusCode).toBe(201)
    expect((await create('Thrice', s3_path)).json().fields).toHaveProperty('s3_path')
  })

  test('never replace an image: neither when it is signed nor when it arrives', async () => {
    const [first, second] = [(await sign('Same5.png')).json().url, (await sign('Same5.png')).json().url]
    expect((await put(first)).statusCode).toBe(200)
    expect((await put(second)).statusCode).toBe(400)
    expect((await sign('Same5.png')).json().fields).toHaveProperty('filePath')
  })

  test.each(['Star0.png', 'Star.png', 'a/b1.png', '../x1.png', 'St ar1.png', 'Star1.webp', 'Star1.exe'])(
    'are not put to %s',
    async (name) => {
      expect((await sign(name)).statusCode).toBe(400)
    },
  )

  test('are not uploaded without the permission', async () => {
    expect((await sign('Mine3.png', 'image/png', await server.signIn('nobody'))).statusCode).toBe(403)
  })
})
