import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/testing/postgres-cluster.ts'
import { dataDir, startProgram, startServer } from '../lib/process.mjs'
import { ratio, table, times } from '../lib/report.mjs'
import { interleave } from '../lib/rounds.mjs'

const folder = 'demo'

/** From the start of the process to the first answer that says ready, on a database that exists. */
export async function startup({ rounds }) {
  await (await startServer(folder, await freePort())).stop() // makes and fills the database the first time
  const extraEnv = { DATABASE_DIR: join(dataDir(folder), 'db') }
  const start = {
    ssp: (port) => startServer(folder, port),
    floor: (port) => startProgram('bench/server/floor.mjs', { extraEnv: { ...extraEnv, PORT: String(port) } }),
  }
  const results = await interleave(['ssp', 'floor'], rounds, async (name) => {
    const port = await freePort()
    const began = performance.now()
    const { stop } = await start[name](port)
    while (!(await isReady(port))) await wait(5)
    const ready = performance.now() - began
    await stop()
    return { ready }
  })
  const { ssp, floor } = results
  return {
    title: 'Start with an existing database',
    versions: [],
    body: table(
      ['Milliseconds to the first ready answer', 'ssp', 'PGlite and Fastify alone', 'ratio'],
      [['5,000 employees', times(ssp.ready), times(floor.ready), ratio(ssp.ready, floor.ready, { most: 1.3 })]],
    ),
    notes: ['The floor opens the same database with the same extension, and does nothing else.'],
  }
}

const isReady = async (port) => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok
  } catch {
    return false
  }
}
