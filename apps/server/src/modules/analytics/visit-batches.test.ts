import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { grantTo } from '../../testing/people.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
beforeAll(async () => {
  await grantTo(server, ['admin'], ['EMPLOYEES_UPDATE'])
  await server.db
    .updateTable('clients')
    .set({ time_zone: 'Pacific/Auckland' })
    .where('id', '=', admin.clientId)
    .execute()
})

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()
const dayOf = (moment: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date(moment))
const visit = (fields: Record<string, unknown> = {}) => ({
  kind: 'page',
  label: 'Benefits',
  happened_at: ago(1),
  ...fields,
})

const send = (visits: unknown, key: string = randomUUID(), who = admin) =>
  who.post(
    `/api/ssp/production/analytics/${admin.clientId}?function=recordPortalVisits`,
    { visits },
    { 'idempotency-key': key },
  )

const counted = () =>
  server.inSystem(async (tx) => ({
    visits: await tx
      .selectFrom('portal_visits')
      .select(['date', 'kind', 'parent', 'label', 'visits'])
      .orderBy('date')
      .orderBy('kind')
      .orderBy('label')
      .execute(),
    days: await tx
      .selectFrom('daily_stats')
      .select(['date', 'visitors', 'wellbeing_visitors'])
      .orderBy('date')
      .execute(),
  }))

test('a batch that is sent five times counts once, each visit on its day in the time zone of the client', async () => {
  const key = randomUUID()
  const [late, early] = [ago(2), ago(50)]
  const visits = [
    visit({ happened_at: late, area: 'wellbeing', device: 'Tablet' }),
    visit({ happened_at: late, device: 'Tablet' }),
    visit({ happened_at: early }),
    visit({ kind: 'tile', label: 'Gym', parent: 'Benefits', happened_at: late }),
  ]
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => send(visits, key)))
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  const page = { kind: 'page', parent: '', label: 'Benefits' }
  expect(await counted()).toEqual({
    visits: [
      { date: dayOf(early), ...page, visits: 1 },
      { date: dayOf(late), kind: 'device', parent: '', label: 'Tablet', visits: 2 },
      { date: dayOf(late), ...page, visits: 2 },
      { date: dayOf(late), kind: 'tile', parent: 'Benefits', label: 'Gym', visits: 1 },
    ],
    days: [
      { date: dayOf(early), visitors: 1, wellbeing_visitors: 0 },
      { date: dayOf(late), visitors: 2, wellbeing_visitors: 1 },
    ],
  })
})

test.each([
  ['of the future', { happened_at: ago(-1) }, 'happened_at', 'This is in the future.'],
  ['too old', { happened_at: ago(32 * 24) }, 'happened_at', 'This is more than 31 days ago.'],
  ['of no moment', { happened_at: 'yesterday' }, 'happened_at', 'Must be a valid date-time.'],
  ['of an unknown kind', { kind: 'popup' }, 'kind', 'This is not one of the choices.'],
  ['without a name', { label: ' ' }, 'label', 'This is required.'],
  [
    'to a tile without its page',
    { kind: 'tile' },
    'parent',
    'A tile names its page, a call to action its tile, a page nothing.',
  ],
  ['of an employee', { employee_id: randomUUID() }, 'employee_id', 'This field is not known.'],
])('a visit %s is an error at its field, and no other of its batch counts', async (_name, fields, field, text) => {
  const before = await counted()
  const response = await send([visit(), visit(fields), visit()])
  expect([response.statusCode, response.json().fields]).toEqual([400, { [`visits.1.${field}`]: text }])
  expect(await counted()).toEqual(before)
})

test('a batch has from 1 to 1,000 visits, of which a day keeps 500 names of a kind', async () => {
  const before = await counted()
  expect((await send([])).statusCode).toBe(400)
  const at = ago(100)
  const many = Array.from({ length: 1001 }, (_, index) => visit({ label: `Page ${index}`, happened_at: at }))
  expect((await send(many)).json().fields).toEqual({ visits: 'At most 1000 entries.' })
  expect((await send(Array.from({ length: 20_000 }, () => visit()))).statusCode).toBe(413)
  expect(await counted()).toEqual(before)
  expect((await send(many.slice(1))).statusCode).toBe(200)
  const { visits, days } = await counted()
  const names = visits.filter(({ date }) => date === dayOf(at)).map(({ label }) => label)
  expect(names).toHaveLength(500)
  expect(days).toContainEqual({ date: dayOf(at), visitors: 1000, wellbeing_visitors: 0 })
  const known = await send([visit({ label: names[0], happened_at: at }), visit({ label: 'New', happened_at: at })])
  expect(known.statusCode).toBe(200)
  const after = (await counted()).visits.filter(({ date }) => date === dayOf(at))
  expect([after.length, after.find(({ label }) => label === names[0])?.visits]).toEqual([500, 2])
})

test('who may not change employees records no visits', async () => {
  expect((await send([visit()], undefined, await server.signIn('reader'))).statusCode).toBe(403)
})
