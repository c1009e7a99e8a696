import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { PDF, secureSendUser, setScopes, startSecureSendServer } from '../../testing/secure-send-fixture.ts'
import { setUpServer } from '../../testing/set-up-server.ts'

type User = ReturnType<typeof secureSendUser>

const server = setUpServer(startSecureSendServer)
let admin: User
let reader: User

beforeAll(async () => {
  const user = async (name: string) =>
    secureSendUser(server, await server.signIn(name), server.tenants.userId('acme', name))
  admin = await user('admin')
  reader = await user('reader')
  await setScopes(server, 'acme', 'admin', [{ target_scope: 'default', target_id: null }])
  await setScopes(server, 'acme', 'reader', [{ target_scope: 'default', target_id: null }])
})

const urlOf = async (key: string, user = admin) => (await user.sign(key)).json<{ url: string }[]>()[0]?.url ?? ''
const takeBack = (user: User, path: string, bucket = 'shared-documents') =>
  user.who.post('/api/ssp/production/upload?function=deleteFiles', { bucket, path })

describe('a key', () => {
  const folder = () => `${admin.who.clientId}/${admin.id}`
  test.each([
    ['without a UUID', () => `${folder()}/7-report.pdf`],
    ['without a number', () => `${folder()}/${randomUUID()}/report.pdf`],
    ['with a number of 1000', () => `${folder()}/${randomUUID()}/1000-report.pdf`],
    ['with dots', () => `${folder()}/${randomUUID()}/7-re.port.pdf`],
    ['with a way up', () => `${folder()}/${randomUUID()}/7-../report.pdf`],
    ['with slashes', () => `${folder()}/${randomUUID()}/7-re/port.pdf`],
    ['with spaces', () => `${folder()}/${randomUUID()}/7-re port.pdf`],
    ['with a name of 300 characters', () => `${folder()}/${randomUUID()}/7-${'a'.repeat(300)}.pdf`],
    ['of another type', () => `${folder()}/${randomUUID()}/7-report.exe`],
    ['of another client', () => `${server.tenants.clientId('borealis')}/${admin.id}/${randomUUID()}/7-report.pdf`],
  ])('%s is rejected', async (_what, key) => {
    expect((await admin.sign(key())).statusCode).toBe(400)
  })

  test('in the folder of another user is not found', async () => {
    expect((await admin.sign(admin.newKey('report.pdf', reader.id))).statusCode).toBe(404)
  })

  test.each(['отчёт2026.pdf', '報告書.xlsx', 'ท้องถิ่น.csv', 'تقرير.txt'])('with the name %s is signed', async (name) => {
    expect((await admin.sign(admin.newKey(name))).statusCode).toBe(200)
  })

  test.each([
    ['report.pdf', 256],
    ['files.zip', 513],
  ])('of %s takes %i MB', async (name, megabytes) => {
    const key = admin.newKey(name)
    await admin.sign(key)
    const [row] = await server.db.selectFrom('uploads').select('max_bytes').where('object_key', '=', key).execute()
    expect(Number(row?.max_bytes)).toBe(megabytes * 1024 * 1024)
  })

  test('is never given to a second file', async () => {
    const key = admin.newKey('report.pdf')
    const [first, second] = [await urlOf(key), await urlOf(key)]
    expect((await admin.put(first, PDF)).statusCode).toBe(200)
    expect((await admin.put(first, PDF)).statusCode).toBe(403)
    expect((await admin.put(second, Buffer.from('%PDF-1.4 other %%EOF'))).statusCode).toBe(400)
    expect((await admin.sign(key)).statusCode).toBe(400)
  })
})

describe('content that is not what the name says is rejected', () => {
  const ZIP = Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1')
  const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])
  test.each([
    ['report.pdf', 'application/pdf', EXE],
    ['photo.png', 'image/png', PDF],
    ['notes.txt', 'text/plain', EXE],
    ['table.csv', 'text/csv', ZIP],
    ['book.xls', 'application/vnd.ms-excel', ZIP],
    ['files.zip', 'application/zip', PDF],
    ['drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['empty.txt', 'text/plain', Buffer.alloc(0)],
  ])('%s', async (name, type, bytes) => {
    expect((await admin.put(await urlOf(admin.newKey(name)), bytes, type)).statusCode).toBe(400)
  })

  test('and so is another type than the name has', async () => {
    expect((await admin.put(await urlOf(admin.newKey('a.pdf')), PDF, 'text/plain')).statusCode).toBe(415)
  })
})

describe('sharing', () => {
  test('needs a file that the sender has uploaded', async () => {
    const missing = await admin.share([reader.id], admin.newKey('report.pdf'))
    expect(missing.json()).toMatchObject({
      code: 'invalid',
      fields: { key: 'Please add a file you would like to share' },
    })
    const key = await reader.upload()
    expect((await admin.share([reader.id], key)).json().code).toBe('invalid')
  })

  test('takes the name that the key ends with', async () => {
    const key = await admin.upload()
    for (const filename of ['other.pdf', 'report.exe', '../report.pdf', 'REPORT.pdf', 'a'.repeat(300)])
      expect((await admin.share([reader.id], key, { filename })).statusCode).toBe(400)
  })

  test('happens once per file, and once per idempotency key', async () => {
    const key = await admin.upload()
    expect((await admin.share([reader.id], key)).statusCode).toBe(201)
    expect((await admin.share([reader.id], key)).statusCode).toBe(409)
    const another = await admin.share([server.tenants.userId('acme', 'staff')], key)
    expect(another.json()).toMatchObject({ code: 'conflict', message: 'This file has been shared already.' })
    const other = await admin.upload()
    const again = () =>
      admin.call(
        'POST',
        admin.id,
        { recipients: [{ to: reader.id }], filename: 'report.pdf', key: other },
        { headers: { 'idempotency-key': 'a0a0a0a0-1111-4222-8333-444444444444' } },
      )
    const [first, second] = [await again(), await again()]
    expect([first.statusCode, second.json()]).toEqual([201, first.json()])
  })

  test('overrides the sender that the request names', async () => {
    const key = await admin.upload()
    const more = { from: reader.id, fromUsername: 'reader', clientId: admin.who.clientId }
    expect((await admin.share([reader.id], key, more)).statusCode).toBe(201)
    expect((await reader.inbox()).rows[0]).toMatchObject({ username_from: 'admin' })
  })

  test('of another client in the body is rejected', async () => {
    const more = { clientId: server.tenants.clientId('borealis') }
    expect((await admin.share([reader.id], await admin.upload(), more)).statusCode).toBe(409)
  })

  test.each([[[]], [Array.from({ length: 51 }, () => randomUUID())]])('takes 1 to 50 receivers', async (ids) => {
    expect((await admin.share(ids, await admin.upload())).statusCode).toBe(400)
  })

  test('is off where the client has no Secure Send', async () => {
    const set = (secure_send: boolean) =>
      server.db.updateTable('clients').set({ secure_send }).where('id', '=', admin.who.clientId).execute()
    await set(false)
    const response = await admin.share([reader.id], await admin.upload())
    await set(true)
    expect([response.statusCode, response.json().message]).toEqual([403, 'Secure Send is switched off for acme Ltd.'])
  })
})

describe('a file that is not shared', () => {
  test('is taken back by its uploader', async () => {
    const key = await admin.upload()
    expect((await takeBack(reader, key)).statusCode).toBe(404)
    expect((await takeBack(admin, key)).statusCode).toBe(200)
    expect((await takeBack(admin, key)).statusCode).toBe(404)
    expect((await admin.share([reader.id], key)).statusCode).toBe(400)
  })

  test('is listed for its uploader alone', async () => {
    const key = await admin.upload()
    const shared = await admin.send([reader.id])
    const folder = `${admin.who.clientId}/${admin.id}/`
    const list = async (user: User, path: string, bucket = 'shared-documents') => {
      const url = '/api/ssp/production/upload?function=getS3Files'
      return (await user.who.post(url, { bucket, path })).json()
    }
    const found = await list(admin, folder)
    expect(found).toContainEqual({ key, size: PDF.length })
    expect(JSON.stringify(found)).not.toContain(shared)
    expect(await list(admin, key)).toEqual([{ key, size: PDF.length }])
    for (const path of [`${admin.who.clientId}/${reader.id}/`, `${admin.who.clientId}/`, '%'])
      expect(await list(admin, path)).toMatchObject({ code: 'not_found' })
    expect(await list(reader, folder)).toMatchObject({ code: 'not_found' })
    expect(await list(admin, folder, 'logos')).toMatchObject({ code: 'invalid' })
  })

  test('is not one that was shared, nor of another bucket', async () => {
    const key = await admin.send([reader.id])
    expect((await takeBack(admin, key)).statusCode).toBe(404)
    expect((await takeBack(admin, `${admin.who.clientId}/logo.png`, 'logos')).statusCode).toBe(400)
  })

  test('opens for no account', async () => {
    expect((await admin.address(await admin.upload())).statusCode).toBe(404)
  })
})
