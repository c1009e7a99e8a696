import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { follow } from '../../testing/files-fixture.ts'
import { ANSWERS, setUpIncidents } from '../../testing/incident-fixture.ts'
import { PNG } from '../../testing/picture.ts'
import { employeeAt, grantTo, userAt } from '../../testing/people.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { makeEmployee } from '../employees/testing.ts'
import { makeTeam } from '../teams/testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const author = setUpUser(server, 'nobody')
const use = setUpIncidents(server)
const named = randomUUID()
const leader = randomUUID()

beforeAll(async () => {
  const client_id = admin.clientId
  await server.inSystem(async (tx) => {
    await makeEmployee(tx, client_id, { id: named, forename: 'Zoë Marie', surname: "O'Brien-Łukasz" })
    await makeEmployee(tx, client_id, { id: leader, forename: 'Kofi', surname: 'Mensah' })
    await makeTeam(tx, client_id, { label: 'Dispatch', members: [named], leader })
  })
})

const naming = (text: string) => ({ answers: { ...ANSWERS, 8: text } })

test.each([
  ['is named', named],
  ['leads the team of somebody who is', leader],
])('who %s neither finds nor opens it, and is not assigned', async (_name, employee) => {
  const id = await use.reported(author, naming("It was zoe marie o'brien-lukasz, I think."))
  await use.link('admin', employee)
  try {
    const opened = await use.send(admin, 'GET', `/${id}`)
    expect(opened.statusCode).toBe(403)
    expect(opened.json().message).toContain('You are named in this report')
    expect(opened.body).not.toContain('Fore1')
    expect((await use.send(admin, 'GET', '?limit=100')).body).not.toContain(id)
    const payload = { note: 'x', resolved: undefined }
    expect((await use.send(admin, 'POST', `/notes/${id}`, { payload })).statusCode).toBe(403)
    expect((await use.send(admin, 'PATCH', `/${id}`, { payload: { resolved: 1 } })).statusCode).toBe(403)
    expect((await use.upload(admin, id, { file: PNG })).statusCode).toBe(403)
    const exported = await admin.get(`/api/ssp/production/export-incidents?clientId=${admin.clientId}`)
    const file = await follow(server, exported)
    expect(file.body).not.toContain('zoe marie')
  } finally {
    await use.link('admin', null)
  }
  await use.link('reader', employee)
  const reader = server.tenants.userId('acme', 'reader')
  const assigned = await use.send(admin, 'PATCH', `/${id}`, { payload: { assigned_to: reader } })
  expect(assigned.statusCode).toBe(400)
  expect(assigned.json().fields.assigned_to).toContain('named in the report')
  expect((await use.send(admin, 'GET', `/${id}`)).json().data.conflicts).toEqual([reader])
  await use.link('reader', null)
})

test('who left the link to the named employee neither opens, finds nor exports it', async () => {
  const id = await use.reported(author, naming("It was zoe marie o'brien-lukasz, I think."))
  const userId = server.tenants.userId('acme', 'admin')
  await use.link('admin', named)
  try {
    // As another administrator does it.
    await server.db.updateTable('users').set({ employee_id: null }).where('id', '=', userId).execute()
    expect((await use.send(admin, 'GET', `/${id}`)).statusCode).toBe(403)
    expect((await use.send(admin, 'GET', '?limit=100')).body).not.toContain(id)
    const exported = await admin.get(`/api/ssp/production/export-incidents?clientId=${admin.clientId}`)
    expect((await follow(server, exported)).body).not.toContain('zoe marie')
  } finally {
    await use.link('admin', null)
  }
})

test('an account that handles reports cannot leave an employee whom an open report names, and learns of no report', async () => {
  const id = await use.reported(author, naming("It was zoe marie o'brien-lukasz, I think."))
  const url = `/api/ssp/production/access/${admin.clientId}/association?userId=${server.tenants.userId('acme', 'admin')}&employeeId=${named}`
  const drop = () => admin.delete(url)
  await use.link('admin', named)
  try {
    const left = await drop()
    expect(left.statusCode).toBe(409)
    expect(left.json().message).not.toContain('named')
    await server.db.updateTable('incidents').set({ resolved_at: new Date() }).where('resolved_at', 'is', null).execute()
    expect((await drop()).statusCode).toBe(200)
    expect((await use.send(admin, 'GET', `/${id}`)).statusCode, 'afterwards').toBe(403)
  } finally {
    await use.link('admin', null)
  }
})

test('a report that names one account of a person conflicts with those merged with it, also when the handler would end it', async () => {
  const own = randomUUID()
  await server.inSystem((tx) => makeEmployee(tx, admin.clientId, { id: own, forename: 'Zara', surname: 'Quill' }))
  const post = (name: string, payload: object) =>
    admin.post(`/api/ssp/production/employees/${admin.clientId}?function=${name}`, payload)
  const opened = async (id: string) => (await use.send(admin, 'GET', `/${id}`)).statusCode
  const id = await use.reported(author, naming("It was zoe marie o'brien-lukasz, I think."))
  const other = await use.reported(author, naming('It was Zara Quill.'))
  await use.link('admin', own)
  try {
    expect([await opened(id), await opened(other)]).toEqual([200, 403])
    expect((await post('mergeEmployee', { employee_id: own, linked_id: named })).statusCode).toBeLessThan(300)
    expect([await opened(id), await opened(other)]).toEqual([403, 403])
    expect((await use.send(admin, 'GET', '?limit=100')).body).not.toContain(id)
    const rejected = await post('deleteMerge', { employee_id: own, target_employee_id: named })
    expect(rejected.statusCode).toBe(409)
    expect(rejected.json().message).not.toContain('named')
    await use.link('admin', named)
    expect([await opened(id), await opened(other)]).toEqual([403, 403])
  } finally {
    await use.link('admin', null)
  }
  expect((await post('deleteMerge', { employee_id: own, target_employee_id: named })).statusCode).toBe(200)
})

type Person = Record<'own' | 'correct' | 'third', string>
const postEmployees = (name: string, payload: object) =>
  admin.post(`/api/ssp/production/employees/${admin.clientId}?function=${name}`, payload)
const remove = (id: string) => admin.delete(`/api/ssp/production/employees/${admin.clientId}`, { id })
const unmerge = (from: string, to: string) =>
  postEmployees('deleteMerge', { employee_id: from, target_employee_id: to })
const unlinkBySystem = () =>
  server.db
    .updateTable('users')
    .set({ employee_id: null })
    .where('id', '=', server.tenants.userId('acme', 'admin'))
    .execute()

/** Three employees of one person: two accounts are merged into the correct one, and `admin` is linked to `linked`. */
async function mergedPerson(linked: keyof Person = 'own'): Promise<Person> {
  const person = { own: randomUUID(), correct: randomUUID(), third: randomUUID() }
  await server.inSystem(async (tx) => {
    for (const id of Object.values(person)) await makeEmployee(tx, admin.clientId, { id })
  })
  for (const id of [person.own, person.third])
    expect((await postEmployees('mergeEmployee', { employee_id: id, linked_id: person.correct })).statusCode).toBe(200)
  await use.link('admin', person[linked])
  return person
}

test.each<
  [string, keyof Person, (person: Person) => Promise<{ statusCode: number }>, number, (keyof Person)?, 'unlinked'?]
>([
  ['removes the correct account, which is named', 'correct', ({ correct }) => remove(correct), 200],
  ['removes the own account', 'correct', ({ own }) => remove(own), 200],
  ['removes the merged account, which is named', 'own', ({ own }) => remove(own), 200, 'correct'],
  ['removes the correct account between two merged ones', 'third', ({ correct }) => remove(correct), 200],
  ['removes the merge of the own account', 'correct', ({ own, correct }) => unmerge(own, correct), 409],
  ['removes the merge of another account', 'third', ({ third, correct }) => unmerge(third, correct), 409],
  [
    'was linked before and removes the merge',
    'correct',
    ({ own, correct }) => unmerge(own, correct),
    409,
    'own',
    'unlinked',
  ],
  [
    'takes the link away',
    'correct',
    ({ own }) =>
      admin.delete(
        `/api/ssp/production/access/${admin.clientId}/association?userId=${server.tenants.userId('acme', 'admin')}&employeeId=${own}`,
      ),
    409,
  ],
  [
    'asks another administrator to remove the merge',
    'third',
    async ({ third }) => {
      await server.db.deleteFrom('employee_merges').where('employee_id', '=', third).execute()
      return { statusCode: 200 }
    },
    200,
  ],
])(
  'no act of a handler opens a report that names an account of the same person: %s',
  async (_name, whom, act, status, linked, unlinked) => {
    const person = await mergedPerson(linked)
    if (unlinked) await unlinkBySystem()
    const id = await use.reported(author, { people: [person[whom]] })
    const opened = async () => (await use.send(admin, 'GET', `/${id}`)).statusCode
    try {
      expect(await opened()).toBe(403)
      const { statusCode } = await act(person)
      expect(await opened(), 'afterwards').toBe(403)
      expect(statusCode).toBe(status)
    } finally {
      await use.link('admin', null)
    }
  },
)

test.each(['third', 'correct', 'own'] as const)(
  'a report that names any account of a person conflicts with who leads the team of one: names %s',
  async (whom) => {
    const person = await mergedPerson()
    const lead = randomUUID()
    await server.inSystem(async (tx) => {
      await makeEmployee(tx, admin.clientId, { id: lead })
      await makeTeam(tx, admin.clientId, { label: `Night ${whom}`, members: [person.third], leader: lead })
    })
    await use.link('admin', lead)
    const id = await use.reported(author, { people: [person[whom]] })
    expect((await use.send(admin, 'GET', `/${id}`)).statusCode).toBe(403)
    await use.link('admin', null)
  },
)

test('the author of a named report is in no conflict with it', async () => {
  const id = await use.reported(author, naming('I am Fore1 Canary-acme'))
  expect((await use.send(admin, 'GET', `/${id}`)).json().data.conflicts).toEqual([])
  const rows = await server.db
    .selectFrom('incident_conflicts')
    .select('certain')
    .where('incident_id', '=', id)
    .execute()
  // The two employees who share the surname.
  expect(rows).toEqual([{ certain: false }, { certain: false }])
})

const auditOf = (id: string) =>
  server.db
    .selectFrom('audit_log')
    .select('action')
    .where('target', '=', id)
    .where('action', '=', 'incident.declare')
    .execute()
const exportedBy = async (who: SignedIn) => {
  const address = await who.get(`/api/ssp/production/export-incidents?clientId=${who.clientId}`)
  return (await follow(server, address)).body
}
const rowOf = async (who: SignedIn, id: string) =>
  (await use.send(who, 'GET', '?limit=100')).json<{ id: string }[]>().find((row) => row.id === id)
const totalOf = async (who: SignedIn, query = '') =>
  (await use.send(who, 'GET', `?count=true${query}`)).json<[{ total: number }]>()[0].total

test.each([
  ['a title and the surname', 'I saw Mr Mensah there'],
  ['an initial and the surname', 'I saw K. Mensah there'],
  ['a misspelling', 'I saw Mensaah there'],
  ['the surname of a member of the team that one leads', 'Ms Lukasz was there'],
])('who may be named by %s opens it only after a declaration, which is logged', async (_name, text) => {
  const id = await use.reported(author, naming(`${text}, in the loading bay.`))
  await use.link('admin', leader)
  try {
    expect(await rowOf(admin, id)).toMatchObject({
      possible_conflict: 1,
      user_id: null,
      user_fullname: null,
      label: null,
      anonymous: 0,
      category: null,
      excerpt: null,
    })
    const total = await totalOf(admin)
    expect((await use.send(admin, 'GET', '?limit=100')).json()).toHaveLength(total)
    // What a search finds would tell what the report says.
    expect((await use.send(admin, 'GET', '?search=loading')).body).not.toContain(id)
    const opened = await use.send(admin, 'GET', `/${id}`)
    expect(opened.statusCode).toBe(409)
    expect(opened.body).not.toContain('loading')
    for (const [method, path, payload] of [
      ['PATCH', `/${id}`, { resolved: 1 }],
      ['GET', `/notes/${id}`, undefined],
      ['POST', `/notes/${id}`, { note: 'x' }],
      ['GET', `/evidence/${id}`, undefined],
    ] as const)
      expect((await use.send(admin, method, path, payload && { payload })).statusCode, `${method} ${path}`).toBe(409)
    expect((await use.upload(admin, id, { file: PNG })).statusCode).toBe(409)
    expect(await exportedBy(admin)).not.toContain(text)

    expect((await use.send(admin, 'POST', `/declaration/${id}`)).statusCode).toBe(200)
    expect((await use.send(admin, 'POST', `/declaration/${id}`)).statusCode).toBe(200)
    expect((await use.send(admin, 'GET', `/${id}`)).body).toContain('loading')
    expect(await rowOf(admin, id)).toMatchObject({
      possible_conflict: 0,
      user_fullname: 'Fore1 Canary-acme',
      category: 'Health and safety',
    })
    expect(await totalOf(admin)).toBe(total)
    expect(await exportedBy(admin)).toContain(text)
    expect(await auditOf(id)).toHaveLength(1)
    const { events } = (await use.send(admin, 'GET', `/evidence/${id}`)).json()
    expect(events).toMatchObject([{ action: 'declare', user_label: expect.any(String) }])
  } finally {
    await use.link('admin', null)
  }
})

test('a declaration opens no report that names the account for certain, and no other report', async () => {
  const certain = await use.reported(author, naming('It was Kofi Mensah'))
  const possible = await use.reported(author, naming('It was Mensah'))
  const other = await use.reported(author, naming('It was Mensah again'))
  await use.link('admin', leader)
  try {
    expect((await use.send(admin, 'POST', `/declaration/${certain}`)).statusCode).toBe(403)
    expect((await use.send(admin, 'POST', `/declaration/${possible}`)).statusCode).toBe(200)
    expect((await use.send(admin, 'GET', `/${certain}`)).statusCode).toBe(403)
    expect((await use.send(admin, 'GET', `/${other}`)).statusCode).toBe(409)
    expect((await use.send(admin, 'GET', `/${possible}`)).statusCode).toBe(200)
  } finally {
    await use.link('admin', null)
  }
})

test('an account without an employee is named by its name, e-mail address and surname', async () => {
  const user = userAt('admin')
  const change = (label: string, email: string) =>
    server.db
      .updateTable('users')
      .set({ label, email })
      .where('client_id', '=', user.client_id)
      .where('id', '=', user.user_id)
      .execute()
  await change('Ngozi Chukwubayo', 'ngozi@acme.example')
  const statusOf = async (text: string) =>
    (await use.send(admin, 'GET', `/${await use.reported(author, naming(text))}`)).statusCode
  expect(await statusOf('Ngozi Chukwubayo was there')).toBe(403)
  expect(await statusOf('Mail of ngozi@acme.example')).toBe(403)
  expect(await statusOf('Mr Chukwubayo was there')).toBe(409)
  expect(await statusOf('Chukwubaya was there')).toBe(409)
  expect(await statusOf('The rail was loose')).toBe(200)
  const kept = await use.reported(author, naming('Ngozi Chukwubayo was there'))
  await change('Somebody Else', 'else@acme.example')
  expect((await use.send(admin, 'GET', `/${kept}`)).statusCode, 'after the account was renamed').toBe(403)
})

test('whom the reporter picks from the directory is named, and shown under the name of that day', async () => {
  const found = await use.send(author, 'GET', '/report/people?search=kofi')
  expect(found.json()).toEqual([{ id: leader, name: 'Kofi Mensah', team: 'Dispatch' }])
  expect((await use.send(author, 'GET', '/report/people?search=Fore1')).json(), 'the caller').toEqual([])
  expect((await use.send(author, 'GET', '/report/people?search=acme.example')).json(), 'no e-mail address').toEqual([])
  expect((await use.send(admin, 'GET', '/report/people?search=kofi')).statusCode, 'no employee').toBe(403)
  const id = await use.reported(author, { ...naming('The boss'), people: [leader] })
  const foreign = employeeAt(1, 'borealis')
  expect((await use.report(author, { ...naming('x'), people: [foreign] })).statusCode).toBe(404)
  expect((await use.send(admin, 'GET', `/${id}`)).json().data.people).toEqual([{ id: leader, name: 'Kofi Mensah' }])
  expect((await use.send(admin, 'GET', '?search=Mensah')).body).toContain(id)
  expect(await exportedBy(admin)).toContain('People involved: Kofi Mensah')
  await use.link('admin', leader)
  expect((await use.send(admin, 'GET', `/${id}`)).statusCode).toBe(403)
  await use.link('admin', null)
})

test('an account that is restricted from a team finds and names none of its members', async () => {
  const rule = { username: 'admin', permission: 'EMPLOYEES_VIEW' }
  const found = async () => (await use.send(admin, 'GET', '/report/people?search=Fore3')).json<unknown[]>()
  await use.link('admin', employeeAt(2))
  expect(await found()).toHaveLength(1)
  await restrictTeam(server, { ...rule, employees: [3] })
  expect(await found()).toEqual([])
  expect((await use.report(admin, { ...naming('x'), people: [employeeAt(3)] })).statusCode).toBe(404)
  await liftRestriction(server, rule)
  await use.link('admin', null)
})

test('a report stays closed to the account of an employee whom it names, after the employee is removed', async () => {
  const employee = randomUUID()
  await server.inSystem((tx) =>
    makeEmployee(tx, admin.clientId, { id: employee, forename: 'Aurelio', surname: 'Vandermeer' }),
  )
  const id = await use.reported(author, naming('It was Aurelio Vandermeer.'))
  await use.link('admin', employee)
  const removed = await admin.delete(`/api/ssp/production/employees/${admin.clientId}`, { id: employee })
  expect(removed.statusCode).toBe(200)
  expect((await use.send(admin, 'GET', `/${id}`)).statusCode).toBe(403)
})

test('reports of restricted teams are out of reach everywhere; anonymous ones have no team', async () => {
  const id = await use.reported(author, { answers: { ...ANSWERS, 9: 'Kept from admin' } })
  const anonymous = await use.reported(author, { anonymous: true })
  await use.upload(admin, id, { file: PNG })
  const [image] = (await use.send(admin, 'GET', `/${id}`)).json().images
  await restrictTeam(server, { username: 'admin', permission: 'INCIDENTS_VIEW', employees: [1] })
  const list = (await use.send(admin, 'GET', '?limit=100')).body
  expect(list).not.toContain(id)
  expect(list).toContain(anonymous)
  const total = (await use.send(admin, 'GET', '?count=true')).json<[{ total: number }]>()[0].total
  expect(total).toBe(JSON.parse(list).length)
  expect((await use.send(admin, 'GET', '?search=Kept')).json()).toEqual([])
  for (const [method, path, payload] of [
    ['GET', `/${id}`, undefined],
    ['PATCH', `/${id}`, { resolved: 1 }],
    ['GET', `/notes/${id}`, undefined],
    ['POST', `/notes/${id}`, { note: 'x' }],
    ['DELETE', `/images?key=${encodeURIComponent(image.key)}`, undefined],
  ] as const)
    expect((await use.send(admin, method, path, payload && { payload })).statusCode, `${method} ${path}`).toBe(404)
  expect((await use.upload(admin, id, { file: PNG })).statusCode).toBe(404)
  const exported = await admin.get(`/api/ssp/production/export-incidents?clientId=${admin.clientId}`)
  expect((await follow(server, exported)).body).not.toContain('Kept from admin')
})

test('who is limited to a team reaches no report of an author outside it, although it was made in the team', async () => {
  const limited = await server.signIn('reader')
  await grantTo(server, ['reader'], ['INCIDENTS_VIEW'])
  const rule = { username: 'reader', permission: 'INCIDENTS_VIEW', only: true }
  const id = await use.reported(author)
  const opened = async () => {
    const listed = (await use.send(limited, 'GET', '?limit=100')).json<{ id: string }[]>()
    return [(await use.send(limited, 'GET', `/${id}`)).statusCode, listed.some((report) => report.id === id)]
  }
  const team_id = await restrictTeam(server, { ...rule, employees: [2] })
  await server.inSystem((tx) => tx.updateTable('incidents').set({ team_id }).where('id', '=', id).execute())
  expect(await opened()).toEqual([404, false])
  await liftRestriction(server, rule)
  await restrictTeam(server, { ...rule, employees: [1] })
  expect(await opened()).toEqual([200, true])
  await liftRestriction(server, rule)
})
