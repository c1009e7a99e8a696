import { beforeAll, expect, test } from 'vitest'
import { recordEvents, type PortalEventKind } from '../../people/portal-events.ts'
import { addPortalVisits, type NewPortalVisit } from '../../people/portal-visits.ts'
import { setUpServer } from '../../testing/set-up-server.ts'
import { linkUser } from '../../testing/people.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { planOf, statementsOf } from '../../testing/statements.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { makeArticle } from '../news/testing.ts'
import { makeRecognition, makeType } from '../recognition/testing.ts'
import { makeGift, makeTopUp } from '../rewards/testing.ts'
import { makeMailing } from '../employee-emails/testing.ts'

// Acme has the employees Fore1 to Fore3; the last test keeps Fore2 from admin. Borealis has one of everything in March.
const server = setUpServer()
let admin: SignedIn
const employee = (n: number, client = 'acme') => fixedId(`employee ${client} ${n}`)
const article = (n: number) => fixedId(`article ${n}`)

beforeAll(async () => {
  admin = await server.signIn('admin')
  const acme = admin.clientId
  const borealis = server.tenants.clientId('borealis')
  await server.inSystem(async (tx) => {
    for (const [client_id, name, numbers] of [
      [acme, 'acme', [1, 2, 3]],
      [borealis, 'borealis', [1]],
    ] as const) {
      // The third is still waiting.
      const sent = (n: number) => (n === 3 ? null : `2026-03-0${n}T23:30:00Z`)
      const mails = numbers.map((n) => ({ employee_id: employee(n, name), sent_at: sent(n) }))
      for (const template of ['RegistrationReminderGeneric', 'AppDetailsGeneric'] as const)
        await makeMailing(tx, client_id, { template, mails })
      await tx
        .insertInto('welcome_emails')
        .values(numbers.map((n) => ({ client_id, employee_id: employee(n, name), sent_at: `2026-03-1${n}T08:00:00Z` })))
        .execute()
      const type = await makeType(tx, client_id, { title: 'Teamwork' })
      for (const n of numbers) {
        const given = {
          giver_id: employee(1, name),
          receiver_id: employee(n, name),
          created_at: `2026-03-2${n}T08:00:00Z`,
        }
        const kind = n === 3 ? { type_title: 'Removed type' } : { type_id: type }
        await makeRecognition(tx, client_id, { ...given, ...kind })
        await makeRecognition(tx, client_id, { ...given, type_id: type, rejected_reason: 'No' })
      }
      await makeTopUp(tx, client_id)
      for (const n of numbers) {
        const gift = { employee_id: employee(n, name), amount_pence: 1000 }
        const card = { code: `${name} ${n}`, keys: server.deps.keys }
        const viewed_at = n === 1 ? '2026-04-01T08:00:00Z' : null
        // The third is not given yet.
        const steps = n === 3 ? {} : { card, recorded_at: `2026-03-0${n}T08:00:00Z`, viewed_at }
        await makeGift(tx, client_id, { ...gift, ...steps })
        const readers = numbers
          .filter((reader) => reader >= n)
          .map((reader) => ({ employee_id: employee(reader, name), read_at: '2026-03-05T08:00:00Z' }))
        const id = name === 'acme' ? article(n) : fixedId('article of borealis')
        await makeArticle(tx, client_id, { id, title: `${name} ${n}`, readers })
      }
      const visit = (
        kind: NewPortalVisit['kind'],
        label: string,
        visits: number,
        parent = '',
        date = '2026-03-05',
      ) => ({
        client_id,
        date,
        kind,
        parent,
        label,
        visits,
      })
      await addPortalVisits(tx, [
        visit('page', 'Benefits', 5),
        visit('page', 'Benefits', 4, '', '2026-03-06'),
        visit('page', 'Pay', 7),
        visit('page', 'Old', 9, '', '2026-02-01'),
        visit('tile', 'Cycle to work', 3, 'Benefits'),
        visit('tile', 'Gym', 8, 'Benefits'),
        visit('tile', 'Nowhere', 1, 'Gone'),
        visit('action', 'Join / 50%', 2, 'Gym'),
        visit('device', 'Phablet', 2),
        visit('device', 'Smartphone', 6),
        visit('brand', 'Apple', 8),
      ])
    }
    const did = (kind: PortalEventKind, happened_at: string, n = 1) => ({ employee_id: employee(n), kind, happened_at })
    await recordEvents(tx, acme, [did('signed_in', '2026-03-08T08:00:00Z'), did('signed_in', '2026-05-08T08:00:00Z')])
  })
})

const march = { start: '2026-03-01', end: '2026-03-31' }
const ask = (name: string, query: Record<string, string> = march, who = admin) =>
  who.get(
    `/api/ssp/production/analytics/${who.clientId}?${new URLSearchParams({ function: name, ...query }).toString()}`,
  )
const chart = async (name: string, query?: Record<string, string>) => {
  const { labels, values } = (await ask(name, query)).json<{ labels: string[]; values: number[] }>()
  return labels.flatMap((label, index) => (values[index] === 0 ? [] : [[label, values[index]]]))
}

test('what was sent and given is counted by day, in UTC', async () => {
  expect(await chart('getRemindersAnalytics')).toEqual([
    ['2026-03-01', 1],
    ['2026-03-02', 1],
  ])
  expect((await ask('getRemindersAnalytics')).json().labels).toHaveLength(31)
  expect(await chart('getWelcomeEmailAnalytics')).toEqual([
    ['2026-03-11', 1],
    ['2026-03-12', 1],
    ['2026-03-13', 1],
  ])
  expect(await chart('getRecognitionGivenAnalytics')).toEqual([
    ['2026-03-21', 1],
    ['2026-03-22', 1],
    ['2026-03-23', 1],
  ])
  expect(await chart('getVouchersGivenAnalytics')).toEqual([
    ['2026-03-01', 1],
    ['2026-03-02', 1],
  ])
  expect(await chart('getVouchersViewedAnalytics', { start: '2026-04-01', end: '2026-04-01' })).toEqual([
    ['2026-04-01', 1],
  ])
})

test('above 31 days it is counted by month, months without any included', async () => {
  const { labels, values } = (await ask('getVouchersGivenAnalytics', { start: '2026-01-15', end: '2026-04-02' })).json()
  expect([labels, values]).toEqual([
    ['2026-01', '2026-02', '2026-03', '2026-04'],
    [0, 0, 2, 0],
  ])
})

test('a period without anything, and one that ends before it starts, have no labels', async () => {
  const names = ['Reminders', 'WelcomeEmail', 'RecognitionGiven', 'RecognitionTypes', 'VouchersGiven', 'VouchersViewed']
  for (const name of [...names, 'DeviceUsage', 'DeviceBrands', 'NewsRead']) {
    for (const days of [
      { start: '2020-01-01', end: '2020-01-31' },
      { start: '2026-03-31', end: '2026-03-01' },
    ]) {
      expect((await ask(`get${name}Analytics`, days)).json()).toMatchObject({ labels: [], values: [] })
    }
  }
  expect((await ask('getRemindersAnalytics', { start: '2020-01-01', end: '2026-01-31' })).statusCode).toBe(400)
  expect((await ask('getRemindersAnalytics', { start: '2026-03-31', end: '2026-02-30' })).statusCode).toBe(400)
})

test.each([
  ['getRecognitionTypesAnalytics', 'recognitions', 'recognitions_counted'],
  ['getNewsReadAnalytics', 'news_readers', 'news_readers_(?:moment|latest)'],
])('an index alone has what %s counts', async (report, table, index) => {
  const sent = await statementsOf(() => chart(report))
  const counted = sent.find(({ text }) => text.includes(`from ${table}`))
  if (!counted) throw new Error(`No ${table} are read.`)
  expect(await planOf(counted)).toMatch(new RegExp(`Index Only Scan using ${index} `))
})

test.each(['Reminders', 'WelcomeEmail', 'RecognitionGiven', 'VouchersGiven', 'VouchersViewed', 'PensionVisits'])(
  'an index finds the rows of each day of get%sAnalytics',
  async (name) => {
    const sent = await statementsOf(() => chart(`get${name}Analytics`))
    const counted = sent.find(({ text }) => text.includes('cross join lateral'))
    if (!counted) throw new Error('Nothing is counted by day.')
    const plan = await planOf(counted)
    expect(plan).toMatch(/Index Cond: .*_at >= .*ssp_midnight/)
    expect(plan).not.toMatch(/Filter: .*ssp_midnight/)
  },
)

test('recognition by type, also one that was removed', async () => {
  expect(await chart('getRecognitionTypesAnalytics')).toEqual([
    ['Teamwork', 2],
    ['Removed type', 1],
  ])
})

test('the articles read most, with their ids', async () => {
  expect((await ask('getNewsReadAnalytics')).json()).toEqual({
    labels: ['acme 1', 'acme 2', 'acme 3'],
    values: [3, 2, 1],
    additional: [article(1), article(2), article(3)],
  })
})

test('who logged in is active', async () => {
  expect(await chart('getEmployeeActivityAnalytics')).toEqual([
    ['Active', 1],
    ['Inactive', 2],
  ])
})

test('pages with their tiles, calls to action, devices and brands', async () => {
  expect((await ask('getTileAnalytics')).json()).toEqual({
    report: { labels: ['Benefits', 'Pay'], values: [9, 7] },
    reports: [{ title: 'Benefits', labels: ['Gym', 'Cycle to work'], values: [8, 3], chartType: 2 }],
  })
  expect(await chart('getChildTileData', { ...march, tileTitle: 'Gym' })).toEqual([['Join / 50%', 2]])
  expect(await chart('getChildTileData', { ...march, tileTitle: 'Pay' })).toEqual([])
  expect(await chart('getDeviceUsageAnalytics')).toEqual([
    ['Smartphone', 6],
    ['Phablet', 2],
  ])
  expect(await chart('getDeviceBrandsAnalytics')).toEqual([['Apple', 8]])
})

test('a visit of an employee is counted once per key, on its day', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const visit = (payload: object, key: string, who = admin) =>
    who.post(`/api/ssp/production/analytics/${who.clientId}?function=recordPortalVisit`, payload, {
      'idempotency-key': fixedId(key),
    })
  const page = { kind: 'page', label: 'Wellbeing', area: 'wellbeing', device: 'Tablet', brand: 'Samsung' }
  expect((await visit(page, 'a')).statusCode).toBe(403)
  await linkUser(server, 'admin', employee(1))
  const linked = await server.signIn('admin')
  for (const key of ['b', 'b', 'c']) expect((await visit(page, key, linked)).json()).toEqual({ success: true })
  expect((await visit({ kind: 'tile', label: 'Yoga', parent: 'Wellbeing' }, 'd', linked)).statusCode).toBe(200)
  expect((await visit({ kind: 'tile', label: 'Yoga' }, 'e', linked)).statusCode).toBe(400)
  expect((await visit({ kind: 'page', label: 'Yoga', parent: 'Wellbeing' }, 'f', linked)).statusCode).toBe(400)
  const days = { start: today, end: today }
  expect((await ask('getTileAnalytics', days)).json()).toEqual({
    report: { labels: ['Wellbeing'], values: [2] },
    reports: [{ title: 'Wellbeing', labels: ['Yoga'], values: [1], chartType: 2 }],
  })
  expect(await chart('getDeviceUsageAnalytics', days)).toEqual([['Tablet', 2]])
  expect(await chart('getDeviceBrandsAnalytics', days)).toEqual([['Samsung', 2]])
  expect(await chart('getWellbeingVisitsAnalytics', days)).toEqual([[today, 2]])
})

test('a visit has a name in one line, and made-up names fill no table', async () => {
  await linkUser(server, 'admin', employee(1))
  const linked = await server.signIn('admin')
  const visit = async (payload: object) => {
    const url = `/api/ssp/production/analytics/${linked.clientId}?function=recordPortalVisit`
    return (await linked.post(url, payload)).statusCode
  }
  expect(await visit({ kind: 'page', label: '  ' })).toBe(400)
  expect(await visit({ kind: 'tile', label: 'Yoga', parent: ' ' })).toBe(400)
  expect(await visit({ kind: 'page', label: 'Pay', device: '\n' })).toBe(400)
  expect(await visit({ kind: 'tile', label: 'Yoga', parent: 'Pay', area: 'wellbeing' })).toBe(400)
  expect(await visit({ kind: 'action', label: ' Join \n now ', parent: 'Yoga ' })).toBe(200)
  const today = new Date().toISOString().slice(0, 10)
  const days = { start: today, end: today }
  expect(await chart('getChildTileData', { ...days, tileTitle: 'Yoga' })).toEqual([['Join now', 1]])

  const made = Array.from({ length: 500 }, (_, index) => ({
    client_id: linked.clientId,
    date: today,
    kind: 'brand' as const,
    label: `made up ${index}`,
    visits: 1,
  }))
  await server.inSystem((tx) => addPortalVisits(tx, made))
  expect(await visit({ kind: 'page', label: 'Pay', brand: 'One more' })).toBe(200)
  expect(await visit({ kind: 'page', label: 'Pay', brand: 'made up 499' })).toBe(200)
  const brands = await server.db
    .selectFrom('portal_visits')
    .select(['label', 'visits'])
    .where('date', '=', today)
    .where('kind', '=', 'brand')
    .execute()
  expect(brands.filter(({ label }) => label === 'One more')).toEqual([])
  expect(brands.filter(({ visits }) => visits === 2)).toContainEqual({ label: 'made up 499', visits: 2 })
})

test('without ANALYTICS_VIEW there is no report', async () => {
  const reader = await server.signIn('reader')
  expect((await ask('getRemindersAnalytics', march, reader)).json()).toMatchObject({ permission: 'ANALYTICS_VIEW' })
})

test.each([
  ['EMPLOYEES_VIEW', 'getRemindersAnalytics', 1, 2],
  ['EMAIL_ATTACHMENTS_VIEW', 'getWelcomeEmailAnalytics', 2, 3],
  ['RECOGNITION_VIEW', 'getRecognitionGivenAnalytics', 2, 3],
  ['RECOGNITION_VIEW', 'getRecognitionTypesAnalytics', 2, 2],
  ['REWARDS_VIEW', 'getVouchersGivenAnalytics', 1, 2],
])('a team that %s keeps from somebody is left out of %s', async (permission, report, rows, all) => {
  expect(await chart(report)).toHaveLength(all)
  await restrictTeam(server, { username: 'admin', permission, employees: [2] })
  expect(await chart(report)).toHaveLength(rows)
  expect(JSON.stringify(await chart(report))).not.toBe('[]')
  await liftRestriction(server, { username: 'admin', permission })
})

test('recognition of a restricted team itself is left out', async () => {
  const team_id = await restrictTeam(server, { username: 'admin', permission: 'ANALYTICS_VIEW', employees: [] })
  const toTeam = { to_team: true, team_id, team_name: 'Team', type_title: 'Of a team' }
  await server.inSystem((tx) =>
    makeRecognition(tx, admin.clientId, { giver_id: employee(1), ...toTeam, created_at: '2026-05-01T08:00:00Z' }),
  )
  const may = { start: '2026-05-01', end: '2026-05-31' }
  expect(await chart('getRecognitionGivenAnalytics', may)).toEqual([])
  expect(await chart('getRecognitionTypesAnalytics', may)).toEqual([])
  await liftRestriction(server, { username: 'admin', permission: 'ANALYTICS_VIEW' })
  expect(await chart('getRecognitionGivenAnalytics', may)).toEqual([['2026-05-01', 1]])
})

test('restrictions by team leave employees out of every count', async () => {
  await restrictTeam(server, { username: 'admin', permission: 'ANALYTICS_VIEW', employees: [2] })
  admin = await server.signIn('admin')
  expect(await chart('getRemindersAnalytics')).toEqual([['2026-03-01', 1]])
  expect(await chart('getWelcomeEmailAnalytics')).toHaveLength(2)
  expect(await chart('getRecognitionGivenAnalytics')).toHaveLength(2)
  expect(await chart('getVouchersGivenAnalytics')).toHaveLength(1)
  expect(await chart('getRecognitionTypesAnalytics')).toEqual([
    ['Removed type', 1],
    ['Teamwork', 1],
  ])
  expect((await ask('getNewsReadAnalytics')).json().values).toEqual([2, 1, 1])
  expect(await chart('getEmployeeActivityAnalytics')).toEqual([
    ['Active', 1],
    ['Inactive', 1],
  ])
})
