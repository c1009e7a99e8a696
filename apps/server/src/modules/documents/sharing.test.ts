import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { documentCalls } from '../../testing/documents-fixture.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { linkUser } from '../../testing/people.ts'
import { follow, pdf, startFilesServer, upload } from '../../testing/files-fixture.ts'
import { fixedId } from '../../testing/tenants.ts'
import { insertRead } from './readers.repository.ts'

const server = setUpServer(startFilesServer)
const admin = setUpUser(server, 'admin')
const documents = documentCalls(server, admin)
const [first, second] = [1, 2].map((n) => fixedId(`employee acme ${n}`)) as [string, string]

describe('a name that holds the identifier of somebody', () => {
  test.each([
    ['another employee', 'individual', second, 409],
    ['that employee', 'individual', first, 201],
    ['everybody', 'company', '', 409],
  ])('goes to %s: %s', async (_to, scope, related, status) => {
    const { id } = await documents.put(scope, 'payslip-acme-1.pdf')
    const response = await documents.share(id, [related || admin.clientId])
    expect(response.statusCode).toBe(status)
    if (status !== 409) return
    expect(response.json()).toMatchObject({
      code: 'conflict',
      fields: { name: 'The name payslip-acme-1.pdf holds acme-1, the identifier of Fore1 Canary-acme.' },
    })
    expect((await documents.share(id, [related || admin.clientId], '?confirmed=true')).statusCode).toBe(201)
  })

  test('goes to that employee and one more', async () => {
    const { id } = await documents.put('individual', 'payslip-acme-1.pdf')
    expect((await documents.share(id, [first, second])).statusCode).toBe(409)
    expect((await documents.share(id, [first])).statusCode).toBe(201)
    expect((await documents.share(id, [second])).statusCode).toBe(409)
  })

  test('of another client says nothing', async () => {
    const { id } = await documents.put('company', 'payslip-borealis-1.pdf')
    expect((await documents.share(id, [admin.clientId])).statusCode).toBe(201)
  })
})

test('a personal document goes to its own employee', async () => {
  const personal = await documents.put(second)
  const response = await documents.share(personal.id, [first])
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ message: 'A personal document goes to its own employee.' })
  expect((await documents.share(personal.id, [second])).statusCode).toBe(201)
})

test('a document that DOCUMENTS_VIEW does not reach is not shared, though EMPLOYEES_VIEW opens it', async () => {
  const { id } = await documents.place('individual', [second])
  const rule = { username: 'admin', permission: 'DOCUMENTS_VIEW' }
  await restrictTeam(server, { ...rule, employees: [2] })
  expect((await documents.share(id, [first])).statusCode).toBe(404)
  await liftRestriction(server, rule)
  expect((await documents.share(id, [first])).statusCode).toBe(201)
})

describe('manager_share_only', () => {
  const setRule = (managersOnly: boolean, isManager = false) =>
    server.inSystem(async (tx) => {
      await tx
        .updateTable('clients')
        .set({ manager_share_only: managersOnly })
        .where('id', '=', admin.clientId)
        .execute()
      await tx.updateTable('employees').set({ is_manager: isManager }).where('id', '=', first).execute()
    })
  afterEach(() => setRule(false))

  test('lets an account share only when its employee is a manager', async () => {
    const { id } = await documents.put('company')
    const rule = async () => (await documents.send('GET', '/sharing')).json<{ allowed: boolean }>().allowed
    expect(await rule()).toBe(true)
    await setRule(true)
    expect(await rule()).toBe(false)
    const rejected = await documents.share(id, [admin.clientId])
    expect(rejected.statusCode).toBe(403)
    expect(rejected.json()).toMatchObject({ message: 'Only managers can share documents of this client.' })
    expect((await upload(admin, server, `company/${randomUUID()}/a.pdf`, pdf('x'))).statusCode).toBe(403)
    await linkUser(server, 'admin', first)
    expect(await rule()).toBe(false)
    await setRule(true, true)
    expect(await rule()).toBe(true)
    expect((await documents.share(id, [admin.clientId])).statusCode).toBe(201)
  })
})

describe('a replacement', () => {
  const statuses = async (id: string) =>
    (await documents.send('GET', `/${id}`)).json<{ document: { name: string; tag: string }[]; statuses: object[] }>()

  test.each([
    ['keeps read dates', false, 1],
    ['begins them anew when the meaning has changed', true, 0],
  ])('%s, and id, tag and sharing stay', async (_what, meaning_changed, kept) => {
    const old = await documents.place('company', [admin.clientId], 'handbook.pdf')
    await documents.send('POST', `/tags/${old.id}`, { tag: 'Policy' })
    await server.inSystem((tx) => insertRead(tx, admin.clientId, old.id, second))
    const next = await documents.put('company', 'handbook-2.pdf')
    const etag = (await documents.send('GET', `/${old.id}`)).headers.etag
    const body = { document_id: next.id, meaning_changed }
    const replaced = await documents.send('POST', `/replacement/${old.id}`, body, { 'if-match': etag })
    expect(replaced.statusCode).toBe(200)
    const now = await statuses(old.id)
    expect(now.document).toMatchObject([{ name: 'handbook-2.pdf', tag: 'Policy', related_id: admin.clientId }])
    expect(now.statuses).toHaveLength(kept)
    const signed = await documents.send('GET', `/file?key=${next.key}`)
    expect((await follow(server, signed)).body).toContain('% handbook-2.pdf')
    expect((await documents.send('GET', `/file?key=${old.key}`)).statusCode).toBe(404)
    expect((await documents.send('GET', `/${next.id}`)).statusCode).toBe(404)
    const left = await server.db
      .selectFrom('objects')
      .select('object_key')
      .where('object_key', 'like', `%${old.key}`)
      .execute()
    expect(left).toEqual([])
  })

  test('is an upload of the same target that is not shared, from the version that was seen', async () => {
    const old = await documents.place('individual', [first])
    const shared = await documents.place('individual', [second])
    const other = await documents.put('company')
    const personal = await documents.put(second)
    for (const { id: document_id } of [old, shared, other, personal]) {
      const response = await documents.send('POST', `/replacement/${old.id}`, { document_id, meaning_changed: false })
      expect(response.statusCode).toBe(404)
    }
    const { id: document_id } = await documents.put('individual')
    const stale = { 'if-match': '"99"' }
    const late = await documents.send('POST', `/replacement/${old.id}`, { document_id, meaning_changed: false }, stale)
    expect(late.statusCode).toBe(412)
    const misfiled = await documents.put('individual', 'acme-2.pdf')
    const body = { document_id: misfiled.id, meaning_changed: false }
    expect((await documents.send('POST', `/replacement/${old.id}`, body)).statusCode).toBe(409)
    expect((await documents.send('POST', `/replacement/${old.id}?confirmed=true`, body)).statusCode).toBe(200)
  })
})
