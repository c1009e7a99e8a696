import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { send, ACME, callerOf, refresh, signIn } from '../rig/caller.ts'
import { Findings, type Fault, type Report } from '../rig/report.ts'
import { startServer } from '../rig/server-process.ts'
import { onBothDatabases, type Site } from '../rig/site.ts'

const preload = join(import.meta.dirname, '../rig/shift-clock.ts')
const HOUR = 3_600_000

/** A moment to start at, and the time zone of the machine. */
interface Moment {
  name: string
  shift: () => number
  zone: string
}

const until = (moment: string) => () => Date.parse(moment) - Date.now()
const MOMENTS: Moment[] = [
  { name: 'two hours ahead', shift: () => 2 * HOUR, zone: 'UTC' },
  { name: 'two hours behind', shift: () => -2 * HOUR, zone: 'UTC' },
  { name: 'the hour that London leaves out', shift: until('2027-03-28T00:59:57Z'), zone: 'Europe/London' },
  { name: 'the hour that London has twice', shift: until('2027-10-31T00:59:57Z'), zone: 'Europe/London' },
  { name: 'midnight of a leap day', shift: until('2028-02-28T23:59:57Z'), zone: 'Pacific/Auckland' },
  { name: 'the end of a leap day', shift: until('2028-02-29T23:59:57Z'), zone: 'America/New_York' },
]

async function inject(site: Site): Promise<Report> {
  const findings = new Findings()
  let requests = 0
  const expectStatus = (what: string, status: number, ...allowed: number[]) => {
    requests += 1
    findings.check(allowed.includes(status), `${what} returns ${status}`)
  }
  const before = await startServer(site.env)
  let held = await signIn(before.origin)
  await before.kill()
  let statistics: string | undefined

  for (const { name, shift, zone } of MOMENTS) {
    const server = await startServer({ ...site.env, TZ: zone, FAULT_CLOCK_SHIFT: String(shift()) }, { preload })
    // A session from another time is renewed or ended, but never causes a server error.
    expectStatus(
      `${name}: a token of another time`,
      (await callerOf(server.origin, held.token, held.refreshToken).list()).status,
      200,
      401,
    )
    expectStatus(`${name}: its refresh`, (await refresh(server.origin, held.refreshToken)).status, 200, 401)
    const caller = await signIn(server.origin)
    for (let turn = 0; turn < 4; turn++) {
      expectStatus(`${name}: a list`, (await caller.list()).status, 200)
      expectStatus(`${name}: a create`, (await caller.create(randomUUID(), `C-${randomUUID()}`)).status, 200, 201)
      await new Promise((done) => setTimeout(done, 1_200)) // across the change of the hour or the day
    }
    const renewed = await refresh(server.origin, caller.refreshToken)
    expectStatus(`${name}: a refresh`, renewed.status, 200)
    held = callerOf(server.origin, String(renewed.body['token']), String(renewed.body['refreshToken']))
    expectStatus(`${name}: the renewed token`, (await held.list()).status, 200)

    const range = 'function=getDashboardStats&start=2026-10-20&end=2026-10-30'
    const days = await send(`${server.origin}/api/ssp/production/client/${ACME}?${range}`, {
      headers: { authorization: `Bearer ${held.token}`, 'ssp-client': ACME },
    })
    statistics ??= JSON.stringify(days.body)
    findings.check(
      JSON.stringify(days.body) === statistics,
      `${name}: the statistics of October 2026 differ in ${zone}`,
    )
    await server.kill()
  }
  const figures = { requests }
  return {
    fault: 'clock off by two hours, summer time, leap day',
    where: site.where,
    rounds: MOMENTS.length,
    figures,
    failures: findings.failures,
  }
}

/** Other server clocks and time zones, around calendar changes. */
export const clock: Fault = { name: 'clock', run: () => onBothDatabases(inject) }
