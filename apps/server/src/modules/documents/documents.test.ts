import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { follow, pdf, startFilesServer, upload } from '../../testing/files-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { restrictTeam } from '../../testing/restrict-team.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { insertRead } from './readers.repository.ts'

const server = setUpServer(startFilesServer)
const admin = setUpUser(server, 'admin')
const employee = fixedId('employee acme 1')
const at = (user: SignedIn, path = '') => `/api/ssp/production/documents/${user.clientId}${path}`

interface Document {
  document_id: string
  id: string | null
  name: string
  relatedType: number
  related_id: string | null
  tag: string | null
}
const validate = async (key: string, user = admin) =>
  (await user.get(at(user, `/file?validate=true&key=${encodeURIComponent(key)}`))).json<Document[]>()
const share = (rows: [string, string, string][], user = admin) =>
  user.post(
    at(user, '/associations'),
    rows.map((row) => [...row, 0, 0, '2026-11-23 10:00:00', '2026-11-23 10:00:00']),
  )
const ofEmployee = async (id = employee) => (await admin.get(at(admin, `/employee/${id}`))).json<Document[]>()

/** Uploads and shares a document. */
async function place(scope: string, relatedId: string, name = 'notes.pdf') {
  const key = `${scope}/${randomUUID()}/${name}`
  expect((await upload(admin, server, key, pdf(name))).statusCode).toBe(200)
  const [document] = await validate(key)
  const id = document?.document_id ?? ''
  const association = randomUUID()
  expect((await share([[association, id, relatedId]])).statusCode).toBe(201)
  return { id, key, association }
}

test('a personal document is uploaded, recognised, shared, listed, downloaded and deleted', async () => {
  const key = `${employee}/${randomUUID()}/contract.pdf`
  expect(await validate(key)).toEqual([])
  expect((await upload(admin, server, key, pdf('contract'))).statusCode).toBe(200)
  const [document] = await validate(key)
  expect(document).toMatchObject({ name: 'contract.pdf', relatedType: 3, id: null, s3_file_key: key })
  const id = document?.document_id ?? ''
  const row: [string, string, string] = [randomUUID(), id, employee]
  expect((await share([row])).statusCode).toBe(201)
  expect((await share([[randomUUID(), id, employee]])).statusCode).toBe(201)
  expect(await ofEmployee()).toMatchObject([{ document_id: id, id: row[0], related_id: employee }])
  const count = await admin.get(at(admin, `/employee/${employee}?count=true`))
  expect(count.json()).toEqual([{ total: 1 }])
  const signed = await admin.get(at(admin, `/file?key=${key}`))
  expect((await follow(server, signed)).body).toContain('% contract')
  const remove = (of: string) => admin.delete(at(admin, `/file/${id}?key=${of}`))
  expect((await remove('another')).statusCode).toBe(404)
  expect((await remove(key)).statusCode).toBe(200)
  expect(await ofEmployee()).toEqual([])
  const log = await server.db
    .selectFrom('interactions')
    .select('type')
    .where('employee_id', '=', employee)
    .orderBy('id')
    .execute()
  expect(log.map(({ type }) => type)).toEqual(['document_shared', 'document_downloaded', 'document_deleted'])
})

test('a shared document that is opened among those of an employee is in the log of that employee alone', async () => {
  const { key } = await place('company', admin.clientId, 'handbook.pdf')
  const open = (employeeId?: string) =>
    admin.get(at(admin, `/file?key=${key}${employeeId ? `&employeeId=${employeeId}` : ''}`))
  expect((await open()).statusCode).toBe(200)
  expect((await open(employee)).statusCode).toBe(200)
  expect((await open(fixedId('employee borealis 1'))).statusCode).toBe(404)
  const log = await server.db
    .selectFrom('interactions')
    .select(['employee_id', 'type'])
    .where('description', '=', 'handbook.pdf')
    .execute()
  expect(log).toEqual([{ employee_id: employee, type: 'document_downloaded' }])
  const own = await place('individual', fixedId('employee acme 2'), 'own.pdf')
  const url = at(admin, `/file?key=${own.key}&employeeId=${employee}`)
  expect((await admin.get(url)).statusCode).toBe(404)
})

describe('uploads', () => {
  const key = (name: string) => `${employee}/${randomUUID()}/${name}`

  test.each([
    ['nothing in it', 'a.pdf', Buffer.alloc(0), 'The file is empty.'],
    ['another content', 'a.pdf', Buffer.from('<html><script>'), 'The content of the file is not what its name says.'],
    ['the end missing', 'a.pdf', Buffer.from('%PDF-1.4\n1 0 obj'), 'The file is incomplete.'],
  ])('a file with %s is rejected', async (_what, name, file, message) => {
    const answer = await upload(admin, server, key(name), file)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message })
  })

  test('a text with null bytes is no table, and a table is', async () => {
    expect((await upload(admin, server, key('a.csv'), Buffer.from('a,b\0'), 'text/csv')).statusCode).toBe(400)
    expect((await upload(admin, server, key('a.csv'), Buffer.from('a,b\n1,2'), 'text/csv')).statusCode).toBe(200)
  })

  test.each([
    `${employee}/../${employee}/a.pdf`,
    `${employee}/${employee}/../a.pdf`,
    `${employee}/a.pdf`,
    `${employee}/${employee}/a.html`,
    `${employee}/${employee}/a b.pdf`,
    `elsewhere/${employee}/a.pdf`,
  ])('the key %s is rejected', async (path) => {
    expect((await upload(admin, server, path, pdf('x'))).statusCode).toBe(400)
  })

  test('an employee of another client is absent, and a second file takes the place of none', async () => {
    const foreign = `${fixedId('employee borealis 1')}/${randomUUID()}/a.pdf`
    expect((await upload(admin, server, foreign, pdf('x'))).statusCode).toBe(404)
    const own = key('a.pdf')
    expect((await upload(admin, server, own, pdf('first'))).statusCode).toBe(200)
    expect((await upload(admin, server, own, pdf('second'))).statusCode).toBe(409)
    const signed = await admin.get(at(admin, `/file?key=${own}`))
    expect((await follow(server, signed)).body).toContain('% first')
  })

  test('documents of the company need their own permission', async () => {
    const reader = await server.signIn('reader')
    expect((await upload(reader, server, `company/${randomUUID()}/a.pdf`, pdf('x'))).statusCode).toBe(403)
    for (const bucketName of ['payslips', 'core-documents', 'archives', 'exports']) {
      const payload = { filePath: `${admin.clientId}/${key('a.pdf')}`, contentType: 'application/pdf', bucketName }
      expect((await admin.post('/api/dashboard/sign-upload-url', payload)).statusCode).toBe(400)
    }
  })
})

test('ids of another client are absent in every list of ids', async () => {
  const { id, key } = await place('company', admin.clientId)
  const other = await server.signIn('admin', { client: 'borealis' })
  expect((await other.get(at(other, `/${id}`))).statusCode).toBe(404)
  expect((await other.get(at(other, `/file?key=${key}`))).statusCode).toBe(404)
  expect((await share([[randomUUID(), id, other.clientId]], other)).statusCode).toBe(404)
  expect((await share([[randomUUID(), id, other.clientId]])).statusCode).toBe(404)
  const single = await place('individual', employee)
  const mixed: [string, string, string][] = [
    [randomUUID(), single.id, fixedId('employee acme 2')],
    [randomUUID(), single.id, fixedId('employee borealis 1')],
  ]
  expect((await share(mixed)).statusCode).toBe(404)
  const shown = (await admin.get(at(admin, `/${single.id}`))).json<{ document: Document[] }>()
  expect(shown.document.map((row) => row.related_id)).toEqual([employee])
})

test('tags are set, searched for and taken away; an older version is rejected', async () => {
  const { id } = await place('company', admin.clientId, 'handbook.pdf')
  const tag = (method: 'POST' | 'DELETE', text: string, version?: string) =>
    admin.send({
      method,
      url: at(admin, `/tags/${id}`),
      payload: { tag: text },
      headers: version ? { 'if-match': version } : {},
    })
  const first = (await admin.get(at(admin, `/${id}`))).headers.etag
  expect((await tag('POST', 'Policy', first)).statusCode).toBe(200)
  expect((await tag('POST', 'Other', first)).statusCode).toBe(412)
  expect((await tag('POST', '')).statusCode).toBe(200)
  const found = await admin.get(at(admin, '?search=policy&limit=10'))
  expect(found.json()).toMatchObject([{ document_id: id, tag: 'Policy', relatedType: 1, related_id: admin.clientId }])
  expect((await tag('DELETE', 'Policy')).statusCode).toBe(200)
  expect((await admin.get(at(admin, '?count=true&search=policy'))).json()).toEqual([{ total: 0 }])
})

test('the read status is exported, and formulas are only text in it', async () => {
  const { id } = await place('company', admin.clientId)
  await server.inSystem(async (tx) => {
    const client_id = admin.clientId
    await tx
      .updateTable('employees')
      .set({ surname: '=1+1', forename: '' })
      .where('id', '=', fixedId('employee acme 2'))
      .execute()
    await insertRead(tx, client_id, id, employee)
  })
  const signed = await admin.get(at(admin, `/export/${admin.clientId}/${id}?relatedType=client`))
  const { body } = await follow(server, signed)
  expect(body).toContain('"Fore3 Canary-acme","acme-3","Not Viewed"')
  expect(body).toContain(`"'=1+1"`)
  expect(body).toMatch(/"Fore1 Canary-acme","acme-1","\d{4}-/)
  const detail = (await admin.get(at(admin, `/${id}`))).json<{ statuses: object[] }>()
  expect(detail.statuses).toMatchObject([{ user_id: employee }])
  expect((await admin.get(at(admin, `/export/${employee}/${id}`))).statusCode).toBe(404)
})

test('the read status of more employees than a batch has each of them once, by name', async () => {
  const { id } = await place('company', admin.clientId)
  const many = sql`insert into employees (client_id, id, forename, surname, identifier)
    select ${admin.clientId}, gen_random_uuid(), 'Same', 'Same', 'same-' || n from generate_series(1, 2100) n`
  await many.execute(server.db)
  try {
    const url = at(admin, `/export/${admin.clientId}/${id}?relatedType=client`)
    const { body } = await follow(server, await admin.get(url))
    const lines = body.trimEnd().split('\r\n').slice(1)
    expect(new Set(lines.map((line) => line.split(',')[2])).size).toBe(lines.length)
    expect(lines.filter((line) => line.includes('"same-'))).toHaveLength(2100)
    expect(lines.map((line) => line.split(',')[0])).toEqual(lines.map((_, index) => `"${index + 1}"`))
  } finally {
    await server.db.deleteFrom('employees').where('surname', '=', 'Same').execute()
  }
})

describe('restricted teams', () => {
  const kept = fixedId('employee acme 3')

  test('hide their documents, keep the rest, and nothing shared with them can be deleted', async () => {
    const personal = await place(kept, kept, 'secret.pdf')
    const both = await place('individual', employee, 'both.pdf')
    expect((await share([[randomUUID(), both.id, kept]])).statusCode).toBe(201)
    const team = await restrictTeam(server, { username: 'admin', permission: 'DOCUMENTS_VIEW', employees: [3] })
    await restrictTeam(server, { username: 'admin', permission: 'EMPLOYEES_VIEW', employees: [3] })
    const get = (path: string) => admin.get(at(admin, path))
    const names = (await get('?limit=100')).json<Document[]>().map(({ name }) => name)
    expect(names).toContain('both.pdf')
    expect(names).not.toContain('secret.pdf')
    const gone = [`/${personal.id}`, `/file?key=${personal.key}`, `/employee/${kept}`, `?teamIds=${team}`]
    for (const path of gone) expect([path, (await get(path)).statusCode]).toEqual([path, 404])
    expect(await validate(personal.key)).toEqual([])
    const detail = (await get(`/${both.id}`)).json<{ document: Document[] }>()
    expect(detail.document.map((row) => row.related_id)).toEqual([employee])
    const remove = await admin.delete(at(admin, `/file/${both.id}?key=${both.key}`))
    for (const method of ['POST', 'DELETE'] as const)
      expect(
        (await admin.send({ method, url: at(admin, `/tags/${both.id}`), payload: { tag: 'mine' } })).statusCode,
      ).toBe(403)
    expect(remove.statusCode).toBe(403)
    expect((await upload(admin, server, `${kept}/${randomUUID()}/a.pdf`, pdf('x'))).statusCode).toBe(404)
    expect((await share([[randomUUID(), both.id, kept]])).statusCode).toBe(404)
    const revoke = await admin.delete(at(admin, `/associations/${personal.association}`))
    expect(revoke.statusCode).toBe(404)
    expect((await admin.delete(at(admin, `/associations/${both.association}`))).statusCode).toBe(200)
  })
})
