import { beforeAll, expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { planOf, statementsOf } from '../../testing/statements.ts'
import { makeEmployee } from './testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')

// Two of each have no value, and are in the order of their names among themselves.
const PEOPLE = [
  { surname: 'Sort-a', identifier: 'N-3', registered_at: '2026-03-01T00:00:00Z', last_login_at: null },
  { surname: 'Sort-b', identifier: null, registered_at: null, last_login_at: '2026-05-02T00:00:00Z' },
  { surname: 'Sort-c', identifier: 'N-1', registered_at: '2026-01-01T00:00:00Z', last_login_at: null },
  {
    surname: 'Sort-d',
    identifier: 'N-2',
    registered_at: '2026-02-01T00:00:00Z',
    last_login_at: '2026-05-03T00:00:00Z',
  },
  { surname: 'Sort-e', identifier: null, registered_at: null, last_login_at: '2026-05-01T00:00:00Z' },
]

beforeAll(() =>
  server.inSystem(async (tx) => {
    await tx.deleteFrom('employees').where('client_id', '=', admin.clientId).execute()
    for (const person of PEOPLE) await makeEmployee(tx, admin.clientId, { forename: 'Fore', ...person })
  }),
)

const ask = (query: string) => admin.get(`/api/ssp/production/employees/${admin.clientId}?${query}`)
const order = async (query: string) =>
  (await ask(query))
    .json()
    .employees.map(({ surname }: { surname: string }) => surname.at(-1))
    .join('')

const reversed = (letters: string) => letters.split('').toReversed().join('')

const ORDERS = {
  name: 'abcde',
  identifier: 'becda',
  registered: 'becda',
  lastLogin: 'acebd',
}

test.each(Object.entries(ORDERS))(
  'by %s, those without a value first, and the other way round',
  async (sort, wanted) => {
    for (const narrowed of ['', '&search=sort', '&status=active', '&createdDt=2000-01-01,2999-01-01']) {
      expect(await order(`sort=${sort}${narrowed}`)).toBe(wanted)
      expect(await order(`sort=-${sort}${narrowed}`)).toBe(reversed(wanted))
    }
  },
)

test.each(Object.entries(ORDERS))('pages of the list by %s have each employee once', async (sort, wanted) => {
  for (const narrowed of ['', '&search=sort']) {
    const pages = []
    // The second time the pages begin where the first ones ended.
    for (const page of [0, 1, 2, 2, 1, 0]) pages.push(await order(`sort=-${sort}&limit=2&page=${page}${narrowed}`))
    const whole = reversed(wanted)
    expect(pages.slice(0, 3).join('')).toBe(whole)
    expect(pages.slice(3).toReversed().join('')).toBe(whole)
  }
})

test('the total does not depend on the order', async () => {
  expect((await ask('sort=-lastLogin&limit=1')).json().count).toBe(PEOPLE.length)
  expect((await ask('sort=lastLogin&page=9')).json()).toMatchObject({ count: PEOPLE.length, employees: [] })
})

test.each(['email', '--name', 'name,identifier', '', 'registered_at; drop table employees'])(
  'an order by %j is 400 and says so',
  async (sort) => {
    const rejected = await ask(`sort=${encodeURIComponent(sort)}`)
    expect(rejected.statusCode).toBe(400)
    expect(JSON.stringify(rejected.json())).toMatch(/sort/)
  },
)

test.each(['identifier', 'registered', 'lastLogin'])(
  'a page by %s of one status is found in an index alone',
  async (sort) => {
    const sent = await statementsOf(() => ask(`sort=-${sort}&status=unregistered&limit=1&page=1`))
    const page = sent.find(({ text }) => text.includes('order by') && text.includes('team_labels'))
    if (!page) throw new Error('No page is read.')
    expect(await planOf(page)).toMatch(/Index Only Scan( Backward)? using employees_by_/)
  },
)
