// npm run bench [-- shell tables charts builder runner access server fairness startup surveys csv bulk search scale
// figures --rounds N]: measures and writes docs/performance.md. `scale` also takes --clients N and --employees N (of the largest),
// `figures` --employees N, --events N and --database PostgreSQL or PGlite.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type as system } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { requireChromium } from '../scripts/chromium.mjs'
import { buildProduct } from '../scripts/workspace.mjs'
import { access } from './areas/access.mjs'
import { builder } from './areas/builder.mjs'
import { bulk } from './areas/bulk.mjs'
import { charts } from './areas/charts.mjs'
import { csv } from './areas/csv.mjs'
import { fairness } from './areas/fairness.mjs'
import { figures } from './areas/figures.mjs'
import { runner } from './areas/runner.mjs'
import { scale } from './areas/scale.mjs'
import { search } from './areas/search.mjs'
import { server } from './areas/server.mjs'
import { shell } from './areas/shell.mjs'
import { startup } from './areas/startup.mjs'
import { surveys } from './areas/surveys.mjs'
import { tables } from './areas/tables.mjs'
import { replaceBetween } from './lib/report.mjs'

const areas = {
  shell,
  tables,
  charts,
  builder,
  runner,
  access,
  server,
  fairness,
  startup,
  surveys,
  csv,
  bulk,
  search,
  scale,
  figures,
}
const report = fileURLToPath(new URL('../docs/performance.md', import.meta.url))

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '60' },
    employees: { type: 'string', default: '20000' },
    events: { type: 'string', default: '5000000' },
    database: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
  allowPositionals: true,
})
const [rounds, clients, employees, events] = [values.rounds, values.clients, values.employees, values.events].map(
  Number,
)
const USAGE = `Usage: npm run bench [-- ${Object.keys(areas).join(' ')} --rounds N --clients N --employees N --events N
  --database PostgreSQL or PGlite]`
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const unknown = positionals.filter((name) => !Object.hasOwn(areas, name))
if (unknown.length || ![rounds, clients, employees, events].every((value) => Number.isInteger(value) && value > 0)) {
  throw new Error(USAGE)
}

// These areas run from the sources.
const SOURCES = new Set(['scale', 'figures'])
if (!positionals.length || positionals.some((name) => !SOURCES.has(name))) await buildProduct()
const browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox'] })
const chromiumVersion = browser.version()
await browser.close()
const machine = `${cpus().length} x ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${system()} ${release()}`

for (const name of positionals.length ? positionals : Object.keys(areas)) {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const {
    title,
    versions,
    body,
    notes = [],
  } = await areas[name]({ rounds, clients, employees, events, database: values.database })
  const seconds = Math.round((performance.now() - began) / 1000)
  const programs = [`Node ${process.versions.node}`, `Chromium ${chromiumVersion}`, ...versions]
  const facts = [
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${rounds} rounds in ${seconds} s; ${machine}.`,
    `${programs.join(', ')}.`,
  ]
  const text = [`## ${title}`, body, notes.join(' '), facts.join(' ')].filter(Boolean).join('\n\n')
  writeFileSync(report, replaceBetween(readFileSync(report, 'utf8'), name, `\n${text}\n`))
  console.log(`\n${text}`)
}
