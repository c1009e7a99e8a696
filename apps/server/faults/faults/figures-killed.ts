import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { grantPermissions } from '../../src/modules/access/testing.ts'
import { recordEvents, type PortalEventKind } from '../../src/people/portal-events.ts'
import { fixedId, TENANTS } from '../../src/testing/tenants.ts'
import { readFrom, type Life } from '../rig/bulk-works.ts'
import { ACME, post, send, signIn } from '../rig/caller.ts'
import { Findings, type Effort, type Fault, type Report } from '../rig/report.ts'
import { startServer, type Server } from '../rig/server-process.ts'
import { onBothDatabases, type Site } from '../rig/site.ts'

/** Events of a batch, and days of the client before the batches. */
const SIZE = 500
const DAYS = 700
/** Milliseconds from the request to the end of the server: before, in and after the transaction. */
const KILLS = [5, 20, 40, 80, 160]
/** Times that the server is killed during a count, and milliseconds that the count may take: the queue takes a job back only after its heartbeats lapsed. */
const ENDS = 3
const LIMIT = 10 * 60_000
/** The time zone in which the figures are counted again; until then it is that of new clients. */
const BEFORE = 'Europe/London'
const AFTER = 'Pacific/Auckland'
const DAY_MS = 86_400_000
const KINDS: readonly PortalEventKind[] = ['signed_in', 'storage_uploaded', 'pension_visited']

const eventAt = (index: number, at: number) => ({
  employee_id: fixedId(`employee acme ${1 + (index % 3)}`),
  kind: KINDS[index % KINDS.length] ?? 'signed_in',
  happened_at: new Date(at).toISOString(),
})

/** Figures of the days that differ from a count of the events, and how many events there are. */
async function compare(site: Site, zone: string): Promise<{ events: number; differing: number }> {
  return site.inspect(async ({ kysely }) => {
    const { rows } = await sql<{ events: number; differing: number }>`
      with e as (
        select (happened_at at time zone ${zone})::date as date, employee_id, kind from portal_events where client_id = ${ACME}
      ), d as (
        select date, count(*) filter (where kind = 'signed_in') as logins, count(*) filter (where kind <> 'signed_in') as actions,
          count(distinct employee_id) as visitors from e group by date
      )
      select (select count(*)::int from e) as events, (count(*) filter (where
        (d.logins, d.actions, d.visitors) is distinct from (s.logins::bigint, s.actions::bigint, s.unique_visitors::bigint)))::int as differing
      from d full join (select * from daily_stats where client_id = ${ACME}) s using (date)`.execute(kysely)
    return rows[0] ?? { events: 0, differing: -1 }
  })
}

async function prepare(site: Site): Promise<void> {
  await site.inspect((database) =>
    database.withSystem(async (tx) => {
      await tx.updateTable('clients').set({ figures_since: '2000-01-01' }).where('id', '=', ACME).execute()
      await grantPermissions(tx, { client_id: ACME, user_id: TENANTS.userId('acme', 'admin') }, ['EMPLOYEES_UPDATE'])
      const from = Date.now() - (DAYS + 40) * DAY_MS
      await recordEvents(
        tx,
        ACME,
        Array.from({ length: DAYS }, (_, day) => eventAt(day, from + day * DAY_MS)),
      )
    }),
  )
}

/** Sends batches, ends the server in each, and sends the same batch again. @returns how many had been recorded before. */
async function killInBatches(site: Site, rounds: number, findings: Findings): Promise<number> {
  let server = await startServer(site.env)
  let repeated = 0
  for (let round = 0; round < rounds; round += 1) {
    const events = Array.from({ length: SIZE }, (_, index) => eventAt(index, Date.now() - (index % 20) * DAY_MS))
    const key = randomUUID()
    const sendTo = async ({ origin }: Server) => {
      const { token } = await signIn(origin)
      const headers = { authorization: `Bearer ${token}`, 'ssp-client': ACME, 'idempotency-key': key }
      const url = `${origin}/api/ssp/production/analytics/${ACME}?function=recordPortalEvents`
      return () => post(url, { events }, headers)
    }
    const first = (await sendTo(server))()
    await wait(KILLS[round % KILLS.length])
    await server.kill()
    if ((await first).status === 200) repeated += 1
    server = await startServer(site.env)
    const again = await (await sendTo(server))()
    findings.check(again.status === 200, `a batch that was sent again returned ${again.status}`)
  }
  await server.kill()
  return repeated
}

async function readJobs(life: Life): Promise<{ waiting: number; running: number }> {
  const { kinds } = await readFrom<{ kinds: { kind: string; waiting: number; running: number }[] }>(
    life,
    `${life.origin}/api/ssp/production/platform/${ACME}/queues`,
  )
  return kinds.find(({ kind }) => kind === 'figures.rebuild') ?? { waiting: 0, running: 0 }
}

/** How many jobs a server that was killed has left at work, and how many failed for good. */
async function leftBehind(site: Site): Promise<{ active: number; failed: number }> {
  return site.inspect(async ({ kysely }) => {
    const { rows } = await sql<{ active: number; failed: number }>`
      select (count(*) filter (where state = 'active'))::int as active, (count(*) filter (where state = 'failed'))::int as failed
      from pgboss.job where name = 'figures.rebuild'`.execute(kysely)
    return rows[0] ?? { active: 0, failed: 0 }
  })
}

/**
 * Spoils the figures, has them counted again by a change of the time zone, and kills the server whenever it is at it.
 * @returns in how many of the ends a job was cut off, and the seconds until the last job was completed.
 */
async function killInRebuild(site: Site, findings: Findings): Promise<{ cut: number; seconds: number }> {
  await site.inspect(({ kysely }) =>
    sql`update daily_stats set logins = logins + 7 where client_id = ${ACME}`.execute(kysely),
  )
  let server = await startServer(site.env)
  const signInAt = async (): Promise<Life> => ({ origin: server.origin, caller: await signIn(server.origin, 'staff') })
  let life = await signInAt()
  const headers = {
    authorization: `Bearer ${life.caller.token}`,
    'ssp-client': ACME,
    'content-type': 'application/json',
  }
  const body = JSON.stringify({ time_zone: AFTER })
  const change = await send(`${life.origin}/api/ssp/production/client/${ACME}`, { method: 'PATCH', body, headers })
  findings.check(change.status === 200, `the change of the time zone returned ${change.status}`)
  const began = performance.now()
  const isLate = () => performance.now() - began > LIMIT
  const until = async (holds: (jobs: { waiting: number; running: number }) => boolean) => {
    while (!holds(await readJobs(life)) && !isLate()) await wait(2)
  }
  let cut = 0
  for (let end = 0; end < ENDS; end += 1) {
    await until(({ running }) => running > 0)
    await server.kill()
    const { active } = await leftBehind(site)
    server = await startServer(site.env)
    life = await signInAt()
    if (active === 0) continue
    cut += 1
    // The job of the server that was killed counts as at work until the queue takes it back.
    await until(({ waiting }) => waiting > 0)
  }
  await until(({ waiting, running }) => waiting + running === 0)
  const seconds = Math.round((performance.now() - began) / 1000)
  await server.kill()
  const { active, failed } = await leftBehind(site)
  findings.check(cut > 0, 'no job was cut off')
  findings.check(active + failed === 0, `${active} jobs are left at work, ${failed} failed`)
  return { cut, seconds }
}

async function inject(site: Site, effort: Effort): Promise<Report> {
  const findings = new Findings()
  const rounds = effort.rounds(KILLS.length, 50)
  await prepare(site)
  const answered = await killInBatches(site, rounds, findings)
  const batches = await compare(site, BEFORE)
  findings.check(batches.events === DAYS + rounds * SIZE, `${batches.events} events instead of ${DAYS + rounds * SIZE}`)
  findings.check(batches.differing === 0, `after the batches ${batches.differing} days differ from their events`)
  const { cut, seconds } = await killInRebuild(site, findings)
  const rebuilt = await compare(site, AFTER)
  findings.check(rebuilt.events >= batches.events, `${rebuilt.events} events after the count, ${batches.events} before`)
  findings.check(rebuilt.differing === 0, `after the count ${rebuilt.differing} days differ from their events`)
  return {
    fault: 'server killed in batches of events and while figures are counted again',
    where: site.where,
    rounds: rounds + ENDS,
    figures: {
      events: batches.events,
      'batches answered before the end': answered,
      'counts cut off': cut,
      'seconds until all were done': seconds,
    },
    failures: findings.failures,
  }
}

/**
 * SIGKILL of the server in batches of events, which are sent again, and in the job that counts the figures again after a change
 * of the time zone: no event is lost or counted twice.
 */
export const figuresKilled: Fault = {
  name: 'figures-killed',
  run: (effort) => onBothDatabases((site) => inject(site, effort)),
}
