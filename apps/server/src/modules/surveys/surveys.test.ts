import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { makeTemplate } from './testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const other = setUpUser(server, 'admin', { client: 'borealis' })

const REQUIRED = 'Title, Description and Survey fields are required to save.'
const HOUR = 3_600_000
const days = (count: number) => new Date(Date.now() + count * 24 * HOUR).toISOString()

const question = { id: 7, name: 'mood', type: 'text', label: 'How are you?', value: 'tried' }
const form = JSON.stringify([
  question,
  { id: 8, name: 'score', type: 'range', label: 'Score', slider: { min: 0, max: 10, step: 1 }, value: 3 },
  { id: 9, name: 'days', type: 'checkbox', label: 'Days', options: ['Monday', 'Friday'], value: ['Friday'] },
])
const survey = { title: ' Pulse ', description: 'How it goes', fields: form }

const send = (who: SignedIn, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', payload?: object, headers = {}) =>
  who.send({
    method,
    url: `/api/ssp/production/surveys/${who.clientId}${path}`,
    ...(payload && { payload }),
    headers,
  })

const create = async (who = admin, changes: object = {}): Promise<string> => {
  const created = await send(who, 'POST', '', { ...survey, ...changes })
  expect(created.statusCode, created.body).toBe(201)
  return created.json().id
}

const read = async (id: string, who = admin) => {
  const response = await send(who, 'GET', `/${id}`)
  expect(response.statusCode, response.body).toBe(200)
  return { etag: String(response.headers['etag']), ...response.json() }
}

describe('a survey', () => {
  test('is created trimmed, with cleared values, once per key, and is in list and count', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const first = await send(admin, 'POST', '', { ...survey, client_id: admin.clientId }, key)
    expect(first.statusCode).toBe(201)
    expect((await send(admin, 'POST', '', { ...survey, client_id: admin.clientId }, key)).json()).toEqual(first.json())
    const { id } = first.json()
    const { survey: found, responses } = await read(id)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      title: 'Pulse',
      branded: true,
      anonymous: false,
      start_date: null,
      category_id: null,
    })
    expect(JSON.parse(found[0].fields).map(({ value }: { value: unknown }) => value)).toEqual(['', 5, []])
    expect(responses).toEqual([])
    const list = (await send(admin, 'GET', '?search=PULSE')).json()
    expect(list).toMatchObject([{ id, title: 'Pulse', response_count: 0 }])
    expect(list[0]).not.toHaveProperty('fields')
    expect((await send(admin, 'GET', '?count=true&search=pulse')).json()).toEqual([{ total: 1 }])
    expect((await send(other, 'GET', '?count=true')).json()).toEqual([{ total: 0 }])
  })

  test.each([
    ['title', { title: '  ' }],
    ['description', { description: '' }],
    ['fields', { fields: '[]' }],
    ['fields', { fields: '' }],
  ])('needs %s, with the text of the specification', async (field, changes) => {
    const response = await send(admin, 'POST', '', { ...survey, ...changes })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message: REQUIRED, fields: { [field]: REQUIRED } })
    const id = await create()
    expect((await send(admin, 'PATCH', `/${id}`, changes)).json()).toMatchObject({ message: REQUIRED })
  })

  test.each([
    ['broken', '[{'],
    ['no list', '{"id":1}'],
    ['10,000 fields', JSON.stringify(Array.from({ length: 10_000 }, (_, id) => ({ id: id + 1, type: 'text' })))],
    ['an unknown type', JSON.stringify([{ id: 1, name: 'x', type: { script: 1 } }])],
  ])('with fields that are %s is rejected at the field', async (_name, fields) => {
    const response = await send(admin, 'POST', '', { ...survey, fields })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual(['fields'])
  })

  test('of two tabs the second gets a version conflict and the current survey', async () => {
    const id = await create()
    const { etag } = await read(id)
    const headers = { 'if-match': etag }
    const saved = await send(admin, 'PATCH', `/${id}`, { title: 'First tab' }, headers)
    expect(saved.statusCode).toBe(200)
    const late = await send(admin, 'PATCH', `/${id}`, { title: 'Second tab' }, headers)
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ code: 'stale', current: { title: 'First tab' } })
    expect((await send(admin, 'DELETE', `/${id}`, undefined, headers)).statusCode).toBe(412)
    const removed = await send(admin, 'DELETE', `/${id}`, undefined, { 'if-match': String(saved.headers['etag']) })
    expect(removed.json()).toEqual({ success: true })
    expect((await send(admin, 'GET', `/${id}`)).statusCode).toBe(404)
  })

  test.each([
    ['live', -2, 2],
    ['completed', -4, -0.5],
  ])('that is %s keeps start date and anonymity, and takes other changes', async (_status, start, end) => {
    const dates = { start_date: days(start), completion_date: days(end) }
    const id = await create(admin, dates)
    const locked = await send(admin, 'PATCH', `/${id}`, { start_date: days(1), anonymous: true })
    expect(locked.statusCode).toBe(400)
    expect(Object.keys(locked.json().fields).toSorted()).toEqual(['anonymous', 'start_date'])
    const same = { start_date: dates.start_date, anonymous: false, completion_date: days(9), title: 'Longer' }
    expect((await send(admin, 'PATCH', `/${id}`, same)).statusCode).toBe(200)
    expect((await read(id)).survey[0]).toMatchObject({ title: 'Longer', start_date: dates.start_date })
  })

  test('does not end before it starts, by any change of its dates', async () => {
    const reversed = { start_date: days(4), completion_date: days(2) }
    const isRejected = (response: Awaited<ReturnType<typeof send>>) => {
      expect(response.statusCode).toBe(400)
      expect(Object.keys(response.json().fields)).toEqual(['completion_date'])
    }
    isRejected(await send(admin, 'POST', '', { ...survey, ...reversed }))
    const id = await create(admin, { start_date: days(1), completion_date: days(2) })
    isRejected(await send(admin, 'PATCH', `/${id}`, { start_date: days(4) }))
    isRejected(await send(admin, 'PATCH', `/${id}`, { completion_date: days(0) }))
    // One that was saved before this was checked can be renamed, and mended.
    await server.db.updateTable('surveys').set(reversed).where('id', '=', id).execute()
    expect((await send(admin, 'PATCH', `/${id}`, { title: 'Renamed' })).statusCode).toBe(200)
    expect((await send(admin, 'PATCH', `/${id}`, { completion_date: days(5) })).statusCode).toBe(200)
  })

  test('does not end on a day that has passed, unless it has ended already', async () => {
    const isRejected = (response: Awaited<ReturnType<typeof send>>) => {
      expect(response.statusCode).toBe(400)
      expect(response.json().fields).toEqual({ completion_date: 'This day has passed.' })
    }
    const passed = { start_date: days(-9), completion_date: days(-2) }
    isRejected(await send(admin, 'POST', '', { ...survey, ...passed }))
    isRejected(await send(admin, 'POST', '', { ...survey, completion_date: days(-2) }))
    const id = await create(admin, { start_date: days(-9), completion_date: days(2) })
    isRejected(await send(admin, 'PATCH', `/${id}`, { completion_date: days(-2) }))
    expect((await send(admin, 'PATCH', `/${id}`, { completion_date: days(-0.5) })).statusCode).toBe(200)
    // A closed survey is edited, also by who sends its dates along.
    const store = (dates: object) => server.db.updateTable('surveys').set(dates).where('id', '=', id).execute()
    await store(passed)
    expect((await send(admin, 'PATCH', `/${id}`, { title: 'Closed', ...passed })).statusCode).toBe(200)
    isRejected(await send(admin, 'PATCH', `/${id}`, { completion_date: days(-3) }))
    // A draft whose completion date has passed is not published by its start date.
    await store({ start_date: null })
    isRejected(await send(admin, 'PATCH', `/${id}`, { start_date: days(-9) }))
    expect((await send(admin, 'PATCH', `/${id}`, { title: 'Draft' })).statusCode).toBe(200)
  })

  test('that is a draft changes its fields in place, a live one makes a new version', async () => {
    const fields = JSON.stringify([{ ...question, label: 'And now?' }])
    const draft = await create()
    await send(admin, 'PATCH', `/${draft}`, { fields })
    expect((await read(draft)).survey[0].fields_version).toBe(1)
    const live = await create(admin, { start_date: days(-2), completion_date: days(2) })
    await send(admin, 'PATCH', `/${live}`, { fields })
    const [changed] = (await read(live)).survey
    expect(changed.fields_version).toBe(2)
    await send(admin, 'PATCH', `/${live}`, { fields: changed.fields })
    expect((await read(live)).survey[0].fields_version).toBe(2)
  })

  test('that has ended makes a new version too: somebody may have it open when it is opened again', async () => {
    const id = await create(admin, { start_date: days(-2), completion_date: days(2) })
    await send(admin, 'PATCH', `/${id}`, { completion_date: days(-0.5) })
    await send(admin, 'PATCH', `/${id}`, { fields: JSON.stringify([{ ...question, label: 'And now?' }]) })
    expect((await read(id)).survey[0].fields_version).toBe(2)
  })

  test('of another client does not exist', async () => {
    const id = await create(other)
    expect((await send(admin, 'GET', `/${id}`)).statusCode).toBe(404)
    expect((await send(admin, 'PATCH', `/${id}`, { title: 'Mine' })).statusCode).toBe(404)
    expect((await send(admin, 'DELETE', `/${id}`)).statusCode).toBe(404)
    expect((await read(id, other)).survey[0].title).toBe('Pulse')
  })
})

describe('a category', () => {
  const add = async (who: SignedIn, title: string) => (await send(who, 'POST', '/categories', { title })).json().id

  test('is created, renamed and removed; its surveys stay without it', async () => {
    const category = await add(admin, ' Wellbeing ')
    const id = await create(admin, { category_id: category })
    expect((await read(id)).survey[0]).toMatchObject({ category_id: category, category_title: 'Wellbeing' })
    const changed = await send(admin, 'PATCH', `/categories/${category}`, { title: 'Health', description: 'Body' })
    expect(changed.json()).toEqual({ id: category, title: 'Health', description: 'Body', version: 2 })
    expect((await send(admin, 'GET', '/categories')).json()).toEqual([changed.json()])
    const old = await send(admin, 'DELETE', `/categories/${category}`, undefined, { 'if-match': '"1"' })
    expect(old.statusCode).toBe(412)
    expect((await send(admin, 'DELETE', `/categories/${category}`)).statusCode).toBe(200)
    expect((await read(id)).survey[0]).toMatchObject({ category_id: null, category_title: null })
  })

  test('is changed by the second of two administrators only from the version that the first one made', async () => {
    const created = (await send(admin, 'POST', '/categories', { title: 'Wellbeing' })).json()
    const [listed] = (await send(admin, 'GET', '/categories')).json()
    expect(listed).toEqual({ ...created, version: 1 })
    const ifMatch = { 'if-match': `"${listed.version}"` }
    await send(admin, 'PATCH', `/categories/${listed.id}`, { title: 'Health' }, ifMatch)
    const second = await send(admin, 'PATCH', `/categories/${listed.id}`, { title: 'Body' }, ifMatch)
    expect(second.statusCode).toBe(412)
    expect(second.json().current).toEqual({ ...created, title: 'Health', version: 2 })
  })

  test('of another client does not exist, neither alone nor in a survey', async () => {
    const foreign = await add(other, 'Theirs')
    expect((await send(admin, 'PATCH', `/categories/${foreign}`, { title: 'Mine' })).statusCode).toBe(404)
    expect((await send(admin, 'DELETE', `/categories/${foreign}`)).statusCode).toBe(404)
    expect((await send(admin, 'POST', '', { ...survey, category_id: foreign })).statusCode).toBe(404)
    const id = await create()
    const named = await send(admin, 'PATCH', `/${id}`, { category_id: foreign })
    expect(named.statusCode).toBe(404)
    expect(named.json().fields).toEqual({ category_id: 'This is not there any more.' })
  })
})

describe('a template', () => {
  const template = { title: 'Exit', description: 'For leavers', fields: form }
  const share = async () => {
    const row = { id: randomUUID(), reference_id: randomUUID(), ...template }
    await server.inSystem((tx) => makeTemplate(tx, admin.clientId, row))
    return row
  }
  const accessOf = (id: string, userId: string) =>
    send(admin, 'GET', `/templates/${id}?checkAccess=true&userId=${userId}`)
  const selfId = () => server.tenants.userId('acme', 'admin')

  test('of the client is open: created, changed and removed', async () => {
    const { id } = (await send(admin, 'POST', '/templates', template)).json()
    expect((await accessOf(id, selfId())).json()).toEqual({ access: true })
    expect((await accessOf(id, randomUUID())).statusCode).toBe(404)
    const found = await send(admin, 'GET', `/templates/${id}`)
    expect(found.json()).toMatchObject({ title: 'Exit', reference_id: null })
    const headers = { 'if-match': String(found.headers['etag']) }
    const update = { ...template, title: 'Leaving' }
    expect((await send(admin, 'PATCH', `/templates/${id}`, update, headers)).statusCode).toBe(200)
    expect((await send(admin, 'PATCH', `/templates/${id}`, update, headers)).statusCode).toBe(412)
    expect((await send(admin, 'GET', '/templates')).json()).toMatchObject([{ id, title: 'Leaving' }])
    expect((await send(other, 'GET', `/templates/${id}`)).statusCode).toBe(404)
    expect((await send(admin, 'DELETE', `/templates/${id}`)).statusCode).toBe(200)
  })

  test('of the platform is locked, and its reference can be removed', async () => {
    const { id, reference_id: reference } = await share()
    expect((await accessOf(id, selfId())).json()).toEqual({ access: false })
    expect((await send(admin, 'PATCH', `/templates/${id}`, template)).statusCode).toBe(403)
    expect((await send(admin, 'DELETE', `/templates/${id}`)).statusCode).toBe(403)
    expect((await send(other, 'DELETE', `/templates?referenceId=${reference}`)).statusCode).toBe(404)
    expect((await send(admin, 'DELETE', `/templates?referenceId=${reference}`)).json()).toEqual({ success: true })
    expect((await send(admin, 'GET', `/templates/${id}`)).statusCode).toBe(404)
  })

  test('with a question of which nothing can be seen is rejected', async () => {
    const fields = JSON.stringify([{ ...question, label: '\u200b' }])
    const response = await send(admin, 'POST', '/templates', { ...template, fields })
    expect(response.json()).toMatchObject({ code: 'invalid', fields: { 'fields.0.label': expect.any(String) } })
  })

  test('without fields is rejected with the text of the specification', async () => {
    const response = await send(admin, 'POST', '/templates', { ...template, fields: '[]' })
    expect(response.json()).toMatchObject({ message: REQUIRED })
  })
})

test('every operation needs its permission', async () => {
  const nobody = await server.signIn('nobody')
  for (const path of [
    '',
    '?count=true',
    `/${randomUUID()}`,
    '/categories',
    '/templates',
    `/templates/${randomUUID()}`,
  ]) {
    expect((await send(nobody, 'GET', path)).statusCode, path).toBe(403)
  }
  expect((await send(nobody, 'POST', '', survey)).statusCode).toBe(403)
})

describe('a form that cannot be answered', () => {
  const unanswerable = [
    ['a page break alone', [{ id: 1, name: '', type: 'pagebreak' }], 'It asks nothing.'],
    [
      'a required choice without options',
      [{ ...question, type: 'radio', required: true, options: [], value: '' }],
      'Field 1 has no options.',
    ],
    ['a question without a text', [{ ...question, label: ' ' }], 'Field 1 has no question.'],
    [
      'a condition on an option that was removed',
      [
        { id: 1, name: '', type: 'radio', label: 'Site', options: ['North'] },
        { ...question, showIf: { fieldId: 1, operator: 'equals', value: 'South' } },
      ],
      'Field 2 depends on an option that is not there.',
    ],
    [
      'a condition on a question to skip',
      [
        { id: 1, name: '', type: 'text', label: 'Site', skip: true },
        { ...question, id: 2, showIf: { fieldId: 1, operator: 'answered' } },
      ],
      'Field 2 depends on a question that is not asked before it.',
    ],
    [
      'a condition on no value',
      [
        { id: 1, name: '', type: 'number', label: 'How many?' },
        { ...question, id: 2, showIf: { fieldId: 1, operator: 'equals', value: '' } },
      ],
      'Field 2 has a condition without a value that an answer can have.',
    ],
    [
      'two options that read the same',
      [{ id: 1, name: '', type: 'radio', label: 'Site', options: ['North', 'North '] }],
      'Field 1 has two options with the same text.',
    ],
  ] as const

  test.each(unanswerable)('is stored as a draft and never published: %s', async (_name, broken, reason) => {
    const fields = JSON.stringify(broken)
    const dates = { start_date: days(-1), completion_date: days(1) }
    const message = `The form cannot be published. ${reason}`
    const live = await send(admin, 'POST', '', { ...survey, ...dates, fields })
    expect([live.statusCode, live.json().message]).toEqual([400, message])
    const id = await create(admin, { fields })
    const publish = async (changes: object) =>
      send(admin, 'PATCH', `/${id}`, changes, { 'if-match': (await read(id)).etag })
    expect((await publish(dates)).json()).toMatchObject({ message, fields: { fields: message } })
    expect((await publish({ ...dates, fields: form })).statusCode).toBe(200)
    expect((await publish({ fields })).statusCode).toBe(400)
  })
})
