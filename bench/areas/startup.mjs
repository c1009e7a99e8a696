import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/testing/postgres-cluster.ts'
import { dataDir, startProgram, startServer } from '../lib/process.mjs'
import { ratio, table, times } from '../lib/report.mjs'
import { interleave } from '../lib/rounds.mjs'

const folder = 'demo'

/** From process start to the first ready response, on an existing database. */
export async function startup({ rounds }) {
  await (await startServer(folder, await freePort())).stop() // creates and seeds the database the first time
  const extraEnv = { DATABASE_DIR: join(dataDir(folder), 'db') }
  const start = {
    ssp: (port) => startServer(folder, port),
    baseline: (port) => startProgram('bench/server/baseline.mjs', { extraEnv: { ...extraEnv, PORT: String(port) } }),
  }
  const results = await interleave(['ssp', 'baseline'], rounds, async (name) => {
    const port = await freePort()
    const began = performance.now()
    const { stop } = await start[name](port)
    while (!(await isReady(port))) await wait(5)
    const ready = performance.now() - began
    await stop()
    return { ready }
  })
  const { ssp, baseline } = results
  return {
    title: 'Start with an existing database',
    versions: [],
    body: table(
      ['Milliseconds to the first ready response', 'ssp', 'PGlite and Fastify alone', 'ratio'],
      [['5,000 employees', times(ssp.ready), times(baseline.ready), ratio(ssp.ready, baseline.ready, { most: 1.3 })]],
    ),
    notes: ['The baseline opens the same database with the same extension, and does nothing else.'],
  }
}

const isReady = async (port) => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok
  } catch {
    return false
  }
}
