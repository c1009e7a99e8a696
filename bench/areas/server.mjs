import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { dataDir, signIn, startProgram } from '../lib/process.mjs'
import { postgres } from '../lib/postgres.mjs'
import { ratio, table, times } from '../lib/report.mjs'
import { interleave } from '../lib/rounds.mjs'

const employees = 100_000
const pages = employees / 10
const connections = [10, 50]
const databases = { PGlite: async () => ({ env: {} }), PostgreSQL: postgres }

/** Request and server of each case: the product, or the control of `server/list-server.mjs`. */
const cases = {
  list: { of: 'product', queries: near },
  listWithoutTotal: { of: 'control', queries: near },
  first: { of: 'product', queries: () => ['page=0'] },
  deep: { of: 'product', queries: () => ['page=4999'] },
  scattered: {
    of: 'product',
    queries: () => Array.from({ length: 5000 }, (_, turn) => `page=${(turn * 7919) % pages}`),
  },
  search: { of: 'product', queries: searches },
  searchWithoutIndex: { of: 'control', queries: searches },
}

function near() {
  return Array.from({ length: 100 }, (_, page) => `page=${page}`)
}

function searches({ identifiers }) {
  return identifiers.map((identifier) => `search=${encodeURIComponent(identifier)}`)
}

/** Requests per second of the list of 100,000 employees, ten per page, by a signed-in administrator. */
export async function server({ rounds }) {
  const sections = []
  for (const [name, open] of Object.entries(databases)) {
    const database = await open()
    const program = await startProgram('bench/server/list-server.mjs', {
      extraEnv: { DATA_DIR: dataDir(`list-${name}`), EMPLOYEES: String(employees), ...database.env },
    })
    try {
      sections.push(...(await measure(name, JSON.parse(program.line), rounds)))
    } finally {
      await program.stop()
      await database.stop?.()
    }
  }
  const head = [
    'Requests a second',
    'list with total',
    'without',
    'ratio',
    'page 1',
    'page 5,000',
    'ratio',
    'any page',
    'search',
    'without index',
    'ratio',
  ]
  return {
    title: 'The list endpoint at 100,000 employees',
    versions: ['@electric-sql/pglite', 'pg', 'fastify', 'autocannon'].map(versionOf),
    body: table(head, sections),
    notes: [
      'Both sides are the same server on the same database: signed in, session and rights looked up, row-level security on.',
      'The control reads the same rows without a total, and searches by `like` alone.',
      'Searches are for identifiers, as a person types them from a letter; "any page" leaps through all 10,000 pages, so most start at a place not seen before.',
    ],
  }
}

async function measure(database, addresses, rounds) {
  const rows = []
  for (const count of connections) {
    const results = await interleave(Object.keys(cases), rounds, async (name) => {
      const { of, queries } = cases[name]
      const { clientId, headers } = await signIn(addresses[of])
      const path = `/api/ssp/production/employees/${clientId}?clientId=${clientId}&limit=10`
      const sample = await fetch(`${addresses[of]}${path}&page=${pages / 2}`, { headers })
      const identifiers = (await sample.json()).employees.map((employee) => employee.identifier)
      const requests = queries({ identifiers }).map((query) => ({ path: `${path}&${query}` }))
      const load = { url: addresses[of], connections: count, headers, requests }
      await autocannon({ ...load, duration: 1 })
      const { requests: done, latency, non2xx, errors } = await autocannon({ ...load, duration: 3 })
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${done.total} requests failed.`)
      return { rate: done.average, p99: latency.p99 }
    })
    const rate = (name) => results[name].rate
    const cell = (name) => times(rate(name))
    const share = (a, b, goal) => ratio(rate(a), rate(b), goal)
    rows.push([
      `${database}, ${count} connections`,
      cell('list'),
      cell('listWithoutTotal'),
      share('list', 'listWithoutTotal', { least: 0.8 }),
      cell('first'),
      cell('deep'),
      share('deep', 'first', { least: 0.8 }),
      cell('scattered'),
      cell('search'),
      cell('searchWithoutIndex'),
      share('search', 'searchWithoutIndex', { least: 10 }),
    ])
  }
  return rows
}

const versionOf = (name) =>
  `${name} ${JSON.parse(readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8')).version}`
