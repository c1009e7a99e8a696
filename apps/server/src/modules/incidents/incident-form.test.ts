import { DEFAULT_INCIDENT_FIELDS } from '@ssp/api/incident-form'
import { afterEach, expect, test } from 'vitest'
import { setUpIncidents } from '../../testing/incident-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const author = setUpUser(server, 'nobody')
const use = setUpIncidents(server)

afterEach(() => use.send(admin, 'DELETE', '/form'))

const QUESTION = { id: 1, name: 'What', type: 'text', label: 'What happened?', required: true }
const save = (method: 'POST' | 'PATCH', fields: object[], headers: Record<string, string> = {}) =>
  use.send(admin, method, '/form', { payload: { fields }, headers })
const form = async () => (await use.send(admin, 'GET', '/form')).json()
const asked = async () => (await use.send(author, 'GET', '/report')).json()

test('the default template has two sections and six categories, and fits its own rules', async () => {
  expect(await form()).toEqual([])
  const { fields, fields_version } = await asked()
  expect(fields).toEqual(DEFAULT_INCIDENT_FIELDS)
  expect(fields_version).toBe(0)
  const headers = fields.filter(({ type }: { type: string }) => type === 'header')
  expect(headers.map(({ content }: { content: string }) => content)).toEqual(['Your Employer', 'Incident'])
  expect(fields.find(({ type }: { type: string }) => type === 'radio').options).toHaveLength(6)
  expect((await save('POST', fields)).statusCode).toBe(201)
  // Two people may press the button.
  expect((await save('POST', fields)).statusCode).toBe(201)
})

test('becomes custom, is changed and restored', async () => {
  expect((await save('PATCH', [QUESTION])).statusCode).toBe(404)
  expect((await save('POST', [QUESTION])).statusCode).toBe(201)
  expect((await save('POST', [QUESTION])).statusCode).toBe(409)
  expect(await form()).toMatchObject([QUESTION])
  const changed = { ...QUESTION, label: 'What did you see?' }
  expect((await save('PATCH', [changed], { 'if-match': '"1"' })).statusCode).toBe(200)
  expect((await save('PATCH', [QUESTION], { 'if-match': '"1"' })).statusCode).toBe(412)
  expect((await asked()).fields).toMatchObject([changed])
  expect((await use.send(admin, 'DELETE', '/form')).statusCode).toBe(200)
  expect((await use.send(admin, 'DELETE', '/form')).statusCode).toBe(404)
  expect(await form()).toEqual([])
  expect((await asked()).fields).toEqual(DEFAULT_INCIDENT_FIELDS)
})

test('keeps what the product does not draw, no answer and no error', async () => {
  const header = {
    id: 2,
    name: 'Part',
    type: 'header',
    content: 'Part',
    size: 'Small',
    sizeOptions: ['Large', 'Small'],
  }
  const odd = { ...QUESTION, icon: 'star', description: 'Help', skip: true, error: true, value: 'typed' }
  const asks = { ...QUESTION, id: 3, required: false }
  expect((await save('POST', [odd, header, asks])).statusCode).toBe(201)
  expect(await form()).toEqual([odd, header, asks].map((field) => ({ ...field, error: false, value: '' })))
  // A field to skip asks nothing, though it is required.
  const { fields_version } = await asked()
  expect((await use.report(author, { fields_version, answers: {} })).statusCode).toBe(201)
})

test('reports keep the form that they were made with', async () => {
  await save('POST', [QUESTION])
  const { fields_version } = await asked()
  const id = await use.reported(author, { fields_version, answers: { 1: 'Smoke' } })
  await save('PATCH', [{ ...QUESTION, label: 'Other words' }])
  const labelOf = async () => {
    const { data } = (await use.send(admin, 'GET', `/${id}`)).json()
    return JSON.parse(data.fields).map(({ label, value }: { label: string; value: string }) => [label, value])
  }
  expect(await labelOf()).toEqual([['What happened?', 'Smoke']])
  // Who has the earlier version open can still send it.
  expect((await use.report(author, { fields_version, answers: { 1: 'Late' } })).statusCode).toBe(201)
  await use.send(admin, 'DELETE', '/form')
  expect(await labelOf()).toEqual([['What happened?', 'Smoke']])
})

test.each([
  ['no fields', []],
  ['a control that the form has not', [{ ...QUESTION, type: 'checkbox' }]],
  ['one id twice', [QUESTION, QUESTION]],
  ['a choice without options', [{ ...QUESTION, type: 'radio' }]],
  ['an option twice', [{ ...QUESTION, type: 'radio', options: ['a', 'a'] }]],
  ['a text that is too long', [{ ...QUESTION, label: 'x'.repeat(401) }]],
  [
    'a condition on a later question',
    [
      { ...QUESTION, showIf: { fieldId: 9, operator: 'answered' } },
      { ...QUESTION, id: 9 },
    ],
  ],
])('is rejected with %s', async (_name, fields) => {
  expect((await save('POST', fields)).statusCode).toBe(400)
  expect(await form()).toEqual([])
})

test('each client has its own', async () => {
  const borealis = await server.signIn('admin', { client: 'borealis' })
  await save('POST', [QUESTION])
  expect((await use.send(borealis, 'GET', '/form')).json()).toEqual([])
})

test('a form that employees could not send is not stored', async () => {
  const choice = { ...QUESTION, type: 'radio', options: [] }
  expect((await save('POST', [choice])).json().message).toBe('The form cannot be published. Field 1 has no options.')
  expect(await form()).toEqual([])
})
