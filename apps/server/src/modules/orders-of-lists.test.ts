import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setUpIncidents } from '../testing/incident-fixture.ts'
import { employeeAt, grantTo, userAt } from '../testing/people.ts'
import { liftRestriction, restrictTeam } from '../testing/restrict-team.ts'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { planOf, statementsOf } from '../testing/statements.ts'
import { makeDocument } from './documents/testing.ts'
import { makeKnowledgeArticle, makeKnowledgeCategory } from './knowledge/testing.ts'
import { makeArticle } from './news/testing.ts'
import { makeGift, makeTopUp } from './rewards/testing.ts'
import { makeSharedDocument } from './secure-send/testing.ts'
import { makeSurvey } from './surveys/testing.ts'
import { makeTeam } from './teams/testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const reporter = setUpUser(server, 'nobody')
const incidents = setUpIncidents(server)

// By name b, c, a; by day the other way round.
const NAMES = ['sort b', 'sort c', 'sort a']
const DAYS = ['2026-03-02T08:00:00Z', '2026-03-01T08:00:00Z', '2026-03-03T08:00:00Z']
const AMOUNTS = [2_000, 3_000, 1_000]
const category_id = randomUUID()
const articles = () => `knowledge/${admin.clientId}?function=getCategoryArticles&categoryId=${category_id}&`

beforeAll(async () => {
  const client = admin.clientId
  await grantTo(server, ['admin'], ['DOCUMENTS_VIEW', 'KNOWLEDGE_BASE_VIEW', 'SECURE_SEND_VIEW'])
  await server.inSystem(async (tx) => {
    const { user_id: sender_id } = userAt('admin')
    const { cardSeal, cardHash } = server.deps.keys
    await makeTopUp(tx, client)
    await makeKnowledgeCategory(tx, client, { id: category_id })
    for (const [index, name] of NAMES.entries()) {
      const day = DAYS[index] ?? ''
      await makeTeam(tx, client, { label: name })
      for (const table of ['roles', 'policies'] as const)
        await tx.insertInto(table).values({ client_id: client, id: randomUUID(), name, label: name }).execute()
      await makeDocument(tx, client, { name, created_at: day })
      await makeArticle(tx, client, { title: name, created_at: day })
      await makeKnowledgeArticle(tx, client, { category_id, title: name, created_at: day })
      const closes = index === 0 ? null : new Date(day)
      await makeSurvey(tx, client, { title: name, fields: '[]', start_date: null, completion_date: closes })
      const card = { code: `CODE-${index}`, keys: { cardSeal, cardHash } }
      const gift = { amount_pence: AMOUNTS[index] ?? 0, message: name }
      await makeGift(tx, client, { employee_id: employeeAt(index === 0 ? 2 : 1), card, recorded_at: day, ...gift })
      await makeSharedDocument(tx, client, { filename: name, shared_at: day, sender_id, receiver_id: sender_id })
    }
  })
  for (const _ of NAMES) await incidents.report(reporter)
})

type Row = Record<string, unknown>
const rowsOf = (answer: Row[] | { data?: Row[]; rows?: Row[] }) =>
  Array.isArray(answer) ? answer : (answer.data ?? answer.rows ?? [])

/** The values of a field over all pages of one row each. */
async function valuesOf(path: string, field: string, sort: string | null, caller = admin): Promise<unknown[]> {
  const values: unknown[] = []
  for (let page = 0; ; page += 1) {
    const order = sort === null ? '' : `&sort=${sort}`
    const answer = await caller.get(
      `/api/ssp/production/${path}${path.includes('?') ? '&' : '?'}limit=1&page=${page}${order}`,
    )
    expect(answer.statusCode, answer.body).toBe(200)
    const rows = rowsOf(answer.json())
    if (rows.length === 0) return values
    values.push(...rows.map((row) => row[field]))
  }
}

const inbox = () => `shared-documents/${admin.clientId}/${userAt('admin').user_id}`
const LISTS: [sort: string, field: string, path: () => string][] = [
  ['label', 'label', () => `teams/${admin.clientId}`],
  ['label', 'label', () => `teams/${admin.clientId}?search=sort`],
  ['label', 'label', () => `access/${admin.clientId}/users`],
  ['username', 'username', () => `access/${admin.clientId}/users`],
  ['label', 'label', () => `access/${admin.clientId}/roles`],
  ['label', 'label', () => `access/${admin.clientId}/policies`],
  ['name', 'name', () => `documents/${admin.clientId}`],
  ['name', 'name', () => `documents/${admin.clientId}?relatedType=1&search=sort`],
  ['createdDt', 'createdDt', () => `documents/${admin.clientId}`],
  ['title', 'title', () => `news/${admin.clientId}`],
  ['created', 'created_at', () => `news/${admin.clientId}?search=sort`],
  ['title', 'title', () => `surveys/${admin.clientId}`],
  ['created', 'created_dt', () => `incidents/${admin.clientId}`],
  ['amount', 'card_amount', () => `rewards/${admin.clientId}`],
  ['amount', 'card_amount', () => `rewards/${admin.clientId}?search=sort`],
  ['given', 'created_at', () => `rewards/${admin.clientId}`],
  ['filename', 'filename', inbox],
  ['sharedAt', 'shared_at', inbox],
  ['filename', 'filename', () => logs()],
]

test.each(LISTS)('by %s, and the other way round', async (sort, field, path) => {
  const values = await valuesOf(path(), field, sort)
  expect(values.length).toBeGreaterThanOrEqual(3)
  expect(values).toEqual(values.toSorted((a, b) => (a === b ? 0 : Number(a! < b!) * -2 + 1)))
  expect(await valuesOf(path(), field, `-${sort}`)).toEqual(values.toReversed())
})

describe('who is kept from a team', () => {
  const reader = setUpUser(server, 'reader')
  const kept = ['REWARDS_VIEW', 'TEAMS_VIEW'].map((permission) => ({ username: 'reader', permission }))
  beforeAll(async () => {
    await grantTo(server, ['reader'], ['REWARDS_VIEW'])
    for (const of of kept) await restrictTeam(server, { ...of, employees: [1] })
  })
  afterAll(async () => {
    for (const of of kept) await liftRestriction(server, of)
  })

  const fewer = LISTS.filter(([, , path]) => /^(teams|rewards)[^?]*$/.test(path()))
  test.each(fewer)('reads by %s the rows that the usual order shows', async (sort, field, path) => {
    const usual = await valuesOf(path(), field, null, reader)
    const forwards = await valuesOf(path(), field, sort, reader)
    expect(forwards.length).toBeGreaterThan(0)
    expect(forwards.length).toBeLessThan((await valuesOf(path(), field, sort)).length)
    expect(new Set(forwards)).toEqual(new Set(usual))
    expect(await valuesOf(path(), field, `-${sort}`, reader)).toEqual(forwards.toReversed())
  })
})

test('those without an end close last', async () => {
  const path = `surveys/${admin.clientId}`
  expect(await valuesOf(path, 'title', 'closes')).toEqual(['sort c', 'sort a', 'sort b'])
  expect(await valuesOf(path, 'title', '-closes')).toEqual(['sort b', 'sort a', 'sort c'])
})

test('a column that a list is not sorted by is rejected', async () => {
  for (const path of LISTS.map(([, , of]) => of()))
    for (const sort of ['members', '-secret', 'name;--']) {
      const url = `/api/ssp/production/${path}${path.includes('?') ? '&' : '?'}sort=${encodeURIComponent(sort)}`
      expect((await admin.get(url)).statusCode, url).toBe(400)
    }
})

/** What a plan does with the rows of an index until the page is cut off, with the cut first. */
function upToThePage(plan: string, index: string): string[] {
  const lines = plan.split('\n').filter((line) => /^ *->|^\S/.test(line))
  const at = lines.findIndex((line) => line.includes(` using ${index} on `))
  if (at < 0) throw new Error(`${index} is not used:\n${plan}`)
  const depth = (line: string) => line.search(/\S/)
  const steps = [lines[at] ?? '']
  for (const line of lines.slice(0, at).toReversed())
    if (!steps.at(-1)?.includes('Limit') && depth(line) < depth(steps.at(-1) ?? '')) steps.push(line)
  return steps.toReversed()
}

const INDEXES: [sort: string, index: string, path: () => string][] = [
  ['name', 'documents_by_name', () => `documents/${admin.clientId}?relatedType=1&`],
  ['name', 'documents_by_any_name', () => `documents/${admin.clientId}?`],
  ['createdDt', 'documents_newest', () => `documents/${admin.clientId}?relatedType=1&`],
  ['title', 'news_articles_by_title', () => `news/${admin.clientId}?`],
  ['created', 'news_articles_newest', () => `news/${admin.clientId}?`],
  ['title', 'knowledge_articles_by_title', articles],
  ['created', 'knowledge_articles_created', articles],
  ['changed', 'knowledge_articles_changed', articles],
  ['title', 'surveys_by_title', () => `surveys/${admin.clientId}?`],
  ['starts', 'surveys_by_start', () => `surveys/${admin.clientId}?`],
  ['closes', 'surveys_by_end', () => `surveys/${admin.clientId}?`],
  ['amount', 'rewards_by_amount', () => `rewards/${admin.clientId}?`],
  ['given', 'rewards_by_record', () => `rewards/${admin.clientId}?`],
  ['label', 'users_by_label', () => `access/${admin.clientId}/users?`],
  ['username', 'users_by_name', () => `access/${admin.clientId}/users?`],
  ['filename', 'shared_documents_by_name', () => `${inbox()}?`],
  ['sharedAt', 'shared_documents_receiver_client_id_receiver_id_shared_at_idx', () => `${inbox()}?`],
]
const logs = () => `shared-documents/${admin.clientId}/logs/${userAt('admin').user_id}`
/** Both sides of the log, each up to the page; what they have is sorted then. */
const SIDES: [sort: string, indexes: string[]][] = [
  ['filename', ['shared_documents_sent_by_name', 'shared_documents_by_name']],
  [
    'sharedAt',
    [
      'shared_documents_client_id_sender_id_shared_at_idx',
      'shared_documents_receiver_client_id_receiver_id_shared_at_idx',
    ],
  ],
]

/** The plan of the page that a request reads. */
async function planOfPage(path: string): Promise<string> {
  const url = `/api/ssp/production/${path}`
  const sent = await statementsOf(() => admin.get(url))
  const page = sent.find(({ text }) => / order by .* limit /s.test(text))
  if (!page) throw new Error('No page is read.')
  return planOf(page)
}

test.each(INDEXES)('a page by %s is the beginning of %s, forwards and backwards', async (by, index, path) => {
  for (const sort of [by, `-${by}`]) {
    const steps = upToThePage(await planOfPage(`${path()}limit=25&page=0&sort=${sort}`), index)
    expect(steps[0]).toMatch(/Limit/)
    // One sorts the rows that have the same value in the index, the other one all.
    expect(steps.filter((step) => /(?<!Incremental )Sort/.test(step))).toEqual([])
  }
})

test.each(SIDES)('a page of what was sent or received by %s is the beginning of two indexes', async (by, indexes) => {
  for (const sort of [by, `-${by}`]) {
    const plan = await planOfPage(`${logs()}?limit=25&page=1&sort=${sort}`)
    for (const index of indexes)
      expect(upToThePage(plan, index).slice(0, 2).join()).not.toMatch(/(?<!Incremental )Sort/)
  }
})
