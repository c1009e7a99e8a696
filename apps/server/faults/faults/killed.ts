import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '../rig/caller.ts'
import { Ledger } from '../rig/ledger.ts'
import { Findings, median, worst, type Effort, type Fault, type Report } from '../rig/report.ts'
import { startServer } from '../rig/server-process.ts'
import { onBothDatabases, type Site } from '../rig/site.ts'

const WRITERS = 16

async function inject(site: Site, effort: Effort): Promise<Report> {
  const findings = new Findings()
  const ledger = new Ledger()
  const rounds = effort.rounds(20, 200)
  const ready: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const server = await startServer(site.env)
    if (round > 0) ready.push(server.readyAfter)
    const caller = await signIn(server.origin)
    await ledger.settle(caller)
    findings.check(ledger.open.size === 0, `round ${round}: ${ledger.open.size} creates are rejected when repeated`)
    if (round < rounds) {
      const writers = ledger.writers(WRITERS, caller)
      await wait(300 + Math.random() * 900)
      await server.kill()
      await writers.stop()
    } else {
      await server.kill()
    }
  }
  const { rows, lost, doubled, torn } = await site.inspect((database) => ledger.audit(database, findings))
  findings.check(rows > rounds * WRITERS, `only ${rows} rows were written: nothing was in mid-write`)
  const figures = {
    'rows acknowledged': rows,
    lost,
    doubled,
    torn,
    'ready again, median ms': median(ready),
    'worst ms': worst(ready),
  }
  return { fault: 'server killed in mid-write', where: site.where, rounds, figures, failures: findings.failures }
}

/** SIGKILL of the server while sixteen writers create employees. */
export const killed: Fault = {
  name: 'killed',
  quick: 1,
  run: (effort) => onBothDatabases((site) => inject(site, effort)),
}
