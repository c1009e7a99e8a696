import autocannon from 'autocannon'
import { setTimeout as wait } from 'node:timers/promises'
import { postgres } from '../lib/postgres.mjs'
import { dataDir, signIn, startProgram } from '../lib/process.mjs'
import { limit, ratio, table, times } from '../lib/report.mjs'
import { listPath, requestList } from '../lib/request-list.mjs'
import { interleave } from '../lib/rounds.mjs'

const employees = 100_000
const searches = 50
const seconds = 10
const databases = { PGlite: async () => ({ env: {} }), PostgreSQL: postgres }

/** A small client's list, alone and beside searches of the largest client, which never pause. */
export async function fairness({ rounds }) {
  const rows = []
  for (const [name, open] of Object.entries(databases)) {
    const database = await open()
    const program = await startProgram('bench/server/list-server.mjs', {
      extraEnv: {
        DATA_DIR: dataDir(`list-${name}`),
        EMPLOYEES: String(employees),
        MAX_IN_FLIGHT: '150', // the product's own
        ...database.env,
      },
    })
    try {
      rows.push([name, ...(await measure(JSON.parse(program.line).product, rounds))])
    } finally {
      await program.stop()
      await database.stop?.()
    }
  }
  return {
    title: `A small client beside ${searches} searches in the largest`,
    versions: [],
    body: table(
      [
        'Milliseconds of the small client',
        'alone, p50',
        'beside, p50',
        'ratio',
        'alone, p99',
        'beside, p99',
        'errors',
        'searches a second',
      ],
      rows,
    ),
    notes: [
      `The largest client has ${employees.toLocaleString('en-GB')} employees; ${searches} connections search it for names and identifiers without a pause.`,
      `The small one asks for the first page of its list again and again for ${seconds} s, one request at a time.`,
      'A search that takes more than 10 s counts as an error, too.',
      'Server, database, searches and the small client share the two cores of a machine with other load.',
    ],
  }
}

async function measure(origin, rounds) {
  const small = await signIn(origin, 'borealis.admin', 'borealis')
  const largest = await signIn(origin)
  const sample = await (
    await fetch(`${origin}${listPath(largest)}&page=${employees / 20}`, { headers: largest.headers })
  ).json()
  const requests = sample.employees
    .flatMap(({ surname, identifier }) => [surname, identifier])
    .map((text) => ({ path: `${listPath(largest)}&page=0&search=${encodeURIComponent(text)}` }))

  const measureSmall = () => {
    const end = performance.now() + seconds * 1000
    return requestList(origin, small, () => performance.now() >= end)
  }
  const { alone, beside } = await interleave(['alone', 'beside'], rounds, async (name) => {
    if (name === 'alone') return measureSmall()
    // In a thread of its own, so that its work does not count as the small client's waiting.
    const duration = seconds + 3
    const load = autocannon({
      url: origin,
      connections: searches,
      headers: largest.headers,
      requests,
      duration,
      workers: 1,
    })
    await wait(2000)
    const row = await measureSmall()
    const { requests: done, non2xx, errors } = await load
    return { ...row, errors: row.errors + non2xx + errors, rate: done.average }
  })
  return [
    times(alone.p50),
    times(beside.p50),
    ratio(beside.p50, alone.p50, { most: 5 }),
    times(alone.p99),
    limit(beside.p99, 200),
    limit(beside.errors, 0),
    times(beside.rate),
  ]
}
