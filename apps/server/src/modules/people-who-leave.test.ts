import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { documentCalls } from '../testing/documents-fixture.ts'
import { startFilesServer } from '../testing/files-fixture.ts'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { surveyFixture } from '../testing/survey-fixture.ts'
import { makeTeam } from './teams/testing.ts'

// Figures after employees have left, been merged, been merged and unmerged, changed teams, or been removed, each compared with a count over
// whole tables.

const server = setUpServer(startFilesServer)
const admin = setUpUser(server, 'admin')
const nobody = setUpUser(server, 'nobody')
const use = surveyFixture(server)
let documents: ReturnType<typeof documentCalls>
let people: string[]
let teams: Record<'North' | 'South', string>

beforeAll(() => {
  documents = documentCalls(server, admin)
})

beforeEach(async () => {
  people = await use.employees(12)
  teams = await server.inSystem(async (tx) => {
    for (const table of ['employees', 'teams'] as const)
      await tx.deleteFrom(table).where('client_id', '=', admin.clientId).where('id', 'not in', people).execute()
    return {
      North: await makeTeam(tx, admin.clientId, { label: 'North', members: people.slice(0, 8) }),
      South: await makeTeam(tx, admin.clientId, { label: 'South', members: people.slice(8) }),
    }
  })
})

/** Every second employee answers, reads or acknowledges before the change, so that each change affects both kinds. */
const acting = () => people.filter((_, index) => index % 2 === 0)

const post = (name: string, payload: object) =>
  admin.post(`/api/ssp/production/employees/${admin.clientId}?function=${name}`, payload)

/** Changes, each made to one employee who has acted and one who has not. */
const FATES: Record<string, () => Promise<void>> = {
  'nothing happened': () => Promise.resolve(),
  'two have left': async () => {
    await server.db
      .updateTable('employees')
      .set({ deactivated_at: '2026-01-05' })
      .where('id', 'in', people.slice(0, 2))
      .execute()
  },
  'two were merged into others': async () => {
    for (const [from, to] of [
      [0, 1],
      [3, 2],
    ] as const)
      expect((await merge(from, to)).statusCode).toBe(200)
  },
  'two merges were removed again': async () => {
    for (const [from, to] of [
      [0, 1],
      [3, 2],
    ] as const) {
      expect((await merge(from, to)).statusCode).toBe(200)
      const link = { employee_id: people[from], target_employee_id: people[to] }
      expect((await post('deleteMerge', link)).statusCode).toBe(200)
    }
  },
  'two accounts of one person were merged into a third': async () => {
    for (const from of [0, 3]) expect((await merge(from, 5)).statusCode).toBe(200)
  },
  'one was merged, unmerged and merged into another': async () => {
    expect((await merge(0, 1)).statusCode).toBe(200)
    const link = { employee_id: people[0], target_employee_id: people[1] }
    expect((await post('deleteMerge', link)).statusCode).toBe(200)
    expect((await merge(0, 9)).statusCode).toBe(200)
  },
  'two changed teams': async () => {
    await server.db
      .updateTable('team_members')
      .set({ team_id: teams.South })
      .where('employee_id', 'in', people.slice(0, 2))
      .execute()
  },
  'two were removed': async () => {
    await server.db.deleteFrom('employees').where('id', 'in', people.slice(0, 2)).execute()
  },
}

const merge = (from: number, to: number) =>
  post('mergeEmployee', { employee_id: people[from], linked_id: people[to], take: ['email', 'identifier'] })

const employees = () => server.db.selectFrom('employees').selectAll().where('client_id', '=', admin.clientId).execute()
const members = async (label: keyof typeof teams) => {
  const rows = await server.db.selectFrom('team_members').selectAll().execute()
  return rows.filter(({ team_id }) => team_id === teams[label]).map(({ employee_id }) => employee_id)
}
/** Whom each merged account counts for. */
async function persons() {
  const rows = await server.db
    .selectFrom('employee_merges')
    .selectAll()
    .where('client_id', '=', admin.clientId)
    .execute()
  const merged = new Map(rows.map(({ employee_id, linked_id }) => [employee_id, linked_id]))
  const personOf = (id: string) => merged.get(id) ?? id
  const active = (await employees()).filter(({ id, deactivated_at }) => deactivated_at === null && !merged.has(id))
  return { active, acted: new Set(acting().map(personOf)) }
}

const get = async (path: string) => {
  const answer = await use.send(admin, 'GET', path)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const find = async (area: string, query: string) =>
  (await admin.get(`/api/ssp/production/${area}/${admin.clientId}?${query}`)).json()

/** Addresses of the mails about something. */
async function mailed(title: string): Promise<string[]> {
  const folder = join(server.config.dataDir, 'outbox')
  const mails = await Promise.all(
    (await readdir(folder).catch(() => [])).map((name) => readFile(join(folder, name), 'utf8')),
  )
  return (
    mails
      // A long line of a mail is broken by `=`.
      .filter((mail) => mail.replaceAll(/=\r?\n/g, '').includes(title))
      .map((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? '')
      .toSorted()
  )
}

const titleOf = (kind: 'survey' | 'document', fate: string) => `${kind}-${Object.keys(FATES).indexOf(fate)}`

const addresses = (rows: readonly { email: string | null }[]) => rows.flatMap(({ email }) => email ?? []).toSorted()

test.each(Object.keys(FATES))('the response rate and the reminder of a survey: %s', async (fate) => {
  const id = await use.live(admin, { title: titleOf('survey', fate) })
  for (const person of acting()) {
    await use.link('nobody', person)
    expect((await use.submit(nobody, id)).statusCode).toBe(201)
  }
  await use.link('nobody', null)
  await FATES[fate]?.()
  const { active: asked, acted } = await persons()
  const done = asked.filter(({ id: one }) => acted.has(one))
  const rated = async (label: keyof typeof teams) => {
    const inside = (await members(label)).filter((one) => asked.some(({ id: other }) => other === one))
    const answered = inside.filter((one) => acted.has(one)).length
    return { id: teams[label], label, members: inside.length, rate: Math.floor((100 * answered) / inside.length) }
  }
  expect(await get(`survey-responses/${id}/participation`)).toEqual({
    employees: asked.length,
    answered: done.length,
    no_address: 0,
    teams: [await rated('North'), await rated('South')],
  })
  expect(await get(`survey-responses/participation?surveyIds=${id}`)).toEqual([
    { id, employees: asked.length, answered: done.length, threshold: null },
  ])
  expect((await use.send(admin, 'POST', `survey-responses/${id}/reminder`)).statusCode).toBe(200)
  await server.deps.jobs.drain()
  const open = asked.filter(({ id: one }) => !acted.has(one))
  expect(await mailed(titleOf('survey', fate))).toEqual(addresses(open))
})

test.each(Object.keys(FATES))('what is outstanding of a document of a team, and who is reminded: %s', async (fate) => {
  const name = `${titleOf('document', fate)}.pdf`
  const { id } = await documents.place('teams', [teams.North], name)
  const put = await documents.send('PUT', `/acknowledgement/${id}`, { due_date: '2999-12-31' })
  expect(put.statusCode, put.body).toBe(200)
  for (const person of (await members('North')).filter((one) => acting().includes(one))) {
    await use.link('nobody', person)
    const { statusCode } = await documentCalls(server, nobody).send('POST', `/acknowledge/${id}`, {
      content_version: 1,
    })
    expect(statusCode).toBe(200)
  }
  await use.link('nobody', null)
  await FATES[fate]?.()
  const inside = await members('North')
  const { active, acted } = await persons()
  const asked = active.filter((one) => inside.includes(one.id))
  const open = asked.filter((one) => !acted.has(one.id))
  expect((await documents.send('GET', `/acknowledgement/${id}`)).json()).toMatchObject({
    total: asked.length,
    acknowledged: asked.length - open.length,
    without_team: 0,
    teams: [{ team_id: teams.North, total: asked.length, outstanding: open.length }],
  })
  const listed = async (acknowledged: 'yes' | 'no') => {
    const query = `documentIds=${id}&acknowledged=${acknowledged}`
    const rows = (await documents.send('GET', `/associated-users?limit=100&${query}`)).json<{ user_id: string }[]>()
    const [{ total }] = (await documents.send('GET', `/associated-users?count=true&${query}`)).json<
      [{ total: number }]
    >()
    expect(total).toBe(rows.length)
    return rows.map((row) => row.user_id).toSorted()
  }
  const ids = (rows: readonly { id: string }[]) => rows.map((one) => one.id).toSorted()
  expect(await listed('no')).toEqual(ids(open))
  expect(await listed('yes')).toEqual(ids(asked.filter((one) => !open.includes(one))))

  const overdue = async () =>
    (await documents.send('GET', '?count=true&acknowledgement=overdue')).json<[{ total: number }]>()[0].total
  await server.db
    .updateTable('acknowledgement_requests')
    .set({ due_date: '2026-01-31' })
    .where('subject_id', '=', id)
    .execute()
  expect(await overdue()).toBe(1)
  expect((await documents.send('POST', `/acknowledgement/${id}/nudge`)).json()).toMatchObject({ reminded: open.length })
  await server.deps.jobs.drain()
  expect(await mailed(name)).toEqual(addresses(open))
  // Once no employee is left who was asked and has not acknowledged, nothing is overdue.
  await server.db.updateTable('employees').set({ deactivated_at: '2026-01-05' }).where('id', 'in', ids(open)).execute()
  expect(await overdue()).toBe(0)
  await documents.send('DELETE', `/acknowledgement/${id}`)
})

test.each(Object.keys(FATES))('lists by status, their totals and the dashboard agree: %s', async (fate) => {
  await FATES[fate]?.()
  const { active } = await persons()
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted()
  const listed = async (query: string) => {
    const { employees: rows } = await find('employees', `limit=100&${query}`)
    expect(await find('employees', `count=true&${query}`)).toMatchObject({ count: rows.length })
    return ids(rows)
  }
  expect(await listed('status=active')).toEqual(ids(active))
  expect(await listed('')).toEqual(ids(await employees()))
  const registered = active.filter(({ registered_at }) => registered_at !== null)
  expect(await listed('status=registered')).toEqual(ids(registered))
  expect(await find('analytics', 'function=getDashboardEmployees')).toMatchObject({
    registered: registered.length,
    unregistered: active.length - registered.length,
  })
})

test('a merge lets no account act as another employee: a link takes a proof', async () => {
  const survey = await use.live(admin, { title: 'own' })
  const { id } = await documents.place('individual', [people[1] ?? ''], 'own.pdf')
  const read = () => documentCalls(server, nobody).send('POST', `/read/${id}`, {})
  await use.link('nobody', people[0] ?? null)
  expect((await use.submit(nobody, survey)).statusCode).toBe(201)
  const before = [(await use.submit(nobody, survey)).statusCode, (await read()).statusCode]
  expect(before).toEqual([409, 404])
  expect((await merge(0, 1)).statusCode).toBeLessThan(300)
  expect([(await use.submit(nobody, survey)).statusCode, (await read()).statusCode]).toEqual(before)
  await use.link('nobody', null)
})

test.each([
  ['it', 0],
  ['the account into which it was merged', 1],
])('no portal account acts as an employee once %s has left', async (_name, leaver) => {
  const { id } = await documents.place('individual', [people[0] ?? ''], `left-${leaver}.pdf`)
  const survey = await use.live(admin, { title: 'left' })
  const setRule = (managersOnly: boolean) =>
    server.inSystem(async (tx) => {
      const rule = tx.updateTable('clients').set({ manager_share_only: managersOnly })
      await rule.where('id', '=', admin.clientId).execute()
      const manager = tx.updateTable('employees').set({ is_manager: managersOnly })
      await manager.where('id', '=', people[0] ?? '').execute()
    })
  const send = (method: 'GET' | 'POST' | 'PUT', area: string, path: string, payload?: object) =>
    admin.send({
      method,
      url: `/api/ssp/production/${area}/${admin.clientId}${path}`,
      ...(payload && { payload }),
    })
  const requests = {
    report: () => send('GET', 'incidents', '/report'),
    survey: () => use.send(admin, 'GET', `survey-responses/${survey}/answer`),
    read: () => documents.send('POST', `/read/${id}`, {}),
    event: () => send('POST', 'analytics', '?function=recordPortalEvent', { kind: 'pension_visited' }),
    like: () => send('PUT', 'recognition', `/likes/${randomUUID()}`),
  }
  const statuses = async () => {
    const found: (string | number)[] = []
    for (const [name, request] of Object.entries(requests)) found.push(name, (await request()).statusCode)
    return found
  }
  const mayShare = async () => (await documents.send('GET', '/sharing')).json<{ allowed: boolean }>().allowed
  await setRule(true)
  await use.link('admin', people[0] ?? null)
  try {
    expect((await merge(0, 1)).statusCode).toBe(200)
    expect(await statuses()).toEqual(['report', 200, 'survey', 200, 'read', 200, 'event', 200, 'like', 404])
    expect(await mayShare()).toBe(true)
    await server.db
      .updateTable('employees')
      .set({ deactivated_at: '2026-01-05' })
      .where('id', '=', people[leaver] ?? '')
      .execute()
    expect(await statuses()).toEqual(['report', 403, 'survey', 403, 'read', 403, 'event', 403, 'like', 403])
    expect(await mayShare()).toBe(false)
  } finally {
    await use.link('admin', null)
    await setRule(false)
  }
})
