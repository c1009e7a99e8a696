import { randomUUID } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { follow, pdf, upload } from '../../testing/files-fixture.ts'
import { startPayrollServer } from '../../testing/payroll-fixture.ts'
import { setUpServer } from '../../testing/set-up-server.ts'
import { linkUser } from '../../testing/people.ts'
import { restrictTeam } from '../../testing/restrict-team.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { SignedIn } from '../../testing/test-server.ts'

const server = setUpServer(startPayrollServer)
let admin: SignedIn
let base: string
const employee = (n: number, client = 'acme') => fixedId(`employee ${client} ${n}`)

beforeAll(async () => {
  admin = await server.signIn('admin')
  base = `/api/ssp/production/email-attachments/${admin.clientId}`
})

const outbox = async () => {
  const folder = join(server.config.dataDir, 'outbox')
  const names: string[] = await readdir(folder).catch(() => [])
  return Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')))
}
const add = async (name: string, file: Buffer, user = admin) => {
  const key = `${randomUUID()}/${name}`
  return {
    key: `${user.clientId}/${key}`,
    put: await upload(user, server, key, file, 'application/pdf', 'attachments'),
  }
}
const list = async () => (await admin.get(base)).json<{ filename: string; key: string; size: number }[]>()
const sendTest = (payload: object) => admin.post(base, payload)
const register = (id: string) => admin.post(`${base}/registrations`, { employeeId: id })

test('attachments are listed with their size, viewed by a link, and removed with their file', async () => {
  const { key } = await add('handbook.pdf', pdf('handbook'))
  expect(await list()).toEqual([{ filename: 'handbook.pdf', key, size: pdf('handbook').length / 1_048_576 }])
  const link = await admin.get(`${base}?key=${encodeURIComponent(key)}`)
  expect((await follow(server, link)).rawPayload.equals(pdf('handbook'))).toBe(true)
  const opened = await server.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'emailAttachment.download')
    .execute()
  expect(opened).toEqual([{ details: { file: 'handbook.pdf' } }])
  const other = await server.signIn('admin', { client: 'borealis' })
  const foreign = `/api/ssp/production/email-attachments/${other.clientId}?key=${encodeURIComponent(key)}`
  expect((await other.get(foreign)).statusCode).toBe(404)
  expect((await other.delete(foreign)).statusCode).toBe(404)
  const remove = () => admin.delete(`${base}?key=${encodeURIComponent(key)}`)
  expect((await remove()).statusCode).toBe(200)
  expect((await remove()).statusCode).toBe(404)
  expect(await list()).toEqual([])
  await expect(
    server.deps.objects.read({ clientId: admin.clientId, bucket: 'attachments', key }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('all attachments together have 10MB at most', async () => {
  const large = (megabytes: number) => Buffer.concat([pdf(''), Buffer.alloc(megabytes * 1_048_576, ' '), pdf('')])
  const first = await add('six.pdf', large(6))
  expect(first.put.statusCode).toBe(200)
  const second = await add('five.pdf', large(5))
  expect(second.put.json()).toMatchObject({ message: 'The attachments may have 10MB in total.' })
  expect((await add('eleven.pdf', large(11))).put.statusCode).toBe(413)
  expect((await add('empty.pdf', Buffer.alloc(0))).put.json()).toMatchObject({ message: 'The file is empty.' })
  expect((await list()).map(({ filename }) => filename)).toEqual(['six.pdf'])
  await admin.delete(`${base}?key=${encodeURIComponent(first.key)}`)
})

test('a test needs an address first, and then an employee of the own account', async () => {
  expect((await sendTest({ employeeId: employee(1), email: '' })).json()).toMatchObject({
    fields: { email: 'Email address is required' },
  })
  const unlinked = await sendTest({ employeeId: employee(1), email: 'me@acme.example' })
  expect(unlinked.statusCode).toBe(403)
  expect(unlinked.json()).toMatchObject({
    message: 'You need to associate an employee with your account in order to send test email',
  })
  await linkUser(server, 'admin', employee(1))
  admin = await server.signIn('admin')
  expect((await sendTest({ employeeId: employee(2), email: 'me@acme.example' })).statusCode).toBe(404)
  await add('handbook.pdf', pdf('handbook'))
  expect((await sendTest({ employeeId: employee(1), email: 'me@acme.example' })).statusCode).toBe(201)
  await server.deps.jobs.drain()
  const [mail = ''] = await outbox()
  expect(mail).toContain('To: me@acme.example')
  expect(mail).toContain('Welcome, Fore1')
  expect(mail).toContain('filename=handbook.pdf')
  expect(mail).toContain(pdf('handbook').toString('base64').slice(0, 40))
})

test('the preview shows the data of a real employee within reach', async () => {
  const preview = (id?: string) => admin.get(`${base}/preview${id === undefined ? '' : `?employeeId=${id}`}`)
  expect((await preview()).json()).toMatchObject({ employee: { identifier: 'acme-1' } })
  const of = (await preview(employee(2))).json<{ html: string; subject: string }>()
  expect(of.html).toContain('Welcome, Fore2')
  expect(of.html).toContain('acme-2')
  expect((await preview(employee(2, 'borealis'))).statusCode).toBe(404)
  await restrictTeam(server, { username: 'admin', permission: 'EMAIL_ATTACHMENTS_VIEW', employees: [3] })
  admin = await server.signIn('admin')
  expect((await preview(employee(3))).statusCode).toBe(404)
})

test('who registers is welcomed once, however often it is reported', async () => {
  const before = (await outbox()).length
  const first = await register(employee(2))
  expect(first.statusCode).toBe(201)
  expect(first.json()).toMatchObject({ welcomeEmail: true })
  expect((await register(employee(2))).json()).toEqual({ ...first.json<object>(), welcomeEmail: false })
  await server.deps.jobs.drain()
  await server.deps.jobs.drain()
  const mails = (await outbox()).filter((mail) => mail.includes('To: e2@acme.example'))
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('filename=handbook.pdf')
  expect((await outbox()).length).toBe(before + 1)
  // Even where the registration is undone and reported again.
  await server.db.updateTable('employees').set({ registered_at: null }).where('id', '=', employee(2)).execute()
  expect((await register(employee(2))).json()).toMatchObject({ welcomeEmail: false })
  expect((await register(employee(2, 'borealis'))).statusCode).toBe(404)
})
