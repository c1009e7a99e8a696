import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '../rig/caller.ts'
import { Ledger } from '../rig/ledger.ts'
import { Findings, median, worst, type Effort, type Fault, type Report } from '../rig/report.ts'
import { startServer } from '../rig/server-process.ts'
import { atSite, postgresSite, type Site } from '../rig/site.ts'

const WRITERS = 8
/** Statuses allowed around the outage: success or service unavailable. */
const EXPECTED_STATUSES = new Set([200, 201, 503])

async function inject(site: Site, effort: Effort): Promise<Report> {
  const findings = new Findings()
  const ledger = new Ledger()
  const rounds = effort.rounds(20, 20)
  const server = await startServer(site.env)
  const rejectedAfter: number[] = []
  const backAfter: number[] = []
  const signedIn = await signIn(server.origin)
  for (let round = 1; round <= rounds; round++) {
    const caller = await signIn(server.origin)
    const writers = ledger.writers(WRITERS, caller)
    await wait(200 + Math.random() * 300)
    await site.cluster?.kill()
    for (let attempt = 0; attempt < 5; attempt++) {
      const { status, took } = await caller.list()
      findings.check(status === 503, `round ${round}: without a database the list returns ${status}`)
      rejectedAfter.push(took)
    }
    await site.cluster?.start()
    const started = performance.now()
    while ((await caller.list()).status !== 200 && performance.now() - started < 30_000) await wait(20)
    backAfter.push(performance.now() - started)
    await writers.stop()
    await ledger.settle(await signIn(server.origin))
    findings.check(ledger.open.size === 0, `round ${round}: ${ledger.open.size} creates are rejected when repeated`)
  }
  for (const [status, times] of ledger.failedStatuses)
    findings.check(EXPECTED_STATUSES.has(status), `${times} creates returned ${status}`)
  findings.check((await signedIn.list()).status === 200, 'the session of before the first fall is gone')
  await server.kill()
  const { rows, lost, doubled, torn } = await site.inspect((database) => ledger.audit(database, findings))
  const figures = {
    'rows acknowledged': rows,
    lost,
    doubled,
    torn,
    '503 after, worst ms': worst(rejectedAfter),
    'back after, median ms': median(backAfter),
    'back after, worst ms': worst(backAfter),
  }
  return { fault: 'database killed and started again', where: site.where, rounds, figures, failures: findings.failures }
}

/** SIGKILL of PostgreSQL under a running server. */
export const databaseKilled: Fault = {
  name: 'database-killed',
  quick: 2,
  run: async (effort) => [await atSite(postgresSite, (site) => inject(site, effort))],
}
