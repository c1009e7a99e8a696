import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../db/database.ts'
import { ACTIONS, rebuildFigures, recordEvents, type PortalEventKind } from '../../people/portal-events.ts'
import { random } from '../../seed/random.ts'
import { employeeAt, grantTo } from '../../testing/people.ts'
import { makeCountedRows, reportsOfContract } from '../../testing/figures-fixture.ts'
import { restrictTeam } from '../../testing/restrict-team.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { makeEmployee } from '../employees/testing.ts'
import { makeTopUp } from '../rewards/testing.ts'
import { makePayDocument } from '../pay/testing.ts'

// `admin` sees everybody; `reader` is kept from one of the employees by a team.
const server = setUpServer()
const admin = setUpUser(server, 'admin')
const reader = setUpUser(server, 'reader')
const DAYS = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-04-02']
const PERIOD = { start: '2026-03-01', end: '2026-04-30' }
const ZONES = ['Europe/London', 'Asia/Kathmandu', 'Pacific/Chatham']
const KINDS: readonly PortalEventKind[] = [...ACTIONS, 'signed_in', 'payslip_uploaded', 'registered', 'deactivated']

const HIDDEN = fixedId('employee out of reach')
const LEFT = fixedId('employee who left')
const SEEN = fixedId('employee within reach')
const PEOPLE = [HIDDEN, LEFT, SEEN]
const NAMES = ['Quibberdorf', 'quibberdorf@acme.example', 'QB-00']

const system = <T>(work: (tx: Tx) => Promise<T>) => server.inSystem(work)

beforeAll(async () => {
  await grantTo(server, ['reader'], ['ANALYTICS_VIEW', 'EMPLOYEES_VIEW', 'CLIENT_VIEW'])
  const draw = random('removals')
  await system(async (tx) => {
    await tx.updateTable('clients').set({ figures_since: '2026-01-01' }).execute()
    await makeTopUp(tx, admin.clientId)
    for (const [index, id] of PEOPLE.entries()) {
      const [surname, email, identifier] = NAMES
      await makeEmployee(tx, admin.clientId, {
        id,
        surname,
        email: `${index}${email}`,
        identifier: `${identifier}${index}`,
        deactivated_at: id === LEFT ? '2026-04-02T22:31:00Z' : null,
      })
    }
    for (const [index, day] of DAYS.entries()) {
      // Near the midnights of the zones.
      const moment = () =>
        new Date(Date.parse(`${day}T00:00:00Z`) + draw.integer(-900, 900) * 60_000 + 123).toISOString()
      const employee_id = PEOPLE[index % PEOPLE.length] ?? SEEN
      await makeCountedRows(tx, server, { day, employee_id, other: employeeAt(1) }, moment)
      const document = {
        id: fixedId(`pay document ${day}`),
        employee_id,
        file_name: `${day}.pdf`,
        created_at: moment(),
      }
      await makePayDocument(tx, admin.clientId, document)
      await recordEvents(
        tx,
        admin.clientId,
        Array.from({ length: 60 }, () => {
          const kind = draw.pick(KINDS)
          const doc_type_name = kind === 'pay_document_downloaded' ? 'P45' : null
          return { employee_id: draw.pick([...PEOPLE, employeeAt(1)]), kind, doc_type_name, happened_at: moment() }
        }),
      )
    }
  })
  await restrictTeam(server, { username: 'reader', permission: 'ANALYTICS_VIEW', employees: [2] })
  await system((tx) =>
    sql`insert into team_members (client_id, team_id, employee_id)
      select client_id, team_id, ${HIDDEN} from team_members where employee_id = ${employeeAt(2)}`.execute(tx),
  )
})

/** Those that say how many accounts there are, or who uploaded files, and count nothing that employees did. */
const OF_ACCOUNTS = new Set([
  'getEmployeeRegistrationAnalytics',
  'getRegisteredVsUnregisteredAnalytics',
  'getEmployeeActivityAnalytics',
  'getEmployeeActivityDrilldownAnalytics',
])
// A gift keeps its row, without its employee: it is within the reach of every caller (docs/decisions/0053).
const OF_GIFTS = new Set(['getVouchersGivenAnalytics', 'getVouchersViewedAnalytics'])

const VARIANTS: Record<string, Record<string, string>[]> = {
  getEmployeeInteractionsData: ['8', '9', '10'].map((docType) => ({ docType })),
  getChildTileData: [{ tileTitle: 'Holiday' }],
  getNewsArticleAnalytics: DAYS.map((day) => ({ id: fixedId(`article ${day}`) })),
}

/** Every report of the contract, without those of accounts. */
const reports = reportsOfContract()
  .filter(({ name }) => !OF_ACCOUNTS.has(name))
  .flatMap(({ name, url }) =>
    (VARIANTS[name] ?? [{}]).map((more) => ({ name, url, query: { ...(name && { function: name }), ...more } })),
  )

/** What an answer counts: its list is no figure, but with `former` its count is. */
function figuresOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(figuresOf)
  if (typeof answer !== 'object' || answer === null) return answer
  const { employees: _e, data: _d, readers: _r, active: _a, former = 0, ...figures } = answer as Record<string, unknown>
  const entries = Object.entries(figures).map(([name, value]) => [
    name,
    name === 'count' ? Number(value) + Number(former) : figuresOf(value),
  ])
  return Object.fromEntries(entries)
}

const ask = async (who: SignedIn, { url, query }: { url: string; query: Record<string, string> }) => {
  const search = new URLSearchParams({ ...PERIOD, ...query }).toString()
  const response = await who.get(`/api${url.replace('{clientId}', who.clientId)}?${search}`)
  expect([search, response.statusCode]).toEqual([search, 200])
  return response.json()
}

async function readFigures(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [caller, who] of Object.entries({ admin, reader }))
    for (const address of reports) {
      if (who === reader && OF_GIFTS.has(address.name)) continue
      found[`${caller} ${JSON.stringify(address.query)}`] = figuresOf(await ask(who, address))
    }
  return found
}

const rebuild = (zone: string) =>
  system(async (tx) => {
    await tx.updateTable('clients').set({ time_zone: zone }).where('id', '=', admin.clientId).execute()
    await rebuildFigures(tx, admin.clientId)
  })

const remove = async (id: string) =>
  (await admin.delete(`/api/ssp/production/employees/${admin.clientId}`, { id })).statusCode

const post = async (name: string, payload: object) => {
  const url = `/api/ssp/production/employees/${admin.clientId}?function=${name}`
  return (await admin.post(url, payload)).statusCode
}
const merge = () =>
  post('mergeEmployee', { employee_id: SEEN, linked_id: employeeAt(3), take: ['email', 'identifier'] })

test('a merge and its removal change no figure', async () => {
  await rebuild('Europe/London')
  const before = await readFigures()
  expect(Object.keys(before).length).toBeGreaterThan(50)
  expect(await merge()).toBe(200)
  expect(await readFigures()).toEqual(before)
  expect(await post('deleteMerge', { employee_id: SEEN, target_employee_id: employeeAt(3) })).toBe(200)
  expect(await readFigures()).toEqual(before)
  await rebuild('Europe/London')
  expect(await readFigures()).toEqual(before)
})

test('the figures of every report are the same after employees were removed, and when they are counted again', async () => {
  const before = new Map<string, Record<string, unknown>>()
  for (const zone of ZONES) {
    await rebuild(zone)
    before.set(zone, await readFigures())
  }
  expect(new Set([...before.values()].map((figures) => JSON.stringify(figures))).size).toBe(ZONES.length)
  expect(await merge()).toBe(200)
  expect([await remove(HIDDEN), await remove(LEFT), await remove(SEEN)]).toEqual([200, 200, 200])
  expect(await readFigures()).toEqual(before.get(ZONES.at(-1) ?? ''))
  for (const zone of ZONES) {
    await rebuild(zone)
    expect(await readFigures()).toEqual(before.get(zone))
  }
})

test('lists name no former employee, and say how many rows of them their report counts', async () => {
  const list = (who: SignedIn, name: string, more: Record<string, string> = {}) =>
    ask(who, { url: '/ssp/production/analytics/{clientId}', query: { function: name, limit: '100', ...more } })
  const { employees, count, former } = await list(admin, 'getEmployeeInteractionsData', { docType: '10' })
  expect([employees.length, former > 0]).toEqual([count, true])
  expect((await list(reader, 'getEmployeeInteractionsData', { docType: '10' })).former).toBeLessThan(former)
  expect(await list(admin, 'getEmployeeInteractionsData', { docType: '10', search: 'Quibberdorf' })).toEqual({
    employees: [],
    count: 0,
  })
  expect(await list(admin, 'getDocumentStorageBreakdownAnalytics')).toMatchObject({ count: 1, former: 3 })
  expect((await list(admin, 'getDeactivatedEmployeesAnalytics')).additional).toMatchObject({ count: 0, former: 1 })
  const id = fixedId(`article ${DAYS[0]}`)
  expect(await list(admin, 'getNewsArticleAnalytics', { id })).toMatchObject({ readers: [], count: 0, former: 1 })
  expect(await list(reader, 'getNewsArticleAnalytics', { id })).toEqual({ title: DAYS[0], readers: [], count: 0 })
})

test('nothing that figures keep identifies a former employee', async () => {
  const kept = ['former_employees', 'former_employee_teams', 'former_records', 'portal_events', 'employee_days']
  const texts = await system(async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and has_table_privilege(oid, 'select')`.execute(tx)
    const found = new Map<string, string>()
    for (const { name } of tables) {
      const { rows } = await sql<{
        all: string | null
      }>`select string_agg(t::text, ' ') as all from ${sql.table(name)} t`.execute(tx)
      found.set(name, rows[0]?.all ?? '')
    }
    return found
  })
  const naming = (terms: readonly string[]) =>
    [...texts].filter(([, text]) => terms.some((word) => text.includes(word))).map(([name]) => name)
  // The log of the surviving account names the merged one, and the audit log the removed ones.
  expect(naming([...PEOPLE, ...NAMES]).filter((name) => kept.includes(name))).toEqual([])
  const former = await system((tx) => tx.selectFrom('former_employees').select('id').execute())
  expect(former).toHaveLength(PEOPLE.length)
  expect(naming(former.map(({ id }) => id)).toSorted()).toEqual(kept.toSorted())
  const { rows: exact } = await system((tx) =>
    sql`select happened_at from (select employee_id, happened_at from portal_events
        union all select employee_id, happened_at from former_records) v join former_employees f on f.id = v.employee_id
      where extract(epoch from happened_at)::numeric % 900 <> 0`.execute(tx),
  )
  expect(exact).toEqual([])
})

test('an employee without figures leaves nothing, and no event is recorded for one who is gone', async () => {
  const id = await system((tx) => makeEmployee(tx, admin.clientId))
  const formers = () => system((tx) => tx.selectFrom('former_employees').selectAll().orderBy('id').execute())
  const before = await formers()
  expect(await remove(id)).toBe(200)
  expect(await formers()).toEqual(before)
  const late = { employee_id: id, kind: 'signed_in' as const, happened_at: '2026-03-28T12:00:00Z' }
  await expect(system((tx) => recordEvents(tx, admin.clientId, [late]))).rejects.toMatchObject({ code: 'invalid' })
})
