import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test, onTestFinished } from 'vitest'
import { follow } from '../../testing/files-fixture.ts'
import { ANSWERS, FORM, surveyFixture } from '../../testing/survey-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { makeTeam } from '../teams/testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const nobody = setUpUser(server, 'nobody')
const reader = setUpUser(server, 'reader')
const use = surveyFixture(server)
let employees: string[]

beforeAll(async () => {
  employees = await use.employees(11)
})

const get = async (path: string) => {
  const response = await use.send(admin, 'GET', path)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

async function answerAs(id: string, people: readonly string[], answers: object = ANSWERS): Promise<void> {
  for (const person of people) {
    await use.link('nobody', person)
    const response = await use.submit(nobody, id, { answers })
    expect(response.statusCode, response.body).toBe(201)
  }
}

/** Everything that the database holds of one table of the client, as text. */
const dump = (table: string) =>
  server.inSystem(async (tx) => {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(table)} t`.execute(tx)
    return rows.map(({ line }) => line).join('\n')
  })

const people = async (ids: readonly string[]) => {
  const rows = await server.db
    .selectFrom('employees')
    .select(['id', 'surname', 'email'])
    .where('id', 'in', [...ids])
    .execute()
  return rows.flatMap(({ id, surname, email }) => [id, surname, String(email)])
}

test('stores nothing that leads from an answer to a person or a moment', async () => {
  const id = await use.live(admin, { anonymous: true })
  const audited = await dump('audit_log')
  const keys = await dump('idempotency_keys')
  await use.link('nobody', employees[0] ?? null)
  const headers = { 'idempotency-key': randomUUID() }
  expect((await use.submit(nobody, id, { seconds: 67 }, headers)).statusCode).toBe(201)
  const names = [...(await people(employees)), server.tenants.userId('acme', 'nobody'), headers['idempotency-key']]
  for (const table of ['survey_responses', 'survey_respondents', 'survey_totals', 'survey_answer_counts']) {
    const text = await dump(table)
    for (const name of names) expect(text.includes(name), `${table} ${name}`).toBe(false)
  }
  expect(await dump('audit_log')).toBe(audited)
  expect(await dump('idempotency_keys')).toBe(keys)
  const row = await server.db
    .selectFrom('survey_responses')
    .selectAll()
    .where('survey_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ employee_id: null, started_at: null, completed_at: null })
  const respondent = await dump('survey_respondents')
  expect(respondent).not.toContain(row.id)
  expect(respondent).not.toMatch(/\d{4}-\d\d-\d\d/)
})

test('is answered once: a second submit is rejected, a repeated one is the first', async () => {
  const id = await use.live(admin, { anonymous: true })
  await use.link('nobody', employees[0] ?? null)
  const headers = { 'idempotency-key': randomUUID() }
  const both = await Promise.all([use.submit(nobody, id, {}, headers), use.submit(nobody, id, {}, headers)])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect((await use.submit(nobody, id)).statusCode).toBe(409)
  expect((await use.submit(nobody, id, {}, { 'idempotency-key': randomUUID() })).statusCode).toBe(409)
  expect((await use.send(nobody, 'GET', `survey-responses/${id}/answer`)).json()).toMatchObject({
    submitted: true,
    answers: {},
  })
  await answerAs(id, employees.slice(1, 5))
  expect(await get(`survey-responses/${id}/results`)).toMatchObject({ responses: 5, completed: 5 })
})

test('tells only the account that answered, and never one that was linked later', async () => {
  const id = await use.live(admin, { anonymous: true })
  const submitted = async (who: typeof nobody) =>
    (await use.send(who, 'GET', `survey-responses/${id}/answer`)).json().submitted
  await answerAs(id, employees.slice(0, 1))
  expect(await submitted(nobody)).toBe(true)
  await use.link('nobody', null)
  await use.link('reader', employees[0] ?? null)
  expect(await submitted(reader)).toBe(false)
  expect((await use.submit(reader, id)).statusCode).toBe(201)
  expect(await submitted(reader)).toBe(false)
  await use.link('reader', null)
  await answerAs(id, employees.slice(1, 4))
  expect(await get(`survey-responses/${id}/results`)).toMatchObject({ responses: 0 })
  await answerAs(id, employees.slice(4, 5))
  expect(await get(`survey-responses/${id}/results`)).toMatchObject({ responses: 5 })
})

test.each([
  ['the correct one after a merged one', 0, 1, 'nobody'],
  ['a merged one after the correct one', 1, 0, 'nobody'],
  ['a merged one after another', 0, 2, 'nobody'],
  ['another portal account', 0, 1, 'reader'],
] as const)(
  'counts one answer of the accounts of one person, and tells no other account: %s',
  async (_name, first, second, username) => {
    const id = await use.live(admin, { anonymous: true })
    const own = await use.employees(3)
    for (const from of [own[0], own[2]]) {
      const payload = { employee_id: from, linked_id: own[1] }
      const url = `/api/ssp/production/employees/${admin.clientId}?function=mergeEmployee`
      expect((await admin.post(url, payload)).statusCode).toBe(200)
    }
    const who = username === 'reader' ? reader : nobody
    const submitted = async () => (await use.send(who, 'GET', `survey-responses/${id}/answer`)).json().submitted
    await answerAs(id, own.slice(first, first + 1))
    await use.link('nobody', null)
    await use.link(username, own[second] ?? null)
    // As for an account of a person who has not answered.
    expect(await submitted()).toBe(false)
    expect((await use.submit(who, id)).statusCode).toBe(201)
    expect(await submitted()).toBe(true)
    expect((await use.submit(who, id)).statusCode).toBe(409)
    await use.link(username, null)
    await answerAs(id, employees.slice(0, 3))
    expect(await get(`survey-responses/${id}/results`)).toMatchObject({ responses: 0 })
    await answerAs(id, employees.slice(3, 4))
    expect(await get(`survey-responses/${id}/results`)).toMatchObject({ responses: 5 })
  },
)

test('saves no progress', async () => {
  const id = await use.live(admin, { anonymous: true })
  const saved = await use.submit(nobody, id, { completed: false })
  expect(saved.statusCode).toBe(400)
  expect(await get(`survey-responses/${id}/results`)).toMatchObject({ responses: 0 })
})

test('hides everything before five have answered, and then grows by five', async () => {
  const id = await use.live(admin, { anonymous: true })
  const reads = async () => ({
    results: await get(`survey-responses/${id}/results`),
    list: await get(`survey-responses/${id}?limit=100`),
    count: await get(`survey-responses/${id}?count=true`),
    first: (await get(`surveys/${id}`)).responses,
  })
  await answerAs(id, employees.slice(0, 4))
  const early = await reads()
  expect(early.results).toMatchObject({
    responses: 0,
    completed: 0,
    published: 0,
    hidden: true,
    threshold: 5,
    questions: [],
    average_time: null,
  })
  expect([early.list, early.first, early.count]).toEqual([[], [], [{ total: 0 }]])
  const tooSoon = await use.send(admin, 'GET', `survey-responses/${id}/export?format=full`)
  expect(tooSoon.statusCode).toBe(409)
  const unpublished = await server.db
    .selectFrom('survey_responses')
    .select('id')
    .where('survey_id', '=', id)
    .executeTakeFirstOrThrow()
  const one = `survey-responses/${id}/response/${unpublished.id}`
  expect((await use.send(admin, 'GET', one)).statusCode).toBe(404)

  await answerAs(id, employees.slice(4, 5), { 2: 'Bad' })
  const five = await reads()
  expect(five.results).toMatchObject({ completed: 5, published: 5, hidden: false, average_time: 61 })
  expect(five.results.questions[0].options).toMatchObject([{ count: 4 }, { count: 1 }])
  expect(five.list).toHaveLength(5)
  expect(new Set(five.list.map((row: { employee_name: string }) => row.employee_name))).toEqual(new Set(['Anonymous']))
  expect((await use.send(admin, 'GET', `survey-responses/${id}/response/${five.list[0].id}`)).statusCode).toBe(200)

  await answerAs(id, employees.slice(5, 9), { 2: 'Bad' })
  const nine = await reads()
  expect(nine.results.questions).toEqual(five.results.questions)
  expect(nine.results).toMatchObject({ completed: 5, published: 5, average_time: 61 })
  expect(nine.list).toEqual(five.list)
  expect(await lines(id, 'full')).toHaveLength(6)

  await answerAs(id, employees.slice(9, 10))
  expect((await reads()).list).toHaveLength(10)
  expect(await lines(id, 'columns')).toHaveLength(11)
})

test('no answer of the server carries a person, whatever is asked', async () => {
  const id = await use.live(admin, { anonymous: true })
  await answerAs(id, employees.slice(0, 5))
  const wanted = await people(employees.slice(0, 5))
  const texts = [
    await use.send(admin, 'GET', `surveys/${id}`),
    await use.send(admin, 'GET', `survey-responses/${id}?search=Respondent`),
    await use.send(admin, 'GET', `survey-responses/${id}/results`),
    await use.send(admin, 'GET', `survey-responses/${id}/participation`),
  ].map(({ body }) => body)
  const files = [await lines(id, 'columns'), await lines(id, 'full')].flat()
  for (const text of [...texts, ...files]) for (const name of wanted) expect(text).not.toContain(name)
  expect(await get(`survey-responses/${id}?search=Given1`)).toHaveLength(5)
})

test('a higher threshold of the client holds for surveys that are created later, and none is below five', async () => {
  const before = await use.live(admin, { anonymous: true })
  const change = (threshold: number) =>
    admin.patch(`/api/ssp/production/survey-settings/${admin.clientId}`, { anonymity_threshold: threshold })
  expect((await change(4)).statusCode).toBe(400)
  expect((await change(6)).json()).toEqual({ anonymity_threshold: 6 })
  const after = await use.live(admin, { anonymous: true })
  expect((await change(5)).statusCode).toBe(200)
  expect(await get(`survey-responses/${before}/results`)).toMatchObject({ threshold: 5 })
  expect(await get(`survey-responses/${after}/results`)).toMatchObject({ threshold: 6 })
})

test('the threshold is not changed from another version than the present one', async () => {
  const url = `/api/ssp/production/survey-settings/${admin.clientId}`
  const save = (threshold: number, headers: { 'if-match'?: string } = {}) =>
    admin.patch(url, { anonymity_threshold: threshold }, headers)
  onTestFinished(async () => expect((await save(5)).statusCode).toBe(200))
  const read = { 'if-match': String((await admin.get(url)).headers.etag) }
  const saved = await save(8, read)
  expect(saved.headers.etag).toBe((await admin.get(url)).headers.etag)
  const late = await save(9, read)
  expect(late.statusCode).toBe(412)
  expect(late.json()).toMatchObject({ code: 'stale', current: { anonymity_threshold: 8 } })
  const present = { 'if-match': String(saved.headers.etag) }
  const both = await Promise.all([10, 11].map((threshold) => save(threshold, present)))
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412])
})

test('stays anonymous once somebody has answered, also as a draft', async () => {
  const id = await use.live(admin, { anonymous: true })
  await answerAs(id, employees.slice(0, 1))
  expect((await use.send(admin, 'PATCH', `surveys/${id}`, { completion_date: null })).statusCode).toBe(200)
  const named = await use.send(admin, 'PATCH', `surveys/${id}`, { anonymous: false })
  expect(named.json().fields).toEqual({
    anonymous: 'This cannot be changed once an anonymous survey was open for answers.',
  })
})

test('rates of teams are in steps, of the teams at the first answer, and null for those that show too few', async () => {
  const id = await use.live(admin, { anonymous: true })
  const many = await use.employees(30)
  const client_id = admin.clientId
  const teams = {
    large: many.slice(0, 20),
    nearly: many.slice(0, 19),
    other: many.slice(20, 30),
    small: many.slice(0, 4),
    untouched: employees.slice(0, 9),
  }
  const ids = new Map<string, string>()
  await server.inSystem(async (tx) => {
    for (const [label, members] of Object.entries(teams))
      ids.set(label, await makeTeam(tx, client_id, { label, members }))
  })
  const listed = async (survey: string) => {
    const url = `/api/ssp/production/survey-responses/${client_id}/participation?surveyIds=${survey}`
    return (await admin.get(url)).json()
  }
  const shown = async () => {
    const { teams: rated, answered, employees: asked } = await get(`survey-responses/${id}/participation`)
    expect(await listed(id)).toEqual([{ id, employees: asked, answered, threshold: 5 }])
    const rates = Object.keys(teams).map((label) => rated.find((one: { label: string }) => one.label === label)?.rate)
    return [answered, ...rates]
  }
  await answerAs(id, many.slice(0, 4))
  expect(await shown()).toEqual([0, null, null, null, null, null])
  await answerAs(id, many.slice(4, 12))
  expect(await shown()).toEqual([10, 50, null, null, null, null])
  await server.db
    .deleteFrom('team_members')
    .where('team_id', '=', String(ids.get('large')))
    .where('employee_id', '=', String(many[0]))
    .execute()
  expect(await shown()).toEqual([10, 50, null, null, null, null])
  await answerAs(id, many.slice(12))
  expect(await shown()).toEqual([30, 70, null, 50, null, null])
  const named = await use.live(admin)
  await answerAs(named, employees.slice(0, 2))
  const { teams: all, answered } = await get(`survey-responses/${named}/participation`)
  expect(answered).toBe(2)
  expect(all.find((one: { label: string }) => one.label === 'untouched')).toMatchObject({ members: 9, rate: 22 })
})

test.each([
  { anonymous: true, whom: 'everybody, whether answered or not' },
  { anonymous: false, whom: 'who has not answered' },
])(
  'the reminder of a survey, anonymous $anonymous, goes once to $whom, and leaves no list of them',
  async ({ anonymous }) => {
    const id = await use.live(admin, { anonymous, title: `Remind ${anonymous}` })
    const answered = employees.slice(0, 6)
    await answerAs(id, answered)
    const remind = () => use.send(admin, 'POST', `survey-responses/${id}/reminder`)
    expect((await remind()).statusCode).toBe(200)
    expect((await remind()).statusCode).toBe(409)
    await server.deps.jobs.drain()
    const { readdirSync, readFileSync } = await import('node:fs')
    const outbox = `${server.config.dataDir}/outbox`
    const addressed = readdirSync(outbox)
      .map((name) => readFileSync(`${outbox}/${name}`, 'utf8'))
      .filter((mail) => mail.includes(`Remind ${anonymous}`))
      .map((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? '')
    const active = await server.db
      .selectFrom('employees')
      .select(['id', 'email'])
      .where('client_id', '=', admin.clientId)
      .where('deactivated_at', 'is', null)
      // Their mails go to the account into which they were merged.
      .where('id', 'not in', server.db.selectFrom('employee_merges').select('employee_id'))
      .execute()
    const asked = anonymous ? active : active.filter((one) => !answered.includes(one.id))
    expect(addressed.toSorted()).toEqual(asked.flatMap(({ email }) => email ?? []).toSorted())
    const reminded = await dump('survey_reminders')
    for (const name of await people(employees)) expect(reminded.includes(name)).toBe(false)
    expect((await get(`survey-responses/${id}/results`)).reminded_at).not.toBeNull()
  },
)

/** The lines of an export, downloaded by the browser that asked for it. */
async function lines(id: string, format: string): Promise<string[]> {
  const file = await follow(server, await use.send(admin, 'GET', `survey-responses/${id}/export?format=${format}`))
  expect(file.statusCode, file.body).toBe(200)
  expect(file.headers['content-disposition']).toBe(
    'attachment; filename="survey_export.csv"; filename*=UTF-8\'\'survey_export.csv',
  )
  return file.body.split('\r\n').filter(Boolean)
}

test('exports the columns of the specification', async () => {
  const id = await use.live(admin)
  await server.db.updateTable('employees').set({ forename: '=1+1' }).where('id', '=', String(employees[0])).execute()
  await answerAs(id, employees.slice(0, 1))
  await use.link('nobody', employees[1] ?? null)
  await use.submit(nobody, id, { completed: false, answers: { 6: '@SUM(A1), "x"' } })
  const [head, ...rows] = await lines(id, 'columns')
  expect(head).toBe(
    'Name,Completed?,Completed Date,Time Taken,Question 1,Question 2,Question 3,Question 4,Question 5,Question 6',
  )
  const [done = '', started = ''] = rows.toSorted()
  expect(done).toMatch(
    /^'=1\+1 Respondent,Yes,\d\d\.\d\d\.\d{4} \d\d:\d\d,1m 1s,Good,Monday\/Friday,"North, old",5,Because wellyes,-3$/,
  )
  expect(started).toBe(`Given1 Respondent,No,NULL,NULL,NULL,NULL,NULL,NULL,"'@SUM(A1) ""x""",NULL`)
})

test('exports everything, quoted, with ids and one column per option', async () => {
  const id = await use.live(admin)
  await answerAs(id, employees.slice(1, 2))
  const [, , ...others] = FORM
  await use.send(admin, 'PATCH', `surveys/${id}`, { fields: JSON.stringify(others) })
  const [head, row] = await lines(id, 'full')
  expect(head).toContain('"3 Days: Monday","3 Days: Friday","4 Site","5 Score","6 Why?","7 Years","2 Mood"')
  expect(row).toContain('"61","1","1","1","North, old","5","Because, well')
})

test('an address of an export works for its caller, unchanged, while they have the right', async () => {
  const id = await use.live(admin)
  const signed = await use.send(admin, 'GET', `survey-responses/${id}/export`)
  const { url } = signed.json<{ url: string }>()
  expect((await follow(server, signed, `${url.slice(0, -4)}AAAA`)).statusCode).toBe(404)
  expect((await follow(server, signed, url.split('?')[0])).statusCode).toBe(404)
  expect((await follow(server, signed)).statusCode).toBe(200)
  const other = await server.signIn('admin', { client: 'borealis' })
  expect((await use.send(other, 'GET', `survey-responses/${id}/export`)).statusCode).toBe(404)
  const staff = await server.signIn('staff')
  const mine = await use.send(staff, 'GET', `survey-responses/${id}/export`)
  await staff.post(`/api/login/${staff.clientId}/logout`, { refreshToken: staff.refreshToken })
  expect((await follow(server, mine)).statusCode).toBe(403)
})

test('pages are in the order of random ids, of full batches alone', async () => {
  const id = await use.live(admin, { anonymous: true })
  await answerAs(id, employees.slice(0, 6))
  const pages = await Promise.all([0, 1, 2].map((page) => get(`survey-responses/${id}?limit=3&page=${page}`)))
  expect(pages.map((page) => page.length)).toEqual([3, 2, 0])
  const ids = pages.flat().map((row: { id: string }) => row.id)
  expect(ids).toEqual([...new Set(ids)].toSorted())
})
