import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { postgres } from '../lib/postgres.mjs'
import { dataDir, signIn, startProgram } from '../lib/process.mjs'
import { limit, ratio, table, times } from '../lib/report.mjs'
import { requestList } from '../lib/request-list.mjs'
import { interleave } from '../lib/rounds.mjs'

const employees = 5000
const rows = 100_000
const PART = 500 // the rows of a request of the page
const ALONE = 10_000
const folder = dataDir('bulk')
const databases = {
  // Every round leaves its rows behind, so each run begins with a new database.
  PGlite: async () => {
    rmSync(folder, { recursive: true, force: true })
    return { env: { DATA_DIR: folder } }
  },
  PostgreSQL: postgres,
}

/** A file of 100,000 employees compared, imported and undone by the job, while another client's list is asked for. */
export async function bulk({ rounds }) {
  const lines = []
  for (const [name, open] of Object.entries(databases)) {
    const database = await open()
    const program = await startProgram('bench/server/list-server.mjs', {
      extraEnv: { DATA_DIR: dataDir(`bulk-${name}`), EMPLOYEES: String(employees), JOBS: 'true', ...database.env },
    })
    try {
      lines.push([name, ...(await measure(JSON.parse(program.line).product, rounds))])
    } finally {
      await program.stop()
      await database.stop?.()
    }
  }
  return {
    title: `An import of ${rows.toLocaleString('en-GB')} employees`,
    versions: [],
    body: table(
      [
        'Rows a second',
        'compared',
        'applied',
        'undone',
        "another client's list alone, p50 ms",
        'beside the comparison',
        'beside the job',
        'ratio of the job',
        'p99 alone',
        'p99 beside the job',
        'errors',
      ],
      lines,
    ),
    notes: [
      `Rows arrive in requests of ${PART}, as from the page, are compared with ${employees.toLocaleString('en-GB')} employees, and are applied and undone by a job of the server.`,
      'The other client asks for the first page of its list without a pause, one request at a time; the page of the import asks how far the job is once a second.',
    ],
  }
}

async function measure(origin, rounds) {
  const small = await signIn(origin, 'borealis.admin', 'borealis')
  const largest = await signIn(origin)
  const base = `/api/ssp/production/employees/bulk/${largest.clientId}`
  const send = async (path, body) => {
    const headers = { ...largest.headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers: largest.headers }
    const response = await fetch(origin + base + path, init)
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const until = async (id, state) => {
    let run
    do {
      await wait(1000)
      run = await send(`/${id}`)
    } while (run.state !== state)
    return run
  }
  /** Runs `act` beside the list; returns how many rows a second it did, and the times of the list. */
  const beside = async (act) => {
    const began = performance.now()
    let isOver = false
    const list = requestList(origin, small, () => isOver)
    try {
      await act()
    } finally {
      isOver = true
    }
    const seconds = (performance.now() - began) / 1000
    return { rate: rows / seconds, ...(await list) }
  }
  let turn = 0
  const { import: figures } = await interleave(['import'], rounds, async () => {
    turn += 1
    const end = performance.now() + ALONE
    const alone = await requestList(origin, small, () => performance.now() >= end)
    const { id } = await send('', { kind: 'import', fileName: `people-${turn}.csv` })
    const compared = await beside(async () => {
      for (let from = 0; from < rows; from += PART)
        await send(`/${id}/rows`, { rows: Array.from({ length: PART }, (_, index) => rowOf(turn, from + index)) })
    })
    const applied = await beside(async () => {
      await send(`/${id}/apply`, { rows })
      const { counts } = await until(id, 'done')
      if (counts.applied !== rows) throw new Error(`${counts.applied} rows were applied.`)
    })
    const undone = await beside(async () => {
      await send(`/${id}/undo`, {})
      const { counts } = await until(id, 'undone')
      if (counts.restored !== rows) throw new Error(`${counts.restored} rows were undone.`)
    })
    return {
      compared: compared.rate,
      applied: applied.rate,
      undone: undone.rate,
      alone: alone.p50,
      alone99: alone.p99,
      besideComparison: compared.p50,
      besideJob: applied.p50,
      besideJob99: applied.p99,
      errors: alone.errors + compared.errors + applied.errors + undone.errors,
    }
  })
  return [
    times(figures.compared),
    times(figures.applied),
    times(figures.undone),
    times(figures.alone),
    times(figures.besideComparison),
    times(figures.besideJob),
    ratio(figures.besideJob, figures.alone, { most: 2 }),
    times(figures.alone99),
    times(figures.besideJob99),
    limit(figures.errors, 0),
  ]
}

const rowOf = (turn, index) => ({
  line: index + 2,
  identifier: `B${turn}-${index}`,
  forename: `Forename${index % 977}`,
  surname: `Surname${index % 3001}`,
  email: `person${index}@example.test`,
})
