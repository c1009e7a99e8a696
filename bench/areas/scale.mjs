import { startPostgresCluster } from '../../apps/server/src/testing/postgres-cluster.ts'
import { growBuild, openBuild } from '../../apps/server/verify/scale/build.ts'
import { readsOf, send } from '../../apps/server/verify/scale/reads.ts'
import { measurePalette } from '../lib/palette.mjs'
import { table } from '../lib/report.mjs'
import { median } from '../lib/stats.mjs'

/** How much slower a read may become: for a small client beside many, and for the largest against a small one. */
const MOST = { small: 1.5, largest: 5 }
/** Rows of the table at most. */
const SHOWN = 40

/** Every read of the contract on a database with many clients and a large one, beside the same server with few. */
export async function scale({ rounds, clients, employees }) {
  const cluster = await startPostgresCluster({ durable: false })
  process.env['DATABASE_URL'] = cluster.url
  const [few, many] = [await openBuild(), await openBuild()]
  try {
    const began = performance.now()
    await growBuild(many, cluster.superuserUrl, { clients, employees })
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${clients} clients and ${employees} employees of the largest in ${seconds} s`)
    const rows = []
    for (const read of readsOf(many.world.operations, employees))
      rows.push({ name: read.name, ...(await measure(few, many, read, rounds)) })
    return report(rows, { clients, employees, seconds, palette: await measurePalette(many, rounds) })
  } finally {
    await few.world.close()
    await many.world.close()
    await cluster.stop()
  }
}

/** Milliseconds of a read by side, which take turns; Infinity where it fails. */
async function measure(few, many, read, rounds) {
  const sides = { alone: [few, few.sides.small], small: [many, many.sides.small], largest: [many, many.sides.large] }
  const took = { alone: [], small: [], largest: [] }
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, [build, side]] of Object.entries(sides)) {
      const { ms, status } = await send(build.world, side, read)
      if (status >= 400) console.error(`${read.name}, ${name}: ${status}`)
      if (round > 0) took[name].push(status < 400 ? ms : Infinity) // the first one compiles
    }
  // Of a shared machine the quickest is the least disturbed. The median of no finite value is a failure.
  return Object.fromEntries(
    Object.entries(took).map(([name, values]) => [name, median(values) === undefined ? Infinity : Math.min(...values)]),
  )
}

function report(rows, { clients, employees, seconds, palette }) {
  const factors = rows
    .map((row) => ({ ...row, bySmall: row.small / row.alone, byLargest: row.largest / row.alone }))
    .toSorted(
      (a, b) =>
        Math.max(b.bySmall / MOST.small, b.byLargest / MOST.largest) -
        Math.max(a.bySmall / MOST.small, a.byLargest / MOST.largest),
    )
  const over = factors.filter(({ bySmall, byLargest }) => bySmall > MOST.small || byLargest > MOST.largest)
  const [smalls, larges] = [
    factors.filter(({ bySmall }) => bySmall > MOST.small).length,
    factors.filter(({ byLargest }) => byLargest > MOST.largest).length,
  ]
  const ms = (value) => (Number.isFinite(value) ? value.toFixed(1) : 'failed')
  const factor = (value, most) => (value > most ? `**${ms(value)}**` : ms(value))
  return {
    title: `Every read with ${clients} clients and ${employees.toLocaleString('en-GB')} employees of the largest`,
    versions: [],
    body: [
      table(
        ['Milliseconds', 'small client of few', 'small client of many', 'factor', 'largest client', 'factor'],
        over
          .slice(0, SHOWN)
          .map(({ name, alone, small, largest, bySmall, byLargest }) => [
            name,
            ms(alone),
            ms(small),
            factor(bySmall, MOST.small),
            ms(largest),
            factor(byLargest, MOST.largest),
          ]),
      ),
      table(['Milliseconds of the palette in the largest client', 'p50', 'p99'], palette),
    ].join('\n\n'),
    notes: [
      `Of ${rows.length} reads ${smalls} are over ${MOST.small} for the small client and ${larges} over ${MOST.largest} for the largest; the worst ${Math.min(SHOWN, over.length)} are shown.`,
      `The quickest of the rounds on PostgreSQL, one request at a time, beside the same server with four clients. Grown in ${seconds} s by copies of rows of every table.`,
    ],
  }
}
