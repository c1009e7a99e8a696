import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { symbols } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { follow } from '../../testing/files-fixture.ts'
import { incidentFixture } from '../../testing/incident-fixture.ts'
import { PNG } from '../../testing/picture.ts'
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: SignedIn
let author: SignedIn
let use: ReturnType<typeof incidentFixture>
const lines: string[] = []

/** A photo that says where, when and by whom it was taken. */
const CANARY = 'Camera of Fore1'
const PHOTO = Buffer.concat([
  PNG.subarray(0, 33),
  Buffer.from([0, 0, 0, CANARY.length + 7]),
  Buffer.from(`tEXtAuthor\0${CANARY}`),
  Buffer.alloc(4),
  PNG.subarray(33),
])

beforeAll(async () => {
  // What the server logs at its most talkative; the loggers of requests write where this one does.
  server = await startTestServer({ env: { LOG_LEVEL: 'trace' } })
  Object.assign(server.deps.log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } })
  admin = await server.signIn('admin')
  author = await server.signIn('nobody')
  use = incidentFixture(server)
  await use.link('nobody', use.employeeId(1))
})
afterAll(() => server.close())

// Sessions hold when an account was last active, whatever it did; the queue, when it looked for work.
const APART = "'public.sessions', 'pgboss.version', 'pgboss.queue'"

/** Everything that the database holds, as text by table; with the jobs of the queue. */
async function dump(): Promise<ReadonlyMap<string, string>> {
  return server.inSystem(async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'pgboss') and has_table_privilege(c.oid, 'select')
        and format('%I.%I', n.nspname, c.relname) not in (${sql.raw(APART)})`.execute(tx)
    const found = new Map<string, string>()
    for (const { name } of tables) {
      const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t order by 1`.execute(
        tx,
      )
      found.set(name, rows.map(({ line }) => line).join('\n'))
    }
    return found
  })
}

const added = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  new Map(
    [...after].flatMap(([table, text]) => {
      const known = new Set(before.get(table)?.split('\n'))
      const fresh = text.split('\n').filter((line) => line !== '' && !known.has(line))
      return fresh.length > 0 ? [[table, fresh.join('\n')] as const] : []
    }),
  )

test('nothing that an anonymous report stores leads to its author', async () => {
  await use.reported(author) // stores the default template
  const before = await dump()
  const key = randomUUID()
  const images = [{ content_type: 'image/png', content: PHOTO.toString('base64') }]
  const sent = await use.report(author, { anonymous: true, images }, { 'idempotency-key': key })
  expect(sent.statusCode, sent.body).toBe(201)
  expect(sent.json()).toEqual({ success: true })
  const rows = added(before, await dump())
  expect([...rows.keys()].toSorted()).toEqual(['public.incident_images', 'public.incidents', 'public.objects'])
  const person = [
    server.tenants.userId('acme', 'nobody'),
    use.employeeId(1),
    'nobody',
    'Fore1',
    'Canary',
    'e1@acme',
    author.token,
    key,
    '127.0.0.1',
    CANARY,
  ]
  const today = new Date().toISOString().slice(0, 10)
  for (const [table, text] of rows) {
    for (const canary of person) expect(text.includes(canary), `${table}: ${canary}`).toBe(false)
    // No moment but the beginning of the day.
    for (const [moment] of text.matchAll(/\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d[.\d]*/g))
      expect(moment, table).toBe(`${today} 00:00:00`)
  }
})

test('no operation, export, address or error tells others the author or the hour', async () => {
  const id = await use.reported(author, {
    anonymous: true,
    images: [{ content_type: 'image/png', content: PHOTO.toString('base64') }],
  })
  const one = await use.send(admin, 'GET', `/${id}`)
  const { data, images } = one.json()
  expect(data).toMatchObject({
    user_id: null,
    user_fullname: null,
    anonymous: 1,
    label: null,
    gender: null,
    created_at: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
  })
  expect(images).toHaveLength(1)
  expect(images[0].key).toMatch(new RegExp(`^${admin.clientId}/${id}/[0-9a-f-]{36}\\.png$`))
  const image = await server.inject({ url: images[0].url })
  expect(image.rawPayload).toEqual(PNG)
  const exported = await admin.get(`/api/ssp/production/export-incidents?clientId=${admin.clientId}`)
  const file = await follow(server, exported)
  const list = await use.send(admin, 'GET', '?search=guard&limit=100')
  const rejected = await use.report(author, { anonymous: true, answers: { 2: 'x' } })
  expect(rejected.statusCode).toBe(400)
  const anonymous = file.body.split('\r\n').filter((line) => line.startsWith('Anonymous'))
  expect(anonymous.length).toBeGreaterThan(0)
  const own = list.json<{ id: string }[]>().find((row) => row.id === id)
  const headers = JSON.stringify([one.headers, image.headers])
  for (const text of [one.body, JSON.stringify(own), anonymous.join(), rejected.body, image.body, headers]) {
    for (const canary of [server.tenants.userId('acme', 'nobody'), use.employeeId(1), 'Fore1', 'Canary', CANARY])
      expect(text.includes(canary), canary).toBe(false)
  }
  expect(
    (await use.send(admin, 'GET', '?search=Fore1&limit=100')).json<{ id: string }[]>().map((row) => row.id),
  ).not.toContain(id)
})

test('the log has no line of a report', async () => {
  lines.length = 0
  expect((await use.report(author, { anonymous: true })).statusCode).toBe(201)
  expect((await use.report(author, { anonymous: true, answers: {} })).statusCode).toBe(400)
  expect((await use.send(author, 'GET', '/report')).statusCode).toBe(200)
  expect(lines).toEqual([])
  await use.send(admin, 'GET')
  expect(lines.join('')).toContain('incoming request')
})

test('a repeated submit is the first one, and two at once are one', async () => {
  const count = async () => (await use.send(admin, 'GET', '?count=true')).json<[{ total: number }]>()[0].total
  const before = await count()
  const headers = { 'idempotency-key': randomUUID() }
  const both = await Promise.all([
    use.report(author, { anonymous: true }, headers),
    use.report(author, { anonymous: true }, headers),
  ])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect((await use.report(author, { anonymous: true }, headers)).statusCode).toBe(201)
  expect(await count()).toBe(before + 1)
})

test('what is done with it later names who did it, and still not the author', async () => {
  const id = await use.reported(author, { anonymous: true })
  const before = await dump()
  await use.send(admin, 'PATCH', `/${id}`, { payload: { resolved: 1 } })
  await use.send(admin, 'POST', `/notes/${id}`, { payload: { note: 'Looked at it' } })
  const text = [...added(before, await dump()).values()].join('\n')
  expect(text).toContain(server.tenants.userId('acme', 'admin'))
  for (const canary of [server.tenants.userId('acme', 'nobody'), use.employeeId(1), 'Fore1'])
    expect(text).not.toContain(canary)
})

test('an account without an employee cannot report', async () => {
  await use.link('nobody', null)
  expect((await use.report(author, { anonymous: true })).statusCode).toBe(403)
  expect((await use.send(author, 'GET', '/report')).statusCode).toBe(403)
  await use.link('nobody', use.employeeId(1))
})

test('anonymous reports of one day have one form, so that a form changed in between tells no order', async () => {
  const [question] = [{ id: 1, name: 'What', type: 'text', label: 'What happened?', required: true }]
  const save = (method: 'POST' | 'PATCH', fields: object[]) => use.send(admin, method, '/form', { payload: { fields } })
  const asked = async () => (await use.send(author, 'GET', '/report')).json()
  await server.db.deleteFrom('incidents').execute()
  expect((await save('POST', [question])).statusCode).toBe(201)
  const { fields_version } = await asked()
  const early = { fields_version, answers: { 1: 'Seen early' } }
  await use.reported(author, { anonymous: true, ...early })
  const changed = { ...question, label: 'What happened? ' }
  const added = { ...question, id: 2, required: false }
  expect((await save('PATCH', [changed, added])).statusCode).toBe(200)
  expect(await asked()).toMatchObject({ fields_version, fields: [question] })
  await server.db.updateTable('incidents').set({ anonymous: false }).execute()
  const { fields_version: latest } = await asked()
  expect(latest).toBeGreaterThan(fields_version)
  await server.db.updateTable('incidents').set({ anonymous: true }).execute()
  // Filled in before the day had its form: kept where it fits, else reported again.
  await use.reported(author, { anonymous: true, fields_version: latest, answers: { 1: 'Seen late' } })
  const more = await use.report(author, { anonymous: true, fields_version: latest, answers: { 1: 'x', 2: 'y' } })
  expect(more.statusCode).toBe(409)
  const forms = await server.db.selectFrom('incidents').select('form_number').execute()
  expect(forms).toEqual([{ form_number: fields_version }, { form_number: fields_version }])
  await use.reported(author, { fields_version: latest, answers: { 1: 'Named', 2: 'y' } })
  expect((await use.send(admin, 'DELETE', '/form')).statusCode).toBe(200)
})
