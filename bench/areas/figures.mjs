import { startPostgresCluster } from '../../apps/server/src/testing/postgres-cluster.ts'
import { growBuild, openBuild } from '../../apps/server/verify/scale/build.ts'
import { writeEvents } from '../../apps/server/verify/scale/events.ts'
import { send } from '../../apps/server/verify/scale/reads.ts'
import { table } from '../lib/report.mjs'

/** What reports count beside events. */
const COUNTED = [
  'employees',
  'employee_additional_data',
  'employee_emails',
  'welcome_emails',
  'recognitions',
  'rewards',
  'news_readers',
  'pay_documents',
]
/** A report takes at most as long as this many lists. */
const LISTS = 10
/** Days of events, and the share of them that is stored when the reports are measured first. */
const DAYS = 730
const PART = 0.1
const PERIODS = [30, 90, 365, DAYS]
const DAY_MS = 86_400_000

const databases = {
  PostgreSQL: () => startPostgresCluster({ durable: false }),
  PGlite: async () => ({ stop: async () => {} }),
}

/** Every report of a client with many events, beside its list of employees, with a tenth of the events and with all. */
export async function figures({ rounds, employees, events, database }) {
  const parts = []
  for (const [name, open] of Object.entries(databases).filter(([name]) => !database || name === database)) {
    const cluster = await open()
    if (cluster.url) process.env['DATABASE_URL'] = cluster.url
    else delete process.env['DATABASE_URL']
    const build = await openBuild()
    try {
      parts.push(`### ${name}`, await measure(build, cluster.superuserUrl, { rounds, employees, events }))
    } finally {
      await build.world.close()
      await cluster.stop()
    }
  }
  const size = `${employees.toLocaleString('en-GB')} employees and ${events.toLocaleString('en-GB')} events`
  return {
    title: `Reports with ${size} of two years`,
    versions: [],
    body: parts.join('\n\n'),
    notes: [
      'Milliseconds of the quickest round, one request at a time. Events are spread evenly over two years and the employees, and counted by the job.',
      `Bold is a report of 30 days above ${LISTS} requests of the list, or twice as slow with all events as with the last tenth of the days.`,
    ],
  }
}

async function measure(build, superuserUrl, { rounds, employees, events }) {
  const { world, sides } = build
  await growBuild(build, superuserUrl, { clients: 0, employees, only: COUNTED })
  const takes = (operation, name) => operation.parameters.some((one) => one.in === 'query' && one.name === name)
  const reports = world.operations.filter(
    (one) =>
      one.method === 'GET' &&
      /analytics|registrations|DashboardStats/.test(`${one.path}${one.id}`) &&
      takes(one, 'start'),
  )
  const list = world.operations.find(({ id }) => id === 'listEmployees')
  const timeOf = async (operation, query) => {
    const took = []
    for (let round = 0; round <= rounds; round += 1) {
      const { ms, status } = await send(world, sides.large, { operation, query })
      if (status >= 400) console.error(`${operation.id}: ${status}`)
      if (round > 0) took.push(status < 400 ? ms : Infinity) // the first one compiles
    }
    return Math.min(...took)
  }
  const dayBefore = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
  const reportOf = (operation, days) =>
    timeOf(operation, {
      start: dayBefore(days - 1),
      end: dayBefore(0),
      ...(takes(operation, 'limit') && { limit: '10' }),
    })

  let began = performance.now()
  await writeEvents(build, events * PART, [0, DAYS * PART])
  const few = new Map()
  for (const report of reports) few.set(report.id, await reportOf(report, PERIODS[0]))
  await writeEvents(build, events * (1 - PART), [DAYS * PART, DAYS])
  console.log(`written in ${Math.round((performance.now() - began) / 1000)} s`)
  const rows = []
  for (const report of reports) {
    const lists = await timeOf(list, { limit: '10' })
    const took = []
    for (const days of PERIODS) took.push(await reportOf(report, days))
    rows.push({ name: report.id, few: few.get(report.id), lists, took })
  }
  const ms = (value) => (Number.isFinite(value) ? value.toFixed(1) : 'failed')
  const marked = (text, isOver) => (isOver ? `**${text}**` : text)
  return table(
    ['Milliseconds', 'list', 'a tenth stored', ...PERIODS.map((days) => `${days} days`), '30 days in lists'],
    rows
      .toSorted((a, b) => b.took[0] - a.took[0])
      .map(({ name, lists, few: first, took: [shown, ...longer] }) => [
        name,
        ms(lists),
        ms(first),
        marked(ms(shown), shown > 2 * first),
        ...longer.map(ms),
        marked((shown / lists).toFixed(1), shown > LISTS * lists),
      ]),
  )
}
