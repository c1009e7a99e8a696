import { beforeAll, expect, test } from 'vitest'
import { random } from '../../seed/random.ts'
import { ACTIONS, STORAGE, rebuildFigures, recordEvents, type NewPortalEvent } from '../../people/portal-events.ts'
import { figuresJob, FIRST_DAY } from '../../people/figures.job.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { makeCountedRows } from '../../testing/figures-fixture.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { fixedId } from '../../testing/tenants.ts'
import { makeTopUp } from '../rewards/testing.ts'

// Days that a zone makes 23 or 25 hours long, a leap day, the turn of a year, and days without an event between them.
const DAYS = [
  '2024-02-28',
  '2024-02-29',
  '2024-03-01',
  '2024-03-10',
  '2024-03-31',
  '2024-10-27',
  '2024-11-03',
  '2024-12-31',
]
const PERIOD = { start: '2024-02-28', end: '2025-01-01' }
const KINDS = [...ACTIONS, 'signed_in', 'payslip_uploaded', 'registered'] as const
// In the Azores 27 October 2024 has two midnights.
const ZONES = ['Europe/London', 'America/New_York', 'Atlantic/Azores', 'Pacific/Auckland']

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const employee = (n: number) => fixedId(`employee acme ${n}`)
const events: (NewPortalEvent & { happened_at: string })[] = []

/** Rows of their own, by the report that counts them. */
const COUNTED = {
  getRemindersAnalytics: [],
  getWelcomeEmailAnalytics: [],
  getRecognitionGivenAnalytics: [],
  getVouchersGivenAnalytics: [],
  getVouchersViewedAnalytics: [],
  getNewsReadAnalytics: [],
} as Record<string, { employee_id: string; happened_at: string }[]>

beforeAll(async () => {
  const draw = random('figures')
  for (const day of DAYS)
    for (let index = 0; index < 40; index += 1) {
      const kind = draw.pick(KINDS)
      // Most near midnight, where the zones disagree about the day.
      const minutes = draw.chance(0.7) ? draw.integer(-180, 180) : draw.integer(0, 1439)
      events.push({
        employee_id: employee(draw.integer(1, 3)),
        kind,
        happened_at: new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString(),
        doc_type_name: kind === 'pay_document_downloaded' ? draw.pick(['P45', 'P60']) : null,
      })
    }
  await server.inSystem(async (tx) => {
    await tx.updateTable('clients').set({ figures_since: '2024-01-01' }).execute()
    for (let from = 0; from < events.length; from += 7)
      await recordEvents(tx, admin.clientId, events.slice(from, from + 7))
    await makeTopUp(tx, admin.clientId)
    for (const [index, day] of DAYS.entries()) {
      const employee_id = employee(1 + (index % 3))
      await makeCountedRows(tx, server, { day, employee_id, other: employee(1 + ((index + 1) % 3)) }, (name) => {
        const minutes = draw.integer(-180, 180)
        const happened_at = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString()
        COUNTED[name]?.push({ employee_id, happened_at })
        return happened_at
      })
    }
  })
})

type Row = Record<string, string | number>
const report = async (name: string, query: Record<string, string> = PERIOD, area = 'analytics') => {
  const response = await admin.get(
    `/api/ssp/production/${area}/${admin.clientId}?${new URLSearchParams({ ...(name && { function: name }), ...query }).toString()}`,
  )
  expect([name, response.statusCode]).toEqual([name, 200])
  return response.json()
}

/** The figures of each day, counted from the list of events by the calendar of JavaScript. */
function expected(zone: string, seen: readonly number[]) {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
  const ids = new Set(seen.map(employee))
  const within = <T extends { employee_id: string; happened_at: string }>(all: readonly T[]) =>
    all
      .filter(({ employee_id }) => ids.has(employee_id))
      .map((event) => ({ ...event, day: calendar.format(new Date(event.happened_at)) }))
      .filter(({ day }) => day >= PERIOD.start && day <= PERIOD.end)
  const own = within(events)
  const days = Map.groupBy(own, ({ day }) => day)
  const isAction = ({ kind }: NewPortalEvent) => (ACTIONS as readonly string[]).includes(kind)
  const people = (rows: NewPortalEvent[]) => new Set(rows.map(({ employee_id }) => employee_id)).size
  const rows = [...days].map(([date, all]) => ({
    date,
    stat_logins: all.filter(({ kind }) => kind === 'signed_in').length,
    stat_actions: all.filter(isAction).length,
    stat_unique_visitors: people(all.filter((event) => isAction(event) || event.kind === 'signed_in')),
    stat_payslips: all.filter(({ kind }) => kind === 'payslip_uploaded').length,
    stat_pay_document_downloads: all.filter(({ kind }) => kind === 'pay_document_downloaded').length,
    stat_doc_storage_visitors: people(all.filter(({ kind }) => kind.startsWith('storage_'))),
  }))
  return { own, within, rows: new Map(rows.map((row) => [row.date, row])), isAction, people }
}

/** Compares every figure with the list of events. @returns on how many days there was one. */
async function compare(zone: string, seen: readonly number[], inUse = seen) {
  const { own, within, rows, isAction, people } = expected(zone, seen)
  const stats = (await report('getClientDatesAnalytics')) as Row[]
  const names = Object.keys([...rows.values()][0] ?? {})
  const found = stats.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))
  const isEmpty = (row: Row) => names.every((name) => name === 'date' || row[name] === 0)
  const wanted = [...rows.values()].toSorted((a, b) => a.date.localeCompare(b.date))
  expect(found.filter((row) => !isEmpty(row as Row))).toEqual(wanted.filter((row) => !isEmpty(row)))

  const active = own.filter(
    (event) => (isAction(event) || event.kind === 'signed_in') && inUse.some((n) => event.employee_id === employee(n)),
  )
  for (const end of [...DAYS, PERIOD.end]) {
    const count = people(active.filter(({ day }) => day <= end))
    expect((await report('getEmployeeActivityAnalytics', { ...PERIOD, end })).values).toEqual([
      count,
      inUse.length - count,
    ])
    const alone = people(active.filter(({ day }) => day === end))
    expect((await report('getEmployeeActivityAnalytics', { start: end, end })).values).toEqual([
      alone,
      inUse.length - alone,
    ])
  }
  const registrations = await report('', PERIOD, 'registrations')
  const months = Map.groupBy(
    own.filter(({ kind }) => kind === 'registered'),
    ({ day }) => day.slice(0, 7),
  )
  expect(registrations.labels).toHaveLength(12)
  expect(registrations.values).toEqual(registrations.labels.map((month: string) => months.get(month)?.length ?? 0))
  const visits = own.filter(({ kind }) => kind === 'pension_visited')
  for (const day of DAYS) {
    const of = visits.filter((visit) => visit.day === day).length
    expect((await report('getPensionVisitsAnalytics', { start: day, end: day })).values).toEqual([of])
    expect(await report('getEmployeeInteractionsData', { start: day, end: day, docType: '10' })).toMatchObject({
      count: of,
    })
  }
  await compareKinds(own, people)
  for (const [name, made] of Object.entries(COUNTED)) {
    const counted = within(made)
    const sum = ({ values }: { values: number[] }) => values.reduce((total, value) => total + value, 0)
    expect([name, sum(await report(name))]).toEqual([name, counted.length])
    for (const day of DAYS)
      expect([name, day, sum(await report(name, { start: day, end: day }))]).toEqual([
        name,
        day,
        counted.filter((row) => row.day === day).length,
      ])
  }
  return rows.size
}

/** Compares the reports of what employees did, and the lists below their charts. */
async function compareKinds(own: (NewPortalEvent & { day: string })[], people: (rows: NewPortalEvent[]) => number) {
  const of = (kind: NewPortalEvent['kind']) => own.filter((event) => event.kind === kind)
  const sums = (kind: NewPortalEvent['kind']) => {
    const days = Map.groupBy(of(kind), ({ day }) => day)
    return [...days].map(([day, all]) => [day, all.length]).toSorted(([one], [other]) => (one! < other! ? -1 : 1))
  }
  const shown = ({ labels, values }: { labels: string[]; values: number[] }) =>
    labels.map((label, index) => [label, values[index]]).filter(([, value]) => value !== 0)

  expect(await report('getPayslipsViewedUploadedAnalytics')).toEqual({
    stat_payslips: of('payslip_uploaded').length,
    stat_payslip_downloads: of('payslip_viewed').length,
  })
  expect(await report('getPaydocumentsViewedUploadedAnalytics')).toEqual({
    stat_pay_document_uploads: 0,
    stat_pay_document_downloads: of('pay_document_downloaded').length,
  })
  const types = Map.groupBy(of('pay_document_downloaded'), ({ doc_type_name }) => doc_type_name ?? '')
  expect(shown(await report('getPaydocumentTypesDownloadsAnalytics'))).toEqual(
    [...types].map(([type, all]) => [type, all.length]).toSorted(([one], [other]) => (one! < other! ? -1 : 1)),
  )
  expect(shown(await report('getPayslipsUploadedAnalytics'))).toEqual(sums('payslip_uploaded'))
  expect(shown(await report('getPensionVisitsAnalytics'))).toEqual(sums('pension_visited'))
  const stored = own.filter(({ kind }) => kind.startsWith('storage_'))
  const breakdown = await report('getDocumentStorageBreakdownAnalytics')
  expect([breakdown.values, breakdown.count]).toEqual([STORAGE.map((kind) => of(kind).length), people(stored)])
  for (const user of breakdown.data)
    expect([user.uploaded, user.downloaded, user.deleted, user.restored]).toEqual(
      STORAGE.map((kind) => of(kind).filter(({ employee_id }) => employee_id === user.employee_id).length),
    )
  for (const [docType, kind] of [
    ['8', 'payslip_viewed'],
    ['9', 'pay_document_downloaded'],
    ['10', 'pension_visited'],
  ] as const) {
    const list = await report('getEmployeeInteractionsData', { ...PERIOD, docType, limit: '100' })
    expect([list.count, list.employees.length]).toEqual([of(kind).length, of(kind).length])
  }
}

test('what is counted as it happens is what a job counts again from the events', async () => {
  const { database, jobs } = server.deps
  const state = () =>
    database.withSystem(async (tx) => [
      await tx.selectFrom('employee_days').selectAll().orderBy('date').orderBy('employee_id').execute(),
      await tx.selectFrom('daily_stats').selectAll().orderBy('date').execute(),
      await tx.selectFrom('employee_last_days').selectAll().orderBy('employee_id').execute(),
    ])
  const recorded = await state()
  expect(recorded[0]?.length).toBeGreaterThan(10)
  await database.withSystem(async (tx) => {
    await tx.updateTable('employee_days').set({ sign_ins: 99 }).execute()
    await tx.updateTable('daily_stats').set({ logins: 99 }).execute()
    await tx.updateTable('employee_last_days').set({ date: '2024-12-30' }).execute()
    const { clientId } = admin
    const client = await tx
      .selectFrom('clients')
      .select('platform_id')
      .where('id', '=', clientId)
      .executeTakeFirstOrThrow()
    await jobs.enqueue(tx, figuresJob, { clientId, platformId: client.platform_id, from: FIRST_DAY })
  })
  // The days lie in four slices; the last job finds no day.
  expect(await jobs.drain()).toBe(5)
  expect(await state()).toEqual(recorded)
})

test.each(ZONES)('every figure is a count of events by the days of %s, also when it is counted again', async (zone) => {
  await server.inSystem(async (tx) => {
    await tx.updateTable('clients').set({ time_zone: zone }).where('id', '=', admin.clientId).execute()
    await rebuildFigures(tx, admin.clientId)
  })
  expect(await compare(zone, [1, 2, 3])).toBeGreaterThan(5)
  await restrictTeam(server, { username: 'admin', permission: 'ANALYTICS_VIEW', employees: [2] })
  expect(await compare(zone, [1, 3])).toBeGreaterThan(5)
  await liftRestriction(server, { username: 'admin', permission: 'ANALYTICS_VIEW' })
})

test('an employee who leaves keeps the figures of their days, an employee who moves to another team takes them along', async () => {
  const setDeactivated = (at: string | null) =>
    server.db.updateTable('employees').set({ deactivated_at: at }).where('id', '=', employee(3)).execute()
  const zone = 'Pacific/Auckland'
  await setDeactivated('2025-03-01T00:00:00Z')
  expect(await compare(zone, [1, 2, 3], [1, 2])).toBeGreaterThan(5)
  await restrictTeam(server, { username: 'admin', permission: 'ANALYTICS_VIEW', employees: [1] })
  expect(await compare(zone, [2, 3], [2])).toBeGreaterThan(5)
  await setDeactivated(null)
  expect(await compare(zone, [2, 3])).toBeGreaterThan(5)
  await liftRestriction(server, { username: 'admin', permission: 'ANALYTICS_VIEW' })
})

test('deactivations are counted by the day of the client, and none of who came back', async () => {
  const set = (deactivated_at: string | null) =>
    server.db.updateTable('employees').set({ deactivated_at }).where('id', '=', employee(2)).execute()
  const count = async (day: string) => {
    const { values, additional } = await report('getDeactivatedEmployeesAnalytics', { start: day, end: day })
    return [...values, additional.count]
  }
  // 00:30 of the next day in Auckland.
  await set('2024-03-09T11:30:00Z')
  expect([await count('2024-03-09'), await count('2024-03-10')]).toEqual([
    [0, 0],
    [1, 1],
  ])
  await set(null)
  expect(await count('2024-03-10')).toEqual([0, 0])
})

test('what an account does after it was merged is counted for the other one, also when it is counted again', async () => {
  const { clientId } = admin
  const merge = { client_id: clientId, employee_id: employee(3), linked_id: employee(1) }
  const did = (n: number, kind: NewPortalEvent['kind']) => ({
    employee_id: employee(n),
    kind,
    happened_at: '2026-07-01T02:00:00Z',
  })
  await server.inSystem(async (tx) => {
    await recordEvents(tx, clientId, [did(3, 'signed_in')])
    await tx
      .insertInto('employee_merges')
      .values({ ...merge, user_id: server.tenants.userId('acme', 'admin') })
      .execute()
    await recordEvents(tx, clientId, [did(3, 'signed_in'), did(1, 'storage_uploaded'), did(3, 'storage_uploaded')])
  })
  const figures = async () => {
    const days = { start: '2026-07-01', end: '2026-07-01' }
    const [day] = await report('getClientDatesAnalytics', days)
    return [day.stat_logins, day.stat_actions, day.stat_unique_visitors, day.stat_doc_storage_visitors].concat(
      (await report('getEmployeeActivityAnalytics', days)).values,
    )
  }
  // While it is merged, the account is none of those in use (docs/decisions/0111).
  expect(await figures()).toEqual([2, 2, 2, 1, 1, 1])
  await server.inSystem(async (tx) => {
    await rebuildFigures(tx, clientId, '2026-06-30', '2026-07-02')
    await tx.deleteFrom('employee_merges').where('client_id', '=', clientId).execute()
  })
  expect(await figures()).toEqual([2, 2, 2, 1, 2, 1])
})

test('events of one employee at the same time make one visitor, and a count of the day loses none', async () => {
  const { clientId } = admin
  const event = (kind: NewPortalEvent['kind']) => ({
    employee_id: employee(1),
    kind,
    happened_at: '2026-06-01T02:00:00Z',
  })
  const work = (kind: NewPortalEvent['kind']) => server.inSystem((tx) => recordEvents(tx, clientId, [event(kind)]))
  await Promise.all([
    ...Array.from({ length: 6 }, () => work('signed_in')),
    ...Array.from({ length: 6 }, () => work('storage_uploaded')),
    server.inSystem((tx) => rebuildFigures(tx, clientId, '2026-05-31', '2026-06-02')),
  ])
  const [day] = await report('getClientDatesAnalytics', { start: '2026-06-01', end: '2026-06-01' })
  expect(day).toMatchObject({ stat_unique_visitors: 1, stat_logins: 6, stat_actions: 6, stat_doc_storage_visitors: 1 })
})

test('days before the client had events keep the figures that were counted then', async () => {
  const { clientId } = admin
  const old = { start: '2023-05-01', end: '2023-05-01' }
  await server.inSystem(async (tx) => {
    await tx.insertInto('daily_stats').values({ client_id: clientId, date: old.start, logins: 40 }).execute()
    await recordEvents(tx, clientId, [
      { employee_id: employee(1), kind: 'signed_in', happened_at: '2023-05-01T02:00:00Z' },
    ])
    await rebuildFigures(tx, clientId)
  })
  expect(await report('getClientDatesAnalytics', old)).toMatchObject([{ stat_logins: 40 }])
  expect((await report('getEmployeeActivityAnalytics', old)).values).toEqual([1, 2])
})
