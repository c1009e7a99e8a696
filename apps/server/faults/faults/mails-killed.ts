import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { AT_ONCE } from '../../src/jobs/slices.ts'
import { freePort } from '../../src/testing/postgres-cluster.ts'
import { TENANTS } from '../../src/testing/tenants.ts'
import { mailWork, type Life } from '../rig/bulk-works.ts'
import { ACME, post, send, signIn } from '../rig/caller.ts'
import { startFakeSmtp } from '../../src/testing/fake-smtp.ts'
import { Findings, median, worst, type Effort, type Fault, type Report } from '../rig/report.ts'
import { startServer, type Server } from '../rig/server-process.ts'
import { onBothDatabases, type Site } from '../rig/site.ts'

/** Milliseconds of the other client alone, and until a mailing of `mails` must be done. */
const ALONE = 10_000
const limitOf = (mails: number) => 10 * 60_000 + mails * 30
/** Milliseconds without an e-mail after which the mailing waits, for the claims and heartbeats of the dead to lapse. */
const IDLE = 500
/** The mailing is killed when this share of it was received. */
const KILLS = [0.2, 0.6]
/** Goals of the mailing: seconds until its first e-mail, and how much slower the other client may be. */
const FIRST_SECONDS = 2
const MOST_RATIO = 2

const people = (database: Database, mails: number) =>
  database.withSystem(async (tx) => {
    await sql`update employees set email = null where client_id = ${ACME}`.execute(tx)
    await sql`insert into employees (client_id, id, forename, surname, identifier, email)
      select ${ACME}::uuid, gen_random_uuid(), 'Mia', 'Mail ' || n, 'M-' || n, 'm' || n || '@acme.example'
        from generate_series(1, ${sql.lit(mails)}) n`.execute(tx)
  })

const leftBehind = async (database: Database) => {
  const { rows } = await sql<{
    sent: number
    open: number
  }>`select (count(*) filter (where sent_at is not null))::int as sent,
    (count(*) filter (where sent_at is null))::int as open from employee_emails where client_id = ${ACME}`.execute(
    database.kysely,
  )
  return rows[0] ?? { sent: 0, open: 0 }
}

/**
 * Another client that asks for its list without a pause, one request at a time. Its times are those of answered requests; once
 * the mailing has begun, of those alone beside which e-mails arrive (`received`).
 */
function otherClient(received: readonly unknown[]) {
  const id = TENANTS.clientId('borealis')
  let life: { origin: string; token: string } | undefined
  const took: number[] = []
  const over = new AbortController()
  let last = { count: 0, at: 0 }
  const isIdle = () => {
    if (received.length !== last.count) last = { count: received.length, at: performance.now() }
    return last.count > 0 && performance.now() - last.at > IDLE
  }
  const running = (async () => {
    while (!over.signal.aborted) {
      if (!life) {
        await wait(20)
        continue
      }
      const began = performance.now()
      const headers = { authorization: `Bearer ${life.token}`, 'ssp-client': id }
      const { status } = await send(`${life.origin}/api/ssp/production/employees/${id}?limit=10`, { headers })
      if (status !== 200) await wait(20)
      else if (!isIdle()) took.push(performance.now() - began)
    }
  })()
  return {
    async at(origin: string) {
      const { body } = await post(`${origin}/api/login/${id}`, { username: 'admin', password: TENANTS.password })
      life = { origin, token: String(body['token']) }
    },
    take: () => took.splice(0),
    async stop() {
      over.abort()
      await running
    },
  }
}

async function inject(site: Site, effort: Effort): Promise<Report> {
  const findings = new Findings()
  const mails = effort.rounds(3_000, 100_000)
  await site.inspect((database) => people(database, mails))
  const smtpPort = await freePort()
  const smtp = await startFakeSmtp(smtpPort)
  const other = otherClient(smtp.received)
  let server: Server | undefined
  const start = async (): Promise<Life> => {
    server = await startServer({ ...site.env, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` })
    await other.at(server.origin)
    return { origin: server.origin, caller: await signIn(server.origin) }
  }
  const life = await start()
  await wait(ALONE)
  const alone = median(other.take())

  const began = performance.now()
  await mailWork(smtp).start(life)
  const queued = performance.now()
  while (smtp.received.length === 0 && performance.now() - queued < 60_000) await wait(5)
  const first = (performance.now() - queued) / 1000
  for (const share of KILLS) {
    while (smtp.received.length < mails * share && performance.now() - began < limitOf(mails)) await wait(2)
    await server?.kill()
    await start()
  }
  // Access tokens live ten minutes.
  let signedIn = performance.now()
  while (new Set(smtp.ids).size < mails && performance.now() - began < limitOf(mails)) {
    await wait(500)
    if (performance.now() - signedIn < 300_000) continue
    await other.at(server?.origin ?? '')
    signedIn = performance.now()
  }
  const seconds = (performance.now() - began) / 1000
  const took = other.take()
  await wait(3_000) // the last e-mail is marked as sent after it was handed over
  await other.stop()
  await server?.kill()
  await smtp.stop()

  const left = await site.inspect(leftBehind)
  const again = smtp.ids.length - new Set(smtp.ids).size
  findings.check(first <= FIRST_SECONDS, `the first e-mail left after ${first.toFixed(1)} s`)
  findings.check(median(took) <= MOST_RATIO * alone, `the other client took ${median(took)} ms, alone ${alone}`)
  findings.check(new Set(smtp.received).size === mails, `e-mails for ${new Set(smtp.received).size} of ${mails}`)
  findings.check(new Set(smtp.ids).size === mails, `${new Set(smtp.ids).size} Message-IDs for ${mails}`)
  findings.check(left.sent === mails && left.open === 0, `${left.sent} marked as sent, ${left.open} open`)
  findings.check(again <= KILLS.length * AT_ONCE, `${again} handed over again after ${KILLS.length} kills`)
  return {
    fault: 'server killed twice in a mailing',
    where: site.where,
    rounds: KILLS.length,
    figures: {
      'e-mails': mails,
      'seconds until they were queued': ((queued - began) / 1000).toFixed(1),
      'until the first was sent': first.toFixed(1),
      'until the last': Math.round(seconds),
      'handed over again under the same Message-ID': again,
      'list of another client alone, median ms': alone,
      'beside the mailing': median(took),
      'worst ms': worst(took),
    },
    failures: findings.failures,
  }
}

/** SIGKILL of the server twice in a mailing: each e-mail once, or once more where the mail server had answered. */
export const mailsKilled: Fault = {
  name: 'mails-killed',
  run: (effort) => onBothDatabases((site) => inject(site, effort)),
}
