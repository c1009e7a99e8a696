import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openPage } from '../lib/browser.mjs'
import { mainThread } from '../lib/main-thread.mjs'
import { servePeer, versionsOf } from '../lib/peers.mjs'
import { kilobytes, limit, ratio, table, times } from '../lib/report.mjs'
import { interleave } from '../lib/rounds.mjs'
import { renderersOf, usageDuring } from '../lib/usage.mjs'
import { csvParts, wrongRows } from '../peers/shared/csv.js'

const MB = 2 ** 20
const BLOCK = 50

/** Files of a worker: `#posted` sends all rows to the page, as the documentation of PapaParse suggests. */
const readers = { ssp: ['ssp', ''], papaparse: ['papaparse', ''], 'papaparse posted': ['papaparse', '#posted'] }
const readSizes = [10_000, 100_000, 1_000_000]
const tableSubjects = ['ssp', 'react-spreadsheet-import']
const tableSizes = [10_000, 100_000]
const rowsText = (count) => `${count.toLocaleString('en-GB')} rows`

/** CSV files: parsed and validated in a worker, and from the choice of a file to the table with what is wrong. */
export async function csv({ rounds }) {
  const read = await measureReaders(rounds)
  const shown = await measureTables(rounds)
  return {
    title: 'CSV files beside PapaParse and react-spreadsheet-import',
    versions: versionsOf(['papaparse', 'react-spreadsheet-import']),
    body: `${reportReaders(read)}\n\n${reportTables(shown)}`,
    notes: [
      'Ours finds out encoding and separator, keeps line numbers, and validates seven rules a row; PapaParse in a worker of its own checks four cells, address and repeated identifier, and keeps its rows there; posted, it validates nothing and sends every row to the page.',
      'A million rows is the most that the product takes.',
      'Memory is that of the processes of the page at most during the work, over before.',
      'The table: a page with the list of employees and the panel, a file chosen, and the wrong rows shown; react-spreadsheet-import asks for three steps in between, which a script clicks at once.',
    ],
  }
}

async function measureReaders(rounds) {
  const served = Object.fromEntries(
    await Promise.all(['ssp', 'papaparse'].map(async (name) => [name, await servePeer('csv', name)])),
  )
  const results = await interleave(Object.keys(readers), rounds, async (name) => {
    const [peer, hash] = readers[name]
    const row = {}
    for (const count of readSizes)
      for (const [key, value] of Object.entries(await read(served[peer].url + hash, count)))
        row[`${key}${count}`] = value
    return row
  })
  await Promise.all(Object.values(served).map(({ close }) => close()))
  return results
}

async function read(url, count) {
  const { page, close } = await openPage()
  try {
    await page.goto(url)
    await page.waitForFunction(() => window.bench)
    const bytes = await page.evaluate((rows) => window.bench.prepare(rows), count)
    await page.evaluate(() => window.probe.settled())
    const pids = await renderersOf(page)
    let answer
    const used = await usageDuring(pids, () =>
      mainThread(page, async () => {
        answer = await page.evaluate(async () => {
          const began = performance.now()
          return { ...(await window.bench.read()), ms: performance.now() - began }
        })
      }),
    )
    const wrong = url.endsWith('#posted') ? 0 : wrongRows(count)
    if (answer.wrong !== wrong || answer.right !== count - wrong)
      throw new Error(`${answer.right} right and ${answer.wrong} wrong rows of ${count}`)
    return { ms: answer.ms, cpu: used.cpu, longest: used.result.longest, memory: used.grown, size: bytes / MB }
  } finally {
    await close()
  }
}

function reportReaders({ ssp, papaparse, 'papaparse posted': posted }) {
  const goals = { ms: 1.2, cpu: 1.2 }
  const line = (label, key, count) => [
    `${rowsText(count)}, ${label}`,
    key === 'longest' ? limit(ssp[`longest${count}`], BLOCK) : times(ssp[key + count]),
    times(papaparse[key + count]),
    times(posted[key + count]),
    ratio(ssp[key + count], papaparse[key + count], goals[key] && { most: goals[key] }),
  ]
  return table(
    ['Parsed and validated in a worker', 'ssp', 'papaparse, validated', 'papaparse, posted', 'to papaparse, validated'],
    readSizes.flatMap((count) => [
      line(`${Math.round(ssp[`size${count}`]?.median)} MB, ms`, 'ms', count),
      line('CPU ms of the page and its worker', 'cpu', count),
      line('longest main-thread task, CPU ms', 'longest', count),
      line('memory, MB', 'memory', count),
    ]),
  )
}

async function measureTables(rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'ssp-bench-'))
  const served = Object.fromEntries(
    await Promise.all(tableSubjects.map(async (name) => [name, await servePeer('csv-table', name)])),
  )
  try {
    const files = new Map()
    for (const count of tableSizes) {
      files.set(count, join(folder, `people-${count}.csv`))
      await pipeline(Readable.from(csvParts(count)), createWriteStream(files.get(count)))
    }
    return await interleave(tableSubjects, rounds, async (name) => {
      const row = {}
      for (const count of tableSizes) {
        const { bytes, ...figures } = await show(served[name].url, files.get(count), name === 'ssp')
        row.bytes = bytes
        for (const [key, value] of Object.entries(figures)) row[`${key}${count}`] = value
      }
      return row
    })
  } finally {
    rmSync(folder, { recursive: true })
    await Promise.all(Object.values(served).map(({ close }) => close()))
  }
}

async function show(url, file, isOurs) {
  const { page, sizes, close } = await openPage()
  try {
    await page.goto(url)
    if (isOurs) {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Import CSV' }).click()
    }
    const input = page.locator('input[type=file]')
    await input.waitFor({ state: 'attached' })
    await page.evaluate(() => {
      addEventListener('change', (event) => (window.chosen ??= event.timeStamp), true)
      return window.probe.settled(performance.now())
    })
    let ms
    const used = await usageDuring(await renderersOf(page), () =>
      mainThread(page, async () => {
        await input.setInputFiles(file)
        ms = await page.evaluate(async () => {
          const end = performance.now() + 60_000
          while (!window.bench.isValidated()) {
            if (performance.now() > end) throw new Error('No table was shown.')
            await window.probe.painted()
          }
          return (await window.probe.painted()) - window.chosen
        })
      }),
    )
    const { js, css } = await sizes()
    return { ms, cpu: used.cpu, longest: used.result.longest, bytes: js + css }
  } finally {
    await close()
  }
}

function reportTables({ ssp, 'react-spreadsheet-import': peer }) {
  const line = (label, key, count, goal) => [
    `${rowsText(count)}, ${label}`,
    key === 'longest' ? limit(ssp[`longest${count}`], BLOCK) : times(ssp[key + count]),
    times(peer[key + count]),
    ratio(ssp[key + count], peer[key + count], goal && { most: goal }),
  ]
  return table(
    ['File chosen to validated table', 'ssp', 'react-spreadsheet-import', 'ratio'],
    [
      ['JavaScript and CSS, kB gzip', kilobytes(ssp.bytes), kilobytes(peer.bytes), ratio(ssp.bytes, peer.bytes)],
      ...tableSizes.flatMap((count) => [
        line('ms', 'ms', count, 0.3),
        line('CPU ms of the page and its worker', 'cpu', count, 0.3),
        line('longest main-thread task, CPU ms', 'longest', count),
      ]),
    ],
  )
}
