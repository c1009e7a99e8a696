import { setTimeout as wait } from 'node:timers/promises'
import { Findings, worst, type Fault } from '../rig/report.ts'
import { isReady, startProgram, startServer, type Program } from '../rig/server-process.ts'
import { embeddedSite } from '../rig/site.ts'

/** State of a program that should not get the directory: running, or its exit code. */
async function stateOf(program: Program): Promise<'running' | number | null> {
  for (;;) {
    if (program.output().includes('http://')) return 'running'
    const end = await Promise.race([program.exit, wait(50, 'waiting' as const)])
    if (end !== 'waiting') return end
  }
}

/** A second server on the data directory of a running one, and two that start concurrently on a free one. */
export const secondProcess: Fault = {
  name: 'second-process',
  quick: 1,
  async run(effort) {
    const site = await embeddedSite()
    const findings = new Findings()
    const rounds = effort.rounds(5, 20)
    const gaveUpAfter: number[] = []
    const first = await startServer(site.env)
    for (let round = 1; round <= rounds; round++) {
      const began = performance.now()
      const second = startProgram('main.ts', { ...site.env, PORT: '0' })
      const code = await second.exit
      gaveUpAfter.push(performance.now() - began)
      findings.check(code !== 0 && code !== null, `round ${round}: the second process ends with ${code}`)
      findings.check(
        second.output().includes(`process ${first.pid}`),
        `round ${round}: the second process does not name the first`,
      )
      findings.check(await isReady(first.origin), `round ${round}: the first process suffers`)
    }
    await first.kill()
    // The lock of the killed process is stale: exactly one of several servers may take it over.
    for (let round = 1; round <= rounds; round++) {
      const rivals = [0, 1, 2].map(() => startProgram('main.ts', { ...site.env, PORT: '0' }))
      const codes = await Promise.all(rivals.map(stateOf))
      const running = codes.filter((code) => code === 'running').length
      findings.check(
        running === 1,
        `round ${round}: ${running} of three rivals run: ${rivals.map((rival) => rival.output()).join('')}`,
      )
      await Promise.all(rivals.map((rival) => rival.kill()))
    }
    await site.remove()
    const figures = { 'gave up after, worst ms': worst(gaveUpAfter), 'races of three for a stale lock': rounds }
    return [
      {
        fault: 'second process on one directory',
        where: site.where,
        rounds: 2 * rounds,
        figures,
        failures: findings.failures,
      },
    ]
  },
}
