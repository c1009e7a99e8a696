import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordEvents } from '../../people/portal-events.ts'
import { employeeAt } from '../../testing/people.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')

const address = (clientId: string, rest = '') => `/api/ssp/production/client/${clientId}${rest}`
const get = (rest = '', who = admin) => who.get(address(who.clientId, rest))
const save = (payload: object, headers: Record<string, string> = {}, who = admin) =>
  who.patch(address(who.clientId), payload, headers)
const notice = async () => (await server.inject({ method: 'GET', url: address(admin.clientId, '/notice') })).json()

test('settings are saved for one client, with the version that was read', async () => {
  const other = await server.signIn('admin', { client: 'borealis' })
  const before = await get()
  expect(before.json()).toMatchObject({ id: admin.clientId, login_timeout: 0, login_retries: null })
  const etag = before.headers['etag'] as string
  const saved = await save(
    { login_timeout: 1, login_retries: 3, loginIdentifierType: ' Staff number ' },
    { 'if-match': etag },
  )
  expect(saved.json()).toEqual({ success: true })
  expect((await get()).json()).toMatchObject({
    login_timeout: 1,
    login_retries: 3,
    loginIdentifierType: 'Staff number',
  })
  expect((await get('', other)).json()).toMatchObject({ login_timeout: 0, login_retries: null })
  expect((await save({ login_timeout: 0 }, { 'if-match': etag })).statusCode).toBe(412)
  expect((await save({ login_timeout: 0 })).statusCode).toBe(200)
})

test('what a setting cannot be is rejected at its field', async () => {
  const rejected = [
    { login_retries: 2 },
    { login_timeout_time: 61 },
    { login_timeout: 2 },
    { notice_start: 'soon' },
    { notice_title: 'x'.repeat(201) },
    { clientName: 'Other' },
    { loginIdentifierType: ' ' },
  ]
  for (const payload of rejected) expect((await save(payload)).statusCode, JSON.stringify(payload)).toBe(400)
})

test('a reader reads, and another client is absent', async () => {
  const reader = await server.signIn('reader')
  expect((await save({ manager_share_only: 1 }, {}, reader)).statusCode).toBe(403)
  const foreign = server.tenants.clientId('castor')
  const headers = { 'ssp-client': foreign }
  expect((await admin.get(address(foreign), headers)).statusCode).toBe(404)
  const change = { method: 'PATCH', url: address(foreign), headers, payload: { login_timeout: 1 } } as const
  expect((await admin.send(change)).statusCode).toBe(404)
})

test('the notice keeps text and links, and loses scripts, styles and what runs', async () => {
  const message = [
    '<h2 style="color:red">Pay day</h2><p onclick="x()">On <b>Friday</b><script>alert(1)</script></p>',
    '<a href="javascript:alert(1)">a</a><a href="https://example.com/x" target="_self">b</a>',
    '<img src=x onerror=alert(1)><svg><script>1</script></svg><iframe src="https://evil.example"></iframe><style>*{}</style>',
  ].join('')
  await save({ show_notice_message: 1, notice_title: 'Pay', notice_message: message })
  const { notice_message: kept } = (await get()).json()
  expect(kept).toContain('<h2>Pay day</h2>')
  expect(kept).toContain('<a href="https://example.com/x">b</a>')
  expect(kept).not.toMatch(/script|style|onclick|onerror|javascript|img|svg|iframe/i)
})

test('the notice is public between its dates only', async () => {
  const day = 86_400_000
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  const text = { title: 'Closed', message: '<p>On Monday.</p>' }
  const shown = { show_notice_message: 1, notice_title: text.title, notice_message: text.message }
  const cases = [
    [{ notice_start: at(-1), notice_end: at(1) }, text],
    [{ notice_start: null, notice_end: null }, text],
    [{ notice_start: at(1), notice_end: at(2) }, null],
    [{ notice_start: at(-2), notice_end: at(-1) }, null],
    [{ notice_start: at(1), notice_end: at(-1) }, null],
    [{ notice_start: null, notice_end: null, show_notice_message: 0 }, null],
  ] as const
  for (const [change, expected] of cases) {
    expect((await save({ ...shown, ...change })).statusCode).toBe(200)
    expect(await notice(), JSON.stringify(change)).toEqual({ notice: expected })
  }
})

test('the lock of the client rules its sign-in, and the platform rules where it says nothing', async () => {
  const attempt = (username: string, password = 'wrong') =>
    server.inject({
      method: 'POST',
      url: `/api/login/${admin.clientId}`,
      payload: { username, password },
    })
  await save({ login_timeout: 1, login_retries: 1, login_timeout_time: 30 })
  expect((await attempt('locked-soon')).statusCode).toBe(200)
  const locked = await attempt('locked-soon')
  expect(locked.statusCode).toBe(429)
  expect(locked.json().message).toMatch(/^Too many attempts, try again in (?:2\d|30) seconds$/)
  await save({ login_timeout: 0 })
  for (let count = 0; count < 10; count += 1) expect((await attempt('locked-late')).statusCode).toBe(200)
  expect((await attempt('locked-late')).json().message).toBe('Too many attempts, try again in 5 minutes')
})

test('the pin belongs to the client of the path', async () => {
  expect((await get('/pin')).json()).toHaveProperty('pin')
  expect((await get(`/pin?clientId=${server.tenants.clientId('borealis')}`)).statusCode).toBe(409)
  expect((await get('/pin?platformId=00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
})

const signIns = async (who = admin) => {
  const query = 'function=getClientDatesAnalytics&start=2026-05-31&end=2026-06-02'
  const response = await who.get(`/api/ssp/production/analytics/${who.clientId}?${query}`)
  expect(response.statusCode).toBe(200)
  return response.json<{ stat_logins: number }[]>().filter(({ stat_logins: count }) => count > 0)
}
const zoneOf = async (who = admin) => (await get('', who)).json().time_zone

test('another time zone counts the figures again by its days, those of a restricted account too', async () => {
  const { database, jobs } = server.deps
  const happened_at = '2026-06-01T22:30:00Z'
  await database.withSystem((tx) =>
    recordEvents(
      tx,
      admin.clientId,
      [1, 2].map((n) => ({ employee_id: employeeAt(n), kind: 'signed_in' as const, happened_at })),
    ),
  )
  await jobs.drain()
  const other = await server.signIn('admin', { client: 'borealis' })
  expect(await signIns()).toMatchObject([{ date: '2026-06-01', stat_logins: 2 }])
  expect((await save({ time_zone: 'Asia/Tokyo' })).statusCode).toBe(200)
  expect(await jobs.drain()).toBeGreaterThan(1)
  expect(await signIns()).toMatchObject([{ date: '2026-06-02', stat_logins: 2 }])
  const restriction = { username: 'admin', permission: 'ANALYTICS_VIEW' }
  await restrictTeam(server, { ...restriction, employees: [2] })
  expect(await signIns()).toMatchObject([{ date: '2026-06-02', stat_logins: 1 }])
  await liftRestriction(server, restriction)
  const { rows } = await database.withSystem((tx) =>
    sql<{ details: object }>`select details from audit_log
      where client_id = ${admin.clientId} and action = 'clientSettings.save' order by at desc limit 1`.execute(tx),
  )
  expect(rows).toMatchObject([{ details: { changed: ['time_zone'] } }])
  expect([await zoneOf(), await zoneOf(other)]).toEqual(['Asia/Tokyo', 'Europe/London'])
})

test('a save that leaves the time zone as it is queues nothing', async () => {
  await save({ time_zone: 'Asia/Tokyo' })
  await server.deps.jobs.drain()
  await save({ time_zone: 'Asia/Tokyo', login_timeout: 0 })
  await save({ manager_share_only: 1 })
  expect(await server.deps.jobs.drain()).toBe(0)
  expect(await zoneOf()).toBe('Asia/Tokyo')
})

test('what is no time zone is rejected at its field and queues nothing', async () => {
  const before = await zoneOf()
  for (const time_zone of ['Europe/Atlantis', '+02:00', 'EST5EDT', 'europe/london', 'Europe/London ', '', null, 7]) {
    const response = await save({ time_zone })
    expect(response.statusCode, String(time_zone)).toBe(400)
    expect(Object.keys(response.json().fields), String(time_zone)).toEqual(['time_zone'])
  }
  const foreign = server.tenants.clientId('castor')
  const headers = { 'ssp-client': foreign }
  const payload = { time_zone: 'Asia/Tokyo' }
  expect((await admin.patch(address(foreign), payload, headers)).statusCode).toBe(404)
  expect((await save(payload, {}, await server.signIn('reader'))).statusCode).toBe(403)
  expect([await server.deps.jobs.drain(), await zoneOf()]).toEqual([0, before])
})

test('every zone that the form offers can be saved', async () => {
  const rejected: string[] = []
  for (const time_zone of ['UTC', ...Intl.supportedValuesOf('timeZone')])
    if ((await save({ time_zone })).statusCode !== 200) rejected.push(time_zone)
  expect(rejected).toEqual([])
})
