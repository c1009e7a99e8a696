import { beforeAll, expect, test } from 'vitest'
import { ANSWERS, incidentFixture } from '../../testing/incident-fixture.ts'
import { employeeAt, grantTo } from '../../testing/people.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { FORM } from '../../testing/survey-fixture.ts'
import { makeDocument } from '../documents/testing.ts'
import { makeEmployee } from '../employees/testing.ts'
import { makeArticle } from '../news/testing.ts'
import { makeSurvey } from '../surveys/testing.ts'
import { makeTeam } from '../teams/testing.ts'
import { makeKnowledgeArticle, makeKnowledgeCategory } from '../knowledge/testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const reader = setUpUser(server, 'reader')
const other = setUpUser(server, 'admin', { client: 'borealis' })
let incidents: ReturnType<typeof incidentFixture>

const ask = (who: SignedIn, text: string, more: Record<string, string> = {}, clientId = who.clientId) =>
  who.get(`/api/ssp/production/search/${clientId}?${new URLSearchParams({ text, ...more }).toString()}`, {
    'ssp-client': clientId,
  })
const hits = async (who: SignedIn, text: string, more?: Record<string, string>) => {
  const response = await ask(who, text, more)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ kind: string; id: string; label: string; detail: string | null; reference: string | null }[]>()
}
const labels = async (who: SignedIn, text: string, kind = 'employee') =>
  (await hits(who, text)).filter((hit) => hit.kind === kind).map(({ label }) => label)

const person = (name: string, created_at: string, fields: object = {}) => {
  const [forename = '', surname = ''] = name.split(' ')
  return { forename, surname, created_at, ...fields }
}

beforeAll(async () => {
  incidents = incidentFixture(server)
  await grantTo(server, ['admin'], ['DOCUMENTS_VIEW', 'KNOWLEDGE_BASE_VIEW'])
  const acme = server.tenants.clientId('acme')
  await server.inSystem(async (tx) => {
    const people = [
      person('Johanna Lighthouse', '2026-01-01', { identifier: 'LH-7' }),
      person('Lighthouse Keeper', '2026-01-02'),
      person('Ann Moonlighthouse', '2026-01-05'),
      person('Mary Lighthouse', '2026-01-03'),
      person('José Müller', '2026-01-04', { email: '100%_sure@acme.example' }),
    ]
    for (const fields of people) await makeEmployee(tx, acme, fields)
    await makeTeam(tx, acme, { label: 'Lighthouse crew', members: [employeeAt(1)] })
    await makeDocument(tx, acme, { name: 'Lighthouse rules.pdf' })
    await makeSurvey(tx, acme, { title: 'How is the lighthouse?', fields: JSON.stringify(FORM) })
    await makeArticle(tx, acme, { title: 'The lighthouse opens' })
    const category_id = await makeKnowledgeCategory(tx, acme)
    await makeKnowledgeArticle(tx, acme, { category_id, title: 'Paint a lighthouse' })
    await makeEmployee(tx, server.tenants.clientId('borealis'), person('Zyxvut Lighthouse', '2026-01-06'))
  })
  await incidents.link('reader', employeeAt(1))
  await incidents.reported(reader, { answers: { ...ANSWERS, 2: 'Lighthouse Ltd' } })
})

test('each kind that the caller may open is found, in the order of the kinds', async () => {
  const found = await hits(admin, 'LIGHTHOUSE')
  expect([...new Set(found.map(({ kind }) => kind))]).toEqual([
    'employee',
    'team',
    'document',
    'survey',
    'news',
    'article',
    'incident',
  ])
  expect(found.find(({ kind }) => kind === 'article')).toMatchObject({ detail: 'Sea', label: 'Paint a lighthouse' })
  expect(found.find(({ kind }) => kind === 'incident')).toMatchObject({ label: 'Fore1 Canary-acme' })
})

test('a name that begins with the text comes before a word that does and a part of one; of equal ones the newest', async () => {
  expect(await labels(admin, 'lighthouse')).toEqual([
    'Lighthouse Keeper',
    'Mary Lighthouse',
    'Johanna Lighthouse',
    'Ann Moonlighthouse',
  ])
  expect(await labels(admin, 'lh7')).toEqual(['Johanna Lighthouse'])
  expect(await labels(admin, 'LH-7')).toEqual(['Johanna Lighthouse'])
})

test('an employee comes with a team and the identifier, a user with username and role', async () => {
  const [employee] = await hits(admin, 'acme-1')
  expect(employee).toMatchObject({ kind: 'employee', reference: 'acme-1', detail: 'Lighthouse crew' })
  // Without TEAMS_VIEW the name of the team is not shown.
  expect((await hits(reader, 'acme-1'))[0]).toMatchObject({ id: employee?.id, detail: null })
  expect((await hits(admin, 'restricted')).find(({ kind }) => kind === 'user')).toMatchObject({
    reference: 'restricted',
  })
})

test.each(['lighthosue', 'ligthouse keper', 'ligthouse', 'mulelr', 'jose muller'])(
  'a typing error or a missing accent finds the name: %s',
  async (text) => {
    expect((await labels(admin, text)).length).toBeGreaterThan(0)
  },
)

test('at most `limit` of each kind are returned', async () => {
  const found = await hits(admin, 'lighthouse', { limit: '2' })
  expect(found.filter(({ kind }) => kind === 'employee')).toHaveLength(2)
  expect((await ask(admin, 'x', { limit: '11' })).statusCode).toBe(400)
})

test('a kind whose permission is not held is left out, and an account without any may not search', async () => {
  expect(new Set((await hits(reader, 'lighthouse')).map(({ kind }) => kind))).toEqual(new Set(['employee']))
  const nobody = await server.signIn('nobody')
  expect((await ask(nobody, 'lighthouse')).statusCode).toBe(403)
  const restricted = await server.signIn('restricted')
  expect(await labels(restricted, 'canary')).toEqual([])
})

test('a restricted team hides its members and itself, also from a typing error', async () => {
  const of = { username: 'reader', permission: 'EMPLOYEES_VIEW' }
  await grantTo(server, ['reader'], ['TEAMS_VIEW'])
  await restrictTeam(server, { ...of, employees: [1] })
  try {
    expect(await labels(reader, 'canary-acme')).toEqual(expect.not.arrayContaining(['Fore1 Canary-acme']))
    // As for a text that belongs to no one: the response does not tell that there is somebody.
    expect(await labels(reader, 'fore1')).toEqual(['Fore3 Canary-acme', 'Fore2 Canary-acme'])
    expect(await labels(reader, 'fore1')).toEqual(await labels(reader, 'fore9'))
    expect(await labels(reader, 'acme-1')).toEqual(await labels(reader, 'acme-9'))
    expect(await labels(reader, 'fore2')).toEqual(['Fore2 Canary-acme'])
    expect(await labels(reader, 'Kept from reader', 'team')).toEqual([])
    expect(await labels(admin, 'Kept from reader', 'team')).toHaveLength(1)
  } finally {
    await liftRestriction(server, of)
  }
})

test('a caller who is named in a report does not find it by what it says', async () => {
  await grantTo(server, ['reader'], ['INCIDENTS_VIEW'])
  await incidents.link('admin', employeeAt(2))
  await incidents.reported(admin, { answers: { ...ANSWERS, 9: 'Fore1 Canary-acme dropped the lantern' } })
  expect(await labels(reader, 'lantern', 'incident')).toEqual([])
  expect(await labels(admin, 'lantern', 'incident')).toEqual(['Fore2 Canary-acme'])
})

test('another client is out of reach, by path and by text', async () => {
  expect((await ask(admin, 'lighthouse', {}, server.tenants.clientId('castor'))).statusCode).toBe(404)
  expect((await ask(admin, 'lighthouse', {}, other.clientId)).statusCode).toBe(404)
  expect(await labels(admin, 'zyxvut')).toEqual([])
  expect(await labels(other, 'zyxvut lighthouse')).toEqual(['Zyxvut Lighthouse'])
  expect(await labels(other, 'LH-7')).toEqual([])
})

test('signs of patterns, markup and quotes are letters as any other', async () => {
  expect(await labels(admin, '100%_s')).toEqual(['José Müller'])
  for (const text of [
    '%%%%',
    '____',
    '<script>alert(1)</script>',
    `'; drop table employees; --`,
    '\\\\\\\\',
    '🦄🦄🦄🦄',
  ])
    expect(await hits(admin, text), text).toEqual([])
})

test('a long text is rejected, white space alone finds nothing, many words are compared quickly', async () => {
  expect((await ask(admin, 'x'.repeat(10_000))).statusCode).toBe(400)
  expect((await ask(admin, '')).statusCode).toBe(400)
  expect(await hits(admin, '   ')).toEqual([])
  expect(await hits(admin, 'a%b_'.repeat(50))).toEqual([])
  expect(await hits(admin, 'ab '.repeat(66))).toEqual([])
})
