import { describe, expect, test } from 'vitest'
import { setUpIncidents } from '../../testing/incident-fixture.ts'
import { PNG } from '../../testing/picture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const author = setUpUser(server, 'nobody')
const use = setUpIncidents(server)

const get = async (path: string, who = admin) => {
  const response = await use.send(who, 'GET', path)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

describe('images', () => {
  test('are added without metadata, seen and removed', async () => {
    const id = await use.reported(author)
    const commented = Buffer.concat([PNG, Buffer.from('Ada was here')])
    const put = await use.upload(admin, id, { file: commented })
    expect(put.statusCode, put.body).toBe(200)
    const [image] = (await get(`/${id}`)).images
    expect((await server.inject({ url: image.url })).rawPayload).toEqual(PNG)
    const removed = await use.send(admin, 'DELETE', `/images?key=${encodeURIComponent(image.key)}`)
    expect(removed.statusCode).toBe(200)
    expect((await get(`/${id}`)).images).toEqual([])
    expect((await server.inject({ url: image.url })).statusCode).toBe(404)
    expect((await use.send(admin, 'DELETE', `/images?key=${encodeURIComponent(image.key)}`)).statusCode).toBe(404)
  })

  test.each([
    [
      'a drawing with a script',
      { file: Buffer.from('<svg onload="alert(1)"/>'), type: 'image/svg+xml', ext: 'svg' },
      400,
    ],
    ['a text that is called an image', { file: Buffer.from('hello') }, 400],
    ['an image cut in the middle', { file: PNG.subarray(0, 50) }, 400],
    ['nothing', { file: Buffer.alloc(0) }, 400],
  ])('of a wrong kind are rejected: %s', async (_name, file, status) => {
    const id = await use.reported(author)
    const put = await use.upload(admin, id, file)
    expect(put.statusCode, put.body).toBe(status)
    expect((await get(`/${id}`)).images).toEqual([])
  })

  test('go to reports of the own client only', async () => {
    const borealis = await server.signIn('admin', { client: 'borealis' })
    const id = await use.reported(author)
    expect((await use.upload(borealis, id, { file: PNG })).statusCode).toBe(404)
    await use.upload(admin, id, { file: PNG })
    const [image] = (await get(`/${id}`)).images
    expect((await use.send(borealis, 'DELETE', `/images?key=${encodeURIComponent(image.key)}`)).statusCode).toBe(404)
  })

  test.each([
    ['a drawing', { content_type: 'image/svg+xml', content: 'PHN2Zy8+' }],
    ['a text', { content_type: 'image/png', content: Buffer.from('hello').toString('base64') }],
    ['half an image', { content_type: 'image/png', content: PNG.subarray(0, 50).toString('base64') }],
  ])('with a report are inspected, and then nothing is stored: %s', async (_name, image) => {
    const before = await get('?count=true')
    expect((await use.report(author, { images: [image] })).statusCode).toBe(400)
    expect(await get('?count=true')).toEqual(before)
  })
})
