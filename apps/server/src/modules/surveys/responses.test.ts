import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { userAt } from '../../testing/people.ts'
import { ANSWERS, days, FORM, surveyFixture } from '../../testing/survey-fixture.ts'
import { restrictPermissions } from '../access/testing.ts'
import { makeTeam } from '../teams/testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const nobody = setUpUser(server, 'nobody')
const use = surveyFixture(server)

const get = async (path: string, who = admin) => {
  const response = await use.send(who, 'GET', path)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

describe('a named survey', () => {
  test('is answered once, with progress saved before', async () => {
    const id = await use.live(admin)
    await use.link('nobody', use.employeeId(1))
    expect(await get(`survey-responses/${id}/answer`, nobody)).toMatchObject({
      submitted: false,
      answers: {},
      seconds: 0,
    })
    const started = await use.submit(nobody, id, { completed: false, answers: { 6: 'So far' }, seconds: 5 })
    expect(started.statusCode, started.body).toBe(201)
    const resumed = await get(`survey-responses/${id}/answer`, nobody)
    expect(resumed).toMatchObject({ submitted: false, answers: { 6: 'So far' }, seconds: 5 })
    expect(await get(`survey-responses/${id}/results`)).toMatchObject({
      responses: 1,
      completed: 0,
      completion_rate: 0,
    })
    expect((await use.submit(nobody, id)).statusCode).toBe(201)
    expect((await use.submit(nobody, id)).statusCode).toBe(409)
    expect((await use.submit(nobody, id, { completed: false })).statusCode).toBe(409)
    expect(await get(`survey-responses/${id}/answer`, nobody)).toMatchObject({ submitted: true, answers: {} })
    const { responses } = await get(`surveys/${id}`)
    expect(responses).toMatchObject([{ employee_name: 'Fore1 Canary-acme', completed: true, time_taken: 61 }])
    expect(JSON.parse(responses[0].response)[0]).toEqual({
      id: 2,
      name: 'mood',
      type: 'radio',
      label: 'Mood',
      value: 'Good',
    })
  })

  test('takes a repeated submit of one key as one', async () => {
    const id = await use.live(admin)
    const key = { 'idempotency-key': randomUUID() }
    expect((await use.submit(nobody, id, {}, key)).statusCode).toBe(201)
    expect((await use.submit(nobody, id, {}, key)).statusCode).toBe(201)
    expect(await get(`survey-responses/${id}/results`)).toMatchObject({ responses: 1, completed: 1 })
  })

  test('takes one of two submits at once', async () => {
    const id = await use.live(admin)
    const both = await Promise.all([use.submit(nobody, id), use.submit(nobody, id)])
    expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['201', '409'])
    expect(await get(`survey-responses/${id}/results`)).toMatchObject({ responses: 1, completed: 1 })
  })

  test.each([
    ['a missing required answer', { 6: 'x' }, '2'],
    ['an option that there is not', { 2: 'Great' }, '2'],
    ['a list for one choice', { 2: ['Good'] }, '2'],
    ['a text for several choices', { 2: 'Good', 3: 'Monday' }, '3'],
    ['a question that there is not', { 2: 'Good', 99: 'x' }, '99'],
    ['a header', { 2: 'Good', 1: 'x' }, '1'],
    ['a number that is none', { 2: 'Good', 7: 'many' }, '7'],
  ])('rejects %s at the question', async (_name, answers, at) => {
    const id = await use.live(admin)
    const response = await use.submit(nobody, id, { answers })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual([at])
    expect(await get(`survey-responses/${id}/results`)).toMatchObject({ responses: 0 })
  })

  test.each([{ __proto__x: 'x' }, { '1e3': 'x' }, { 2: { a: 1 } }, { 2: [1] }, { 2: 'x'.repeat(10_001) }])(
    'rejects the shape of %j',
    async (answers) => {
      const id = await use.live(admin)
      expect((await use.submit(nobody, id, { answers })).statusCode).toBe(400)
    },
  )

  test('has each response on one page: those in progress, then the latest', async () => {
    const id = await use.live(admin)
    const employees = await use.employees(5)
    for (const [index, employee] of employees.entries()) {
      await use.link('nobody', employee)
      expect((await use.submit(nobody, id, { completed: index !== 1 })).statusCode).toBe(201)
    }
    const pages = await Promise.all([0, 1, 2, 3].map((page) => get(`survey-responses/${id}?limit=2&page=${page}`)))
    expect(pages.map((page) => page.map((row: { employee_name: string }) => row.employee_name))).toEqual([
      ['Given1 Respondent', 'Given4 Respondent'],
      ['Given3 Respondent', 'Given2 Respondent'],
      ['Given0 Respondent'],
      [],
    ])
  })

  test('keeps each response with the version that it answered, and says which wording changed', async () => {
    const id = await use.live(admin)
    await use.link('nobody', use.employeeId(1))
    await use.submit(nobody, id)
    const [question, ...others] = FORM.slice(1)
    const fields = JSON.stringify([{ ...question, label: 'How is your mood?', options: ['Good'] }, ...others])
    const changed = await use.send(admin, 'PATCH', `surveys/${id}`, { fields })
    expect(changed.statusCode, changed.body).toBe(200)
    await use.link('nobody', use.employeeId(2))
    expect((await use.submit(nobody, id, { fields_version: 3 })).statusCode).toBe(400)
    expect((await use.submit(nobody, id, { fields_version: 2 })).statusCode).toBe(201)
    const { responses } = await get(`surveys/${id}`)
    const labels = responses.map(({ response }: { response: string }) => JSON.parse(response)[0].label)
    expect(labels.toSorted()).toEqual(['How is your mood?', 'Mood'])
    const { questions } = await get(`survey-responses/${id}/results`)
    expect(questions[0]).toMatchObject({ id: 2, label: 'How is your mood?', answered: 2, reworded: true })
    expect(questions[1]).toMatchObject({ id: 3, reworded: false })
    expect((await use.send(admin, 'PATCH', `surveys/${id}`, { anonymous: true })).statusCode).toBe(400)
  })
})

describe('accounts of one person', () => {
  const merge = async (from: string, to: string) => {
    const payload = { employee_id: from, linked_id: to }
    const url = `/api/ssp/production/employees/${admin.clientId}?function=mergeEmployee`
    expect((await admin.post(url, payload)).statusCode).toBe(200)
  }

  test.each([
    ['the correct one after a merged one', 0, 1],
    ['a merged one after the correct one', 1, 0],
    ['a merged one after another', 0, 2],
  ])('answer a named survey once: %s', async (_name, first, second) => {
    const people = await use.employees(3)
    const [merged = '', correct = '', other = ''] = people
    const id = await use.live(admin)
    await use.link('nobody', people[first] ?? null)
    expect((await use.submit(nobody, id)).statusCode).toBe(201)
    await use.link('nobody', people[second] ?? null)
    expect((await use.submit(nobody, id, { completed: false, answers: { 2: 'Bad' } })).statusCode).toBe(201)
    for (const from of [merged, other]) await merge(from, correct)
    const answer = (await use.send(nobody, 'GET', `survey-responses/${id}/answer`)).json()
    expect(answer).toMatchObject({ submitted: true, answers: {} })
    expect((await use.submit(nobody, id)).statusCode).toBe(409)
    expect((await use.send(admin, 'GET', `survey-responses/${id}/results`)).json()).toMatchObject({ completed: 1 })
  })
})

describe('who may answer', () => {
  test('is an employee of the client, while the survey is live', async () => {
    const id = await use.live(admin)
    await use.link('nobody', null)
    expect((await use.submit(nobody, id)).statusCode).toBe(403)
    await use.link('nobody', use.employeeId(1))
    for (const dates of [{ completion_date: days(-0.5) }, { completion_date: null }]) {
      await use.send(admin, 'PATCH', `surveys/${id}`, dates)
      expect((await use.submit(nobody, id)).statusCode).toBe(409)
      expect((await use.send(nobody, 'GET', `survey-responses/${id}/answer`)).statusCode).toBe(409)
    }
    expect((await use.submit(nobody, randomUUID())).statusCode).toBe(404)
  })

  test('answers no survey of another client, also not as staff who may enter it', async () => {
    const borealis = await server.signIn('admin', { client: 'borealis' })
    const id = await use.live(borealis)
    expect((await use.submit(nobody, id)).statusCode).toBe(404)
    await use.link('staff', use.employeeId(3))
    const staff = await server.signIn('staff')
    const url = `/api/ssp/production/survey-responses/${borealis.clientId}/${id}`
    const headers = { 'ssp-client': borealis.clientId }
    const entered = await staff.post(url, { fields_version: 1, answers: ANSWERS }, headers)
    expect(entered.statusCode).toBe(403)
    await use.link('staff', null)
  })

  test('reads nothing of others: results, responses and exports need SURVEYS_UPDATE', async () => {
    const id = await use.live(admin)
    for (const path of ['', '?count=true', '/results', '/participation', '/export', `/response/${randomUUID()}`]) {
      expect((await use.send(nobody, 'GET', `survey-responses/${id}${path}`)).statusCode, path).toBe(403)
    }
    expect((await use.send(nobody, 'POST', `survey-responses/${id}/reminder`)).statusCode).toBe(403)
  })
})

describe('results', () => {
  test('count every answer, by question and option', async () => {
    const id = await use.live(admin)
    const employees = await use.employees(3)
    const given = [ANSWERS, { 2: 'Bad', 3: ['Monday'], 5: 5 }, { 2: 'Good', 5: 10 }]
    for (const [index, answers] of given.entries()) {
      await use.link('nobody', employees[index] ?? null)
      expect((await use.submit(nobody, id, { answers, seconds: 30 * (index + 1) })).statusCode).toBe(201)
    }
    const results = await get(`survey-responses/${id}/results`)
    expect(results).toMatchObject({
      responses: 3,
      completed: 3,
      published: 3,
      average_time: 60,
      completion_rate: 100,
      hidden: false,
    })
    type Question = { id: number; answered: number; options: { value: string; label: string; count: number }[] }
    const counts = results.questions.map(({ id: question, answered, options }: Question) => [
      question,
      answered,
      ...options.map(({ value, label, count }) => `${value} ${label} ${count}`),
    ])
    expect(counts).toEqual([
      [2, 3, 'Good Good 2', 'Bad Bad 1'],
      [3, 2, 'Monday Monday 2', 'Friday Friday 1'],
      [4, 1, 'n North, old 1'],
      [5, 3, '0 0 0', '5 5 2', '10 10 1'],
      [6, 1],
      [7, 1],
    ])
  })

  test('and responses keep what was answered when the form changes', async () => {
    const id = await use.live(admin)
    const [employee] = await use.employees(1)
    await use.link('nobody', employee ?? null)
    expect((await use.submit(nobody, id)).statusCode).toBe(201)
    const left = FORM.filter((field) => field.id !== 3).map((field) =>
      field.id === 4 ? { ...field, options: [{ code: 's', label: 'South' }] } : field,
    )
    expect((await use.send(admin, 'PATCH', `surveys/${id}`, { fields: JSON.stringify(left) })).statusCode).toBe(200)
    const { questions } = await get(`survey-responses/${id}/results`)
    expect(questions.map((one: { id: number; current: boolean }) => [one.id, one.current])).toEqual([
      [2, true],
      [4, true],
      [5, true],
      [6, true],
      [7, true],
      [3, false],
    ])
    expect(questions[1].options).toEqual([
      { value: 's', label: 'South', count: 0, current: true },
      { value: 'n', label: 'North, old', count: 1, current: false },
    ])
    expect(questions[5].options).toMatchObject([
      { label: 'Monday', count: 1 },
      { label: 'Friday', count: 1 },
    ])
    const [first] = await get(`survey-responses/${id}`)
    const response = await get(`survey-responses/${id}/response/${first.id}`)
    expect(JSON.parse(response.fields)).toMatchObject(FORM)
  })

  test('count who gets no reminder for want of an address: of a named survey without those who have answered', async () => {
    const [named, anonymous] = [await use.live(admin), await use.live(admin, { anonymous: true })]
    const [first, second] = await use.employees(2)
    const participation = (id: string) => get(`survey-responses/${id}/participation`)
    const { no_address: before } = await participation(named)
    await server.db
      .updateTable('employees')
      .set({ email: null })
      .where('id', 'in', [String(first), String(second)])
      .execute()
    await use.link('nobody', first ?? null)
    await use.submit(nobody, named)
    expect(await participation(named)).toMatchObject({ no_address: before + 1 })
    expect(await participation(anonymous)).toMatchObject({ no_address: before + 2 })
  })

  test('leave out the responses of restricted teams, one by one as in the figures', async () => {
    const id = await use.live(admin)
    const employees = await use.employees(2)
    for (const [index, employee] of employees.entries()) {
      await use.link('nobody', employee)
      await use.submit(nobody, id, { answers: { 2: index === 0 ? 'Good' : 'Bad' } })
    }
    const client_id = admin.clientId
    const team_id = await server.inSystem(async (tx) => {
      const team = await makeTeam(tx, client_id, { members: [String(employees[1])] })
      await restrictPermissions(tx, userAt('admin'), ['SURVEYS_UPDATE'], { team })
      return team
    })
    const list = await get(`survey-responses/${id}`)
    expect(list).toMatchObject([{ employee_name: 'Given0 Respondent' }])
    expect(await get(`survey-responses/${id}?count=true`)).toEqual([{ total: 1 }])
    expect((await get(`surveys/${id}`)).responses).toHaveLength(1)
    const results = await get(`survey-responses/${id}/results`)
    expect(results).toMatchObject({ responses: 1, completed: 1 })
    expect(results.questions[0].options).toMatchObject([
      { value: 'Good', count: 1 },
      { value: 'Bad', count: 0 },
    ])
    // List and page count what the figures count.
    const surveys = await admin.get(`/api/ssp/production/surveys/${admin.clientId}?limit=100`)
    const listed = surveys.json().find((row: { id: string }) => row.id === id)
    expect(listed).toMatchObject({ response_count: 1 })
    expect((await get(`surveys/${id}`)).survey).toMatchObject([{ response_count: 1 }])
    const stale = await use.send(admin, 'PATCH', `surveys/${id}`, { title: 'Late' }, { 'if-match': '"0"' })
    expect(stale.json()).toMatchObject({ code: 'stale', current: { response_count: 1 } })
    const { teams, employees: reached, answered } = await get(`survey-responses/${id}/participation`)
    const many = await admin.get(
      `/api/ssp/production/survey-responses/${admin.clientId}/participation?surveyIds=${id},${id}`,
    )
    expect(many.json()).toEqual([{ id, employees: reached, answered, threshold: null }])
    expect(answered).toBe(1)
    const anonymous = await use.live(admin, { anonymous: true })
    const concealed = await admin.get(
      `/api/ssp/production/survey-responses/${admin.clientId}/participation?surveyIds=${anonymous}`,
    )
    expect(concealed.json()).toMatchObject([{ id: anonymous, answered: null }])
    expect(teams.map((team: { id: string }) => team.id)).not.toContain(team_id)
    const staff = await server.signIn('staff')
    const [hidden] = await get(`survey-responses/${id}?search=given1`, staff)
    expect((await use.send(admin, 'GET', `survey-responses/${id}/response/${hidden.id}`)).statusCode).toBe(404)
    expect((await use.send(staff, 'GET', `survey-responses/${id}/response/${hidden.id}`)).statusCode).toBe(200)
    await server.db.deleteFrom('user_permission_restrictions').where('restricted_team_id', '=', team_id).execute()
  })
})
