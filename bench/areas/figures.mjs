import { startPostgresCluster } from '../../apps/server/src/testing/postgres-cluster.ts'
import { growBuild, openBuild } from '../../apps/server/verify/scale/build.ts'
import { writeEvents } from '../../apps/server/verify/scale/events.ts'
import { send } from '../../apps/server/verify/scale/reads.ts'
import { revive } from '../../apps/server/verify/world/callers.ts'
import { measurePalette } from '../lib/palette.mjs'
import { table } from '../lib/report.mjs'

/** What grows: the rows that reports count beside events, and those that lists and the palette find. */
const GROWN = [
  'employees',
  'employee_additional_data',
  'employee_emails',
  'welcome_emails',
  'recognitions',
  'recognition_totals',
  'rewards',
  'news_readers',
  'pay_documents',
  'teams',
  'team_members',
  'documents',
  'document_associations',
  'document_statuses',
  'knowledge_articles',
  'incidents',
  'surveys',
]
/** A report takes at most as long as this many lists, and the first page of a list in another order as this many. */
const LISTS = 10
const ORDERS = 1.5
/** Days of events, and the share of them that is stored when the reports are measured first. */
const DAYS = 730
const PART = 0.1
const PERIODS = [30, 90, 365, DAYS]
const DAY_MS = 86_400_000
const PAGE = { limit: '10' }

const databases = {
  PostgreSQL: () => startPostgresCluster({ durable: false }),
  PGlite: async () => ({ stop: async () => {} }),
}

/**
 * A client with many employees and events: every report, with a tenth of the events and with all, and the reads of lists and the
 * palette that depend on the size of the client, beside its list of employees.
 */
export async function figures({ rounds, employees, events, database }) {
  const parts = []
  for (const [name, open] of Object.entries(databases).filter(([name]) => !database || name === database)) {
    const cluster = await open()
    if (cluster.url) process.env['DATABASE_URL'] = cluster.url
    else delete process.env['DATABASE_URL']
    const build = await openBuild()
    try {
      parts.push(`### ${name}`, ...(await measure(build, cluster.superuserUrl, { rounds, employees, events })))
    } finally {
      await build.world.close()
      await cluster.stop()
    }
  }
  const size = `${employees.toLocaleString('en-GB')} employees and ${events.toLocaleString('en-GB')} events`
  return {
    title: `Reports and lists with ${size} of two years`,
    versions: [],
    body: parts.join('\n\n'),
    notes: [
      'Milliseconds of the quickest round, one request at a time, in turns with the list. Events are spread evenly over two years and the employees, and counted by the job.',
      `Bold is a report of 30 days above ${LISTS} requests of the list, or twice as slow with all events as with the last tenth of the days, and a first page above ${ORDERS} requests of the list.`,
    ],
  }
}

const ms = (value) => (Number.isFinite(value) ? value.toFixed(1) : 'failed')
const marked = (text, isOver) => (isOver ? `**${text}**` : text)
const takes = (operation, name) => operation.parameters.some((one) => one.in === 'query' && one.name === name)

async function measure(build, superuserUrl, { rounds, employees, events }) {
  const { world, sides } = build
  const since = performance.now()
  const seconds = () => Math.round((performance.now() - since) / 1000)
  await growBuild(build, superuserUrl, { clients: 0, employees, only: GROWN })
  console.log(`grown in ${seconds()} s`)
  const beside = besideList(build, rounds)
  const reports = world.operations.filter(
    (one) =>
      one.method === 'GET' &&
      /analytics|registrations|DashboardStats/.test(`${one.path}${one.id}`) &&
      takes(one, 'start'),
  )
  const dayBefore = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
  const reportOf = (operation, days) => ({
    operation,
    query: { start: dayBefore(days - 1), end: dayBefore(0), ...(takes(operation, 'limit') && PAGE) },
  })

  await writeEvents(build, superuserUrl, events * PART, [0, DAYS * PART])
  const few = new Map()
  for (const report of reports) few.set(report.id, (await beside(reportOf(report, PERIODS[0]))).took)
  await writeEvents(build, superuserUrl, events * (1 - PART), [DAYS * PART, DAYS])
  console.log(`built in ${seconds()} s`)
  const rows = []
  for (const report of reports) {
    const periods = []
    for (const days of PERIODS) periods.push(await beside(reportOf(report, days)))
    rows.push({ name: report.id, few: few.get(report.id), periods })
  }
  const ofReports = table(
    ['Milliseconds', 'list', 'a tenth stored', ...PERIODS.map((days) => `${days} days`), '30 days in lists'],
    rows
      .toSorted((a, b) => b.periods[0].took - a.periods[0].took)
      .map(({ name, few: first, periods: [shown, ...longer] }) => [
        name,
        ms(shown.list),
        ms(first),
        marked(ms(shown.took), shown.took > 2 * first),
        ...longer.map(({ took }) => ms(took)),
        marked((shown.took / shown.list).toFixed(1), shown.took > LISTS * shown.list),
      ]),
  )
  const ofLists = []
  for (const { name, most = Infinity, ...read } of await listReads(build, employees)) {
    const { took, list } = await beside(read)
    ofLists.push([name, ms(list), ms(took), marked((took / list).toFixed(2), took > most * list)])
  }
  await revive(world, sides.large.caller)
  return [
    ofReports,
    table(['Milliseconds', 'list', 'read', 'in lists'], ofLists),
    table(['Milliseconds of the palette', 'p50', 'p99'], await measurePalette(build, rounds)),
  ]
}

/** Measures a read in turns with the first page of the employees: `took` and `list` in ms, of the quickest round. */
function besideList({ world, sides }, rounds) {
  const list = { operation: operationOf(world, 'listEmployees'), query: PAGE }
  return async (read) => {
    await revive(world, sides.large.caller) // building takes longer than a session lasts
    const took = []
    const lists = []
    for (let round = 0; round <= rounds; round += 1) {
      lists.push((await send(world, sides.large, list)).ms)
      const { ms: time, status } = await send(world, sides.large, read)
      if (status >= 400) console.error(`${read.operation.id}: ${status}`)
      took.push(status < 400 ? time : Infinity)
    }
    // The first round compiles.
    return { took: Math.min(...took.slice(1)), list: Math.min(...lists.slice(1)) }
  }
}

const operationOf = (world, name) => world.operations.find(({ id }) => id === name)

/** What lists ask for beside their first page; `most` in lists. */
async function listReads({ world, sides }, employees) {
  const of = (id) => operationOf(world, id)
  /** A page near the end; of an operation with a last page, at most that one. */
  const deep = ({ parameters }) => {
    const { maximum = Infinity } = parameters.find(({ name }) => name === 'page').schema
    return { ...PAGE, page: String(Math.min(Math.floor(employees * 0.09), maximum)) }
  }
  const documents = await world.deps.database.withSystem((tx) =>
    tx
      .selectFrom('documents')
      .select('id')
      .where('client_id', '=', sides.large.client.id)
      .where('employee_id', 'is', null)
      .limit(10)
      .execute(),
  )
  const filter = { status: 'unregistered' }
  const sorted = world.operations
    .filter((one) => one.method === 'GET' && takes(one, 'sort'))
    .flatMap((operation) =>
      operation.parameters
        .find(({ name }) => name === 'sort')
        .schema.enum.flatMap((sort) => [
          { name: `${operation.id} by ${sort}`, operation, query: { ...PAGE, sort }, most: ORDERS },
          { name: `${operation.id} by ${sort}, 90 % deep`, operation, query: { ...deep(operation), sort } },
        ]),
    )
  return [
    ...sorted,
    {
      name: 'listEmployees of a saved view',
      operation: of('listEmployees'),
      query: { ...PAGE, ...filter, sort: '-lastLogin' },
      most: ORDERS,
    },
    { name: 'listListViews', operation: of('listListViews'), query: {} },
    { name: 'countEmployees of all matches', operation: of('countEmployees'), query: filter },
    {
      name: 'countSelectedRecipients of all matches',
      operation: of('countSelectedRecipients'),
      query: {},
      body: { selection: { filter } },
    },
    {
      name: 'listDocumentAudiences of ten',
      operation: of('listDocumentAudiences'),
      query: { documentIds: documents.map(({ id }) => id).join(',') },
    },
    ...['listDocuments', 'listRecognitions', 'listRewards', 'listLeaderboard'].flatMap((id) => [
      { name: id, operation: of(id), query: PAGE },
      { name: `${id}, search`, operation: of(id), query: { ...PAGE, search: 'son' } },
    ]),
    ...['countRecognitions', 'countRewards'].map((id) => ({
      name: `${id}, search`,
      operation: of(id),
      query: { search: 'son' },
    })),
  ]
}
