import { beforeAll, beforeEach, expect, test } from 'vitest'
import { recognitionCaller, recognitionIds, startRecognitionServer } from '../../testing/recognition-fixture.ts'
import { userAt } from '../../testing/people.ts'
import { fixedId } from '../../testing/tenants.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { planOf, statementsOf } from '../../testing/statements.ts'
import { restrictPermissions } from '../access/testing.ts'
import { makeEmployee } from '../employees/testing.ts'
import { makeTeam } from '../teams/testing.ts'
import { makeRecognition, makeSettings } from './testing.ts'

const server = setUpServer(startRecognitionServer)
const admin = setUpUser(server, 'admin')
const staff = setUpUser(server, 'staff')
const call = recognitionCaller(admin)
const ids = recognitionIds('acme')

interface Row {
  id: string
  rank: number
  fullname: string
  total: number
}
const boardOf =
  (caller: typeof call) =>
  async (query = ''): Promise<Row[]> =>
    (await caller('GET', `/leaderboard?limit=100${query}`)).json()
const board = boardOf(call)

const setApproval = (isRequired: boolean) =>
  server.inSystem((tx) => makeSettings(tx, admin.clientId, { require_approval: isRequired }))

interface Given {
  giver_id: string | null
  receiver_id: string | null
  team_id: string | null
  approved: boolean
  rejected_reason: string | null
  created_at: string
}

/** The leaderboard, counted row by row from the recognitions that are there. */
async function countedBoard({
  rank = 'employees',
  isApproved = false,
  counts = () => true,
}: {
  rank?: 'employees' | 'teams'
  isApproved?: boolean
  counts?: (row: Given) => boolean
} = {}): Promise<Row[]> {
  const { rows, names } = await server.inSystem(async (tx) => ({
    rows: await tx.selectFrom('recognitions').selectAll().where('client_id', '=', admin.clientId).execute(),
    names: new Map([
      ...(await tx.selectFrom('employees').selectAll().execute()).map(
        ({ id, forename, surname, identifier }) => [id, `${forename} ${surname}`.trim() || identifier || ''] as const,
      ),
      ...(await tx.selectFrom('teams').selectAll().execute()).map(({ id, label }) => [id, label] as const),
    ]),
  }))
  const totals = new Map<string, number>()
  for (const row of rows) {
    const id = rank === 'teams' ? row.team_id : row.receiver_id
    if (id === null || (isApproved ? !row.approved : row.rejected_reason !== null) || !counts(row)) continue
    totals.set(id, (totals.get(id) ?? 0) + 1)
  }
  return [...totals]
    .map(([id, total]) => ({ id, fullname: names.get(id) ?? '', total }))
    .toSorted((a, b) => b.total - a.total || a.fullname.localeCompare(b.fullname, 'en') || (a.id < b.id ? -1 : 1))
    .map((row, index) => ({ ...row, rank: index + 1 }))
}

const people = Array.from({ length: 12 }, (_, at) => fixedId(`recognised ${at}`))

beforeAll(() =>
  server.inSystem(async (tx) => {
    for (const [at, id] of people.entries())
      await makeEmployee(tx, admin.clientId, { id, forename: `Fore${12 - at}`, surname: 'Canary' })
  }),
)
// Recognitions of every state, of ten employees and two teams, some of them with equal totals.
beforeEach(() =>
  server.inSystem(async (tx) => {
    await tx.deleteFrom('recognitions').execute()
    await tx.deleteFrom('employee_merges').execute()
    await tx.deleteFrom('user_permission_restrictions').execute()
    for (const [at, receiver_id] of people.entries())
      for (let again = 0; again <= at % 4; again += 1)
        await makeRecognition(tx, admin.clientId, {
          giver_id: again === 1 ? ids.other : ids.own,
          ...(at === 7 || at === 11
            ? { to_team: true, team_id: at === 7 ? ids.teamA : ids.teamB, team_name: 'Gone' }
            : { receiver_id }),
          approved: again !== 2,
          rejected_reason: again === 2 && at % 3 === 0 ? 'Not about work' : null,
          created_at: `2026-0${again + 1}-15T12:00:00Z`,
        })
  }),
)

const bothRanks = async () => {
  expect(await board()).toEqual(await countedBoard())
  expect(await board('&rank=teams')).toEqual(await countedBoard({ rank: 'teams' }))
  await setApproval(true)
  expect(await board()).toEqual(await countedBoard({ isApproved: true }))
  expect(await board('&rank=teams')).toEqual(await countedBoard({ rank: 'teams', isApproved: true }))
  await setApproval(false)
}

test('ranks by what is there after giving, judging, editing, and removing', async () => {
  await bothRanks()
  const list = (await call('GET', '?limit=100')).json<
    { id: string; approved: number; rejected_reason: string | null }[]
  >()
  const awaiting = list.filter(({ approved, rejected_reason: reason }) => approved === 0 && reason === null)
  const rejected = list.filter(({ rejected_reason: reason }) => reason !== null)
  const approved = list.filter(({ approved }) => approved === 1)
  expect([awaiting.length > 2, rejected.length > 0, approved.length > 2]).toEqual([true, true, true])
  await call('POST', '/approvals', { payload: { ids: [awaiting[0]?.id], approved: 1 } })
  await call('POST', '/approvals', { payload: { ids: [awaiting[1]?.id], approved: 0, reason: 'Not about work' } })
  await call('PATCH', `/${rejected[0]?.id}`, { payload: { approved: 1 } })
  await call('PATCH', `/${approved[0]?.id}`, { payload: { approved: 0 } })
  await call('DELETE', `/${approved[1]?.id}`)
  await call('DELETE', `/${rejected[1]?.id}`)
  await bothRanks()
})

test('a merged account keeps what it received, and so does the other one', async () => {
  const [from, to] = [people[1], people[2]]
  const before = await board()
  const send = (name: string, payload: object) =>
    admin.post(`/api/ssp/production/employees/${admin.clientId}?function=${name}`, payload)
  expect((await send('mergeEmployee', { employee_id: from, linked_id: to })).json()).toEqual({ success: true })
  await bothRanks()
  expect(await board()).toEqual(before)
  await send('deleteMerge', { employee_id: from, target_employee_id: to })
  expect(await board()).toEqual(before)
})

test('a removed employee, giver and team leave no total behind', async () => {
  await server.inSystem(async (tx) => {
    const gone = await makeEmployee(tx, admin.clientId)
    const team_id = await makeTeam(tx, admin.clientId, { label: 'Soon gone', members: [] })
    const given = { giver_id: ids.own, approved: true }
    await makeRecognition(tx, admin.clientId, { ...given, receiver_id: gone })
    await makeRecognition(tx, admin.clientId, { giver_id: gone, receiver_id: ids.other })
    await makeRecognition(tx, admin.clientId, { ...given, to_team: true, team_id, team_name: 'Soon gone' })
    const totals = () =>
      tx.selectFrom('recognition_totals').select('given').where('receiver_id', 'in', [gone, team_id]).execute()
    expect(await totals()).toEqual([{ given: 1 }, { given: 1 }])
    await tx.deleteFrom('employees').where('id', '=', gone).execute()
    await tx.deleteFrom('teams').where('id', '=', team_id).execute()
    expect(await totals()).toEqual([])
  })
  await bothRanks()
})

test('pages, searches and counts agree with the whole list, also among equal totals', async () => {
  const all = await board()
  expect(new Set(all.map(({ total }) => total)).size).toBeLessThan(all.length)
  const pages = await Promise.all(
    [0, 1, 2, 3].map(async (page) => (await call('GET', `/leaderboard?limit=3&page=${page}`)).json<Row[]>()),
  )
  expect(pages.flat()).toEqual(all)
  for (const search of ['fore1', '1', 'canary fore4', '%']) {
    const found = all.filter(({ fullname }) => search.split(' ').every((term) => fullname.toLowerCase().includes(term)))
    const query = `search=${encodeURIComponent(search)}`
    expect(await board(`&${query}`)).toEqual(found)
    expect((await call('GET', `/leaderboard?count=true&${query}`)).json()).toEqual([{ total: found.length }])
    expect((await call('GET', `/leaderboard?limit=2&page=1&${query}`)).json()).toEqual(found.slice(2, 4))
  }
})

test('a period, and a caller who is restricted, are counted from the recognitions they may see', async () => {
  const march = ({ created_at: at }: Given) => ['2026-02', '2026-03'].includes(new Date(at).toISOString().slice(0, 7))
  expect(await board('&period=2026-02-01,2026-03-31')).toEqual(await countedBoard({ counts: march }))
  await server.inSystem((tx) => restrictPermissions(tx, userAt('staff'), ['RECOGNITION_VIEW'], { team: ids.teamB }))
  // The team B has employee 2.
  const seen = ({ giver_id: giver, receiver_id: receiver, team_id: team }: Given) =>
    giver !== ids.other && receiver !== ids.other && team !== ids.teamB
  const staffBoard = boardOf(recognitionCaller(staff))
  expect(await staffBoard()).toEqual(await countedBoard({ counts: seen }))
  expect(await staffBoard('&rank=teams')).toEqual(await countedBoard({ counts: seen, rank: 'teams' }))
  expect(await staffBoard('&search=fore1')).toEqual(
    (await countedBoard({ counts: seen })).filter(({ fullname }) => fullname.includes('Fore1')),
  )
})

test.runIf(process.env['DATABASE_URL'])('the first page reads no recognition', async () => {
  const sent = await statementsOf(() => board())
  const [statement, ...more] = sent.filter(({ text }) => text.includes('fullname'))
  if (!statement) throw new Error('Nothing was read.')
  expect(more).toEqual([])
  const plan = await planOf(statement)
  expect(plan).toContain('Index Only Scan using recognition_totals_given')
  expect(plan).not.toMatch(/ on recognitions\b/)
})

test('recognitions of one receiver that are given and judged at once are all counted', async () => {
  const give = () =>
    call('POST', '', {
      payload: { team: 0, receiver_id: ids.other, badge_id: ids.badge, type_id: ids.type, user_id: ids.own },
    })
  const made = await Promise.all(Array.from({ length: 8 }, give))
  const given = made.map((response) => response.json<{ id: string }>().id)
  const judged = await Promise.all([
    ...given.slice(0, 4).map((id) => call('POST', '/approvals', { payload: { ids: [id], approved: 1 } })),
    ...given.slice(4, 6).map((id) => call('DELETE', `/${id}`)),
    give(),
  ])
  expect(judged.map(({ statusCode }) => statusCode < 300)).toEqual(judged.map(() => true))
  await bothRanks()
})
