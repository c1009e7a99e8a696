import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { PNG } from '../../testing/picture.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
let acme: string

beforeAll(async () => {
  acme = admin.clientId
})

const pathOf = (field = '7.png', client = acme) => `${client}/surveys/${randomUUID()}/${field}`
const sign = (filePath: string, contentType = 'image/png', who = admin) =>
  who.post('/api/dashboard/sign-upload-url', { bucketName: 'images', filePath, contentType })
const put = async (filePath: string, payload: Buffer | string = PNG) => {
  const { url } = (await sign(filePath)).json<{ url: string }>()
  return server.inject({ method: 'PUT', url, payload, headers: { 'content-type': 'image/png' } })
}
/** As somebody who is not signed in. */
const read = (filePath: string, bucket = 'images') => server.inject({ url: `/api/storage/image/${bucket}/${filePath}` })

it('shows the image of a question to everybody, as an image that cannot run', async () => {
  const path = pathOf()
  expect((await read(path)).statusCode).toBe(404)
  expect((await put(path)).statusCode).toBe(200)
  const image = await read(path)
  expect(image.statusCode).toBe(200)
  expect(image.rawPayload.equals(PNG)).toBe(true)
  expect(image.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
  expect(image.headers['content-security-policy']).toContain('sandbox')
})

it('signs for those who make surveys only', async () => {
  const nobody = await server.signIn('nobody')
  const answer = await sign(pathOf(), 'image/png', nobody)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ permission: 'SURVEYS_CREATE' })
})

it.each([
  ['a drawing', (client: string) => pathOf('7.svg', client), 'image/svg+xml'],
  ['a page', (client: string) => pathOf('7.html', client), 'text/html'],
  ['a name that is no field', (client: string) => pathOf('seven.png', client), 'image/png'],
  ['a place without a folder of its own', (client: string) => `${client}/surveys/7.png`, 'image/png'],
  ['a place outside of surveys', (client: string) => `${client}/${randomUUID()}/7.png`, 'image/png'],
  ['a path trick', (client: string) => `${client}/surveys/${randomUUID()}/../7.png`, 'image/png'],
  ['a type that is not that of the name', (client: string) => pathOf('7.png', client), 'image/gif'],
])('rejects %s', async (_name, path, type) => {
  expect((await sign(path(acme), type)).statusCode).toBe(400)
})

it('rejects the folder of another client', async () => {
  expect((await sign(pathOf('7.png', server.tenants.clientId('castor')))).statusCode).toBe(400)
})

it('publishes nothing that is no picture', async () => {
  const path = pathOf()
  expect((await put(path, '<html><script>alert(1)</script></html>')).statusCode).toBe(400)
  expect((await read(path)).statusCode).toBe(404)
})

it('opens no other bucket without a signature', async () => {
  const own = `${acme}/users/${server.tenants.userId('acme', 'admin')}/avatar.png`
  const url = (
    await admin.post('/api/dashboard/sign-upload-url', {
      bucketName: 'avatars',
      filePath: own,
      contentType: 'image/png',
    })
  ).json<{ url: string }>().url
  await server.inject({ method: 'PUT', url, payload: PNG, headers: { 'content-type': 'image/png' } })
  expect((await read(own, 'avatars')).statusCode).toBe(404)
})
