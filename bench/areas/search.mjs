import { postgres } from '../lib/postgres.mjs'
import { dataDir, signIn, startProgram } from '../lib/process.mjs'
import { ratio, table, times } from '../lib/report.mjs'
import { listPath } from '../lib/request-list.mjs'
import { interleave } from '../lib/rounds.mjs'
import { at } from '../lib/stats.mjs'

const employees = 100_000
const people = 40
const databases = { PGlite: async () => ({ env: {} }), PostgreSQL: postgres }

/** Searches of 100,000 employees letter by letter, by the index and without it. */
export async function search({ rounds }) {
  const lines = []
  for (const [name, open] of Object.entries(databases)) {
    const database = await open()
    const program = await startProgram('bench/server/list-server.mjs', {
      extraEnv: { DATA_DIR: dataDir(`list-${name}`), EMPLOYEES: String(employees), ...database.env },
    })
    try {
      lines.push(...(await measure(name, JSON.parse(program.line), rounds)))
    } finally {
      await program.stop()
      await database.stop?.()
    }
  }
  return {
    title: 'Search as you type in 100,000 employees',
    versions: [],
    body: table(
      ['Milliseconds of a search', 'p50', 'without index, p50', 'ratio', 'p99', 'without index, p99', 'ratio'],
      lines,
    ),
    notes: [
      `The surnames, full names and identifiers of ${people} employees from all over the list are typed letter by letter, one request at a time; first page of ten rows. Both sides are the same server on the same database.`,
      'Below three letters the index finds nothing: both sides walk the list in its order until a page is full.',
    ],
  }
}

async function measure(database, addresses, rounds) {
  const { headers, ...largest } = await signIn(addresses.product)
  /** @type {Record<string, string[]>} */
  const typed = { '1 and 2 letters': [], '3 letters and more': [] }
  for (let turn = 0; turn < people; turn += 1) {
    const page = Math.floor(((turn + 0.5) / people) * (employees / 10))
    const response = await fetch(`${addresses.product}${listPath(largest)}&page=${page}`, { headers })
    const [{ forename, surname, identifier }] = (await response.json()).employees
    for (const text of [surname, `${forename} ${surname}`, identifier])
      for (let letters = 1; letters <= text.length; letters += 1)
        typed[letters < 3 ? '1 and 2 letters' : '3 letters and more'].push(text.slice(0, letters))
  }
  const results = await interleave(Object.keys(addresses), rounds, async (name) => {
    const origin = addresses[name]
    const { headers: own } = await signIn(origin)
    const row = {}
    for (const [which, texts] of Object.entries(typed)) {
      const took = []
      for (const text of new Set(texts)) {
        const began = performance.now()
        const response = await fetch(`${origin}${listPath(largest)}&page=0&search=${encodeURIComponent(text)}`, {
          headers: own,
        })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`The search for ${text} failed.`)
        took.push(performance.now() - began)
      }
      row[`p50 ${which}`] = at(took, 0.5)
      row[`p99 ${which}`] = at(took, 0.99)
    }
    return row
  })
  const { product, control } = results
  return Object.keys(typed).map((which) => [
    `${database}, ${which}`,
    ...['p50', 'p99'].flatMap((share) => {
      const key = `${share} ${which}`
      const goal = share === 'p99' && which.startsWith('3') ? { most: 0.1 } : undefined
      return [times(product[key]), times(control[key]), ratio(product[key], control[key], goal)]
    }),
  ])
}
