import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { grantPermissions } from '../../src/modules/access/testing.ts'
import { recordEvents, type PortalEventKind } from '../../src/people/portal-events.ts'
import { fixedId, TENANTS } from '../../src/testing/tenants.ts'
import { ACME, post, signIn } from '../rig/caller.ts'
import { Findings, type Effort, type Fault, type Report } from '../rig/report.ts'
import { startServer, type Server } from '../rig/server-process.ts'
import { onBothDatabases, type Site } from '../rig/site.ts'

/** Events of a batch, and days of the client before the batches. */
const SIZE = 500
const DAYS = 700
/** Milliseconds from the request to the end of the server: before, in and after the transaction. */
const KILLS = [5, 20, 40, 80, 160]
const DAY_MS = 86_400_000
const KINDS: readonly PortalEventKind[] = ['signed_in', 'storage_uploaded', 'pension_visited']

const eventAt = (index: number, at: number) => ({
  employee_id: fixedId(`employee acme ${1 + (index % 3)}`),
  kind: KINDS[index % KINDS.length] ?? 'signed_in',
  happened_at: new Date(at).toISOString(),
})

/** Figures of the days that differ from a count of the events, and how many events there are. */
async function compare(site: Site): Promise<{ events: number; differing: number }> {
  return site.inspect(async ({ kysely }) => {
    const { rows } = await sql<{ events: number; differing: number }>`
      with e as (
        select (happened_at at time zone 'Europe/London')::date as date, employee_id, kind from portal_events where client_id = ${ACME}
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

async function inject(site: Site, effort: Effort): Promise<Report> {
  const findings = new Findings()
  const rounds = effort.rounds(KILLS.length, 50)
  await prepare(site)
  const answered = await killInBatches(site, rounds, findings)
  const batches = await compare(site)
  findings.check(batches.events === DAYS + rounds * SIZE, `${batches.events} events instead of ${DAYS + rounds * SIZE}`)
  findings.check(batches.differing === 0, `after the batches ${batches.differing} days differ from their events`)
  return {
    fault: 'server killed in batches of events',
    where: site.where,
    rounds,
    figures: { events: batches.events, 'batches answered before the end': answered },
    failures: findings.failures,
  }
}

/** SIGKILL of the server in batches of events, which are sent again: no event is lost or counted twice. */
export const figuresKilled: Fault = {
  name: 'figures-killed',
  run: (effort) => onBothDatabases((site) => inject(site, effort)),
}
