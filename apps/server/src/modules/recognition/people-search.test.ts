import { beforeAll, expect, test } from 'vitest'
import { recognitionCaller, recognitionIds, startRecognitionServer } from '../../testing/recognition-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { planOf, statementsOf } from '../../testing/statements.ts'

const server = setUpServer(startRecognitionServer)
const admin = setUpUser(server, 'admin')
const ids = recognitionIds('acme')
const call = recognitionCaller(admin)

beforeAll(async () => {
  const payload = {
    team: 0,
    receiver_id: ids.other,
    badge_id: ids.badge,
    type_id: ids.type,
    user_id: ids.own,
    message: 'x',
  }
  await call('POST', '', { payload })
  await server.db
    .updateTable('employees')
    .set({ email: 'hidden-address@acme.example' })
    .where('id', '=', ids.other)
    .execute()
})

const total = async (search: string) =>
  (await call('GET', `?count=true&search=${encodeURIComponent(search)}`)).json()[0].total

test('a search finds the terms in giver, receiver and type, in any order, and nothing else of a person', async () => {
  expect(await total('fore2 FORE1')).toBe(1)
  expect(await total('fo ca')).toBe(1)
  expect(await total('fore2 absent')).toBe(0)
  expect(await total('hidden-address')).toBe(0)
})

test('a count of a search finds people by their index and joins none', async () => {
  const sent = await statementsOf(() => total('fore2'))
  const counted = sent.find(({ text }) => text.includes('ssp_search_people'))
  if (!counted) throw new Error('The search does not use the index.')
  expect(await planOf(counted)).not.toContain('on employees')
})

test('an index alone has the keys of a page', async () => {
  const sent = await statementsOf(() => call('GET', '?limit=1&page=1'))
  const page = sent.find(({ text }) => text.includes('"recognitions"'))
  if (!page) throw new Error('No recognitions are read.')
  expect(await planOf(page)).toContain('Index Only Scan Backward using recognitions_by_creation')
})
