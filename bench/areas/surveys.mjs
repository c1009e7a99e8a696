import { freePort } from '../../apps/server/src/testing/postgres-cluster.ts'
import { openPage } from '../lib/browser.mjs'
import { dataDir, signIn, startProgram } from '../lib/process.mjs'
import { ratio, table, times } from '../lib/report.mjs'
import { interleave } from '../lib/rounds.mjs'
import { usageDuring } from '../lib/usage.mjs'

const RESPONSES = 100_000
const MB = 2 ** 20

/** A survey of 100 questions with 1,000 and with 100,000 responses: results, pages of responses, exports, memory. */
export async function surveys({ rounds }) {
  const extraEnv = { DATA_DIR: dataDir('surveys'), RESPONSES: String(RESPONSES), PORT: String(await freePort()) }
  const program = await startProgram('bench/server/survey-server.mjs', { extraEnv })
  const { url, surveys: ids } = JSON.parse(program.line)
  try {
    const results = await interleave(Object.keys(ids), rounds, async (name) => ({
      ...(await measureServer(url, ids[name], program.pid)),
      ...(await measurePage(url, ids[name])),
    }))
    return report(results)
  } finally {
    await program.stop()
  }
}

async function measureServer(origin, id, pid) {
  const { clientId, headers } = await signIn(origin)
  const address = `${origin}/api/ssp/production/survey-responses/${clientId}/${id}`
  const get = async (path) => {
    const began = performance.now()
    const response = await fetch(address + path, { headers })
    const body = await response.text()
    if (!response.ok) throw new Error(`${path}: ${body}`)
    return { ms: performance.now() - began, body }
  }
  const [{ total }] = JSON.parse((await get('?count=true')).body)
  const last = Math.max(0, Math.floor(total / 10) - 1)
  const graphs = (await get('/results')).ms
  const first = (await get('?page=0&limit=10')).ms
  const deep = (await get(`?page=${last}&limit=10`)).ms
  const found = (await get('?page=0&limit=10&search=maria')).ms
  const fileOf = async (format) => new URL(JSON.parse((await get(`/export?format=${format}`)).body).url, origin)
  const { result: files, grown } = await usageDuring([pid], async () => ({
    columns: await download(await fileOf('columns')),
    full: await download(await fileOf('full')),
  }))
  const { columns, full } = files
  const read = { graphs, first, deep, found }
  return { ...read, columns: columns.seconds, full: full.seconds, size: full.bytes / MB, grown }
}

/** Reads a file as it comes, without keeping it. */
async function download(url) {
  const began = performance.now()
  let bytes = 0
  for await (const chunk of (await fetch(url)).body) bytes += chunk.length
  return { seconds: (performance.now() - began) / 1000, bytes }
}

async function measurePage(origin, id) {
  const { stored } = await signIn(origin)
  const entry = { name: 'ssp.session', value: stored }
  const { page, devtools, close } = await openPage({
    storageState: { cookies: [], origins: [{ origin, localStorage: [entry] }] },
  })
  try {
    const began = performance.now()
    await page.goto(`${origin}/surveys/${id}?tab=graphs`)
    await page.getByText('Completion rate').waitFor()
    await page.getByRole('heading', { name: 'Question 99', exact: true }).waitFor({ state: 'attached' })
    const shown = performance.now() - began
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return { shown, heap: usedSize / MB }
  } finally {
    await close()
  }
}

const LINES = {
  graphs: 'GRAPHS, figures from the server, ms',
  shown: 'GRAPHS, from opening the address to the last of 80 charts, ms',
  heap: 'GRAPHS, JavaScript heap of the page, MB',
  first: 'RESPONSES, first page, ms',
  deep: 'RESPONSES, last page, ms',
  found: 'RESPONSES, search by name, ms',
  columns: 'CSV, s',
  full: 'CSV with question ids, s',
  size: 'CSV with question ids, MB',
  grown: 'Memory of the server: peak during both exports over before, MB',
}

const report = ({ small, large }) => ({
  title: 'A survey of 100 questions',
  versions: [],
  body: table(
    ['', '1,000 responses', '100,000 responses', 'ratio'],
    Object.entries(LINES).map(([key, label]) => [
      label,
      times(small[key]),
      times(large[key]),
      ratio(large[key], small[key], ['graphs', 'heap', 'shown'].includes(key) ? { most: 1.5 } : undefined),
    ]),
  ),
  notes: [
    'PGlite, on a machine with other load. GRAPHS reads counters that every response has added to; beside it the response rate by team reads all 100,000 employees.',
    'The exports are read as streams, so that 100 times the responses take 100 times the time; memory grows by what is not collected yet.',
  ],
})
