import { openPage } from '../lib/browser.mjs'
import { moveTo } from '../lib/input.mjs'
import { mainThread, mainThreadByFrame } from '../lib/main-thread.mjs'
import { servePeer, versionsOf } from '../lib/peers.mjs'
import { kilobytes, ratio, table, times } from '../lib/report.mjs'
import { interleave } from '../lib/rounds.mjs'

const peers = ['surveyjs', 'form-js', 'formeo']
const subjects = ['ssp', ...peers]
const packages = ['survey-creator-react', 'survey-core', '@bpmn-io/form-js', 'formeo']
const KEYS = 20

/** A form builder in an empty page: opened, a form of 200 and 500 fields loaded, a field added, a label typed, a field moved. */
export async function builder({ rounds }) {
  const served = Object.fromEntries(
    await Promise.all(subjects.map(async (name) => [name, await servePeer('builder', name)])),
  )
  const results = await interleave(subjects, rounds, (name) => measure(served[name].url, name === 'ssp'))
  await Promise.all(Object.values(served).map(({ close }) => close()))
  return report(results)
}

async function measure(url, isOurs) {
  const { page, devtools, sizes, close } = await openPage()
  try {
    const hosts = await stayHere(page)
    const row = await open(page, url)
    const { js, css } = await sizes()
    row.bytes = js + css
    for (const count of [200, 500]) {
      await open(page, url)
      const { ms, longest, total, inDom } = await load(page, count)
      Object.assign(row, { [`load${count}`]: ms, [`longest${count}`]: longest, [`cpu${count}`]: total, inDom })
      if (count === 500) row.heap = await heapOf(devtools)
      if (count === 500 && !isOurs) continue // SurveyJS takes minutes
      const added = await add(page)
      Object.assign(row, { [`add${count}`]: added.ms, [`addCpu${count}`]: added.total })
    }
    await open(page, url)
    await load(page, 200)
    Object.assign(row, await type(page, devtools))
    await open(page, url)
    await load(page, 200)
    return { ...row, ...(await drag(page)), hosts: hosts.size }
  } finally {
    await close()
  }
}

/** Answers requests to other hosts with nothing, as without a network; returns the hosts as they are asked. */
async function stayHere(page) {
  const hosts = new Set()
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      hosts.add(new URL(route.request().url()).hostname)
      return route.fulfill({ body: '' })
    },
  )
  return hosts
}

/** Ms until the empty builder can be used and nothing changes any more, and the blocking time until then. */
async function open(page, url) {
  await page.goto(url)
  await page.waitForFunction(() => window.bench?.isReady(), null, { polling: 'raf' })
  return page.evaluate(async () => ({ ready: await window.probe.settled(), blocking: window.probe.blocking() }))
}

async function load(page, count) {
  let ms
  const work = await mainThread(page, async () => {
    const { settled } = await page.evaluate(
      (wanted) =>
        window.probe.time(
          () => window.bench.load(wanted),
          () => window.bench.isLoaded(wanted),
        ),
      count,
    )
    ms = settled
  })
  return { ms, ...work, inDom: await page.evaluate(() => window.bench.inDom()) }
}

/** Used bytes of the JavaScript heap without what can be collected. */
async function heapOf(devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}

async function add(page) {
  const count = () => page.evaluate(() => window.bench.order().length)
  const before = await count()
  await page.evaluate(() => window.bench.adder().focus())
  await page.evaluate(() => window.probe.settled(performance.now()))
  const work = await mainThread(page, () => page.keyboard.press('Enter'))
  if ((await count()) !== before + 1) throw new Error('No field was added.')
  return { ...work, ms: await page.evaluate(() => window.probe.state.changed - window.probe.state.pressed) }
}

/** Types into the label of the first field, with 4x CPU slowdown. */
async function type(page, devtools) {
  const label = async () => {
    const input = await page.evaluateHandle(() => window.bench.label())
    await page.evaluate(() => window.probe.settled(performance.now()))
    return input
  }
  const letters = () => page.evaluate(() => window.bench.typed().split('x').length - 1)
  await label()
  await (await label()).click() // some draw the editor again once it is open
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const { longest, total } = await mainThread(page, () => page.keyboard.type('x'.repeat(KEYS), { delay: 60 }))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const typed = await letters()
  if (typed < KEYS / 2) throw new Error(`Only ${typed} of ${KEYS} letters arrived.`)
  return { keyLongest: longest, keyCpu: total / typed }
}

/** Carries the first field below the second one, in steps of a frame. */
async function drag(page) {
  if (!(await page.evaluate(() => Boolean(window.bench.grip)))) return {}
  const first = () => page.evaluate(() => window.bench.order()[0])
  const before = await first()
  const from = await moveTo(page, await page.evaluateHandle(() => window.bench.grip(0)))
  await page.evaluate(() => window.probe.settled(performance.now()))
  const below = await (await page.evaluateHandle(() => window.bench.field(1))).boundingBox()
  const to = below.y + below.height * 0.8
  const { frame, longest } = await mainThreadByFrame(page, async () => {
    await page.mouse.down()
    await page.mouse.move(from.x, to, { steps: 40 })
    await page.mouse.move(from.x, to + 2, { steps: 5 })
    await page.mouse.up()
  })
  if ((await first()) === before) throw new Error('The field stands where it stood.')
  return { dragFrame: frame, dragLongest: longest }
}

const withinLimit = (ours, limit) =>
  limit === undefined ? '' : `(at most ${limit}: ${ours.median <= limit ? 'met' : '**missed**'})`

/** The lowest median of the peers. */
const best = (results, key) =>
  peers.map((name) => results[name][key]).toSorted((a, b) => (a?.median ?? Infinity) - (b?.median ?? Infinity))[0]

const plain = (figure) => String(figure?.median)
const dragged = (figure) => (figure ? times(figure) : 'not dragged')
const megabytes = (figure) => kilobytes(figure && { median: figure.median / 1000 })

/** `to`: the peer that the ratio is to, default the best one; `goal`: the highest ratio; `limit`: our highest value. */
const LINES = [
  { key: 'bytes', label: 'JavaScript and CSS, kB gzip', show: kilobytes, to: 'form-js', goal: 0.4 },
  { key: 'ready', label: 'Empty form interactive, ms', to: 'form-js', goal: 0.6 },
  { key: 'blocking', label: 'Empty form, total blocking time, ms', limit: 0 },
  { key: 'load200', label: 'Load 200 fields, ms', goal: 0.4 },
  { key: 'cpu200', label: 'Load 200 fields, main thread, CPU ms', goal: 0.4 },
  { key: 'load500', label: 'Load 500 fields, ms', goal: 0.25 },
  { key: 'cpu500', label: 'Load 500 fields, main thread, CPU ms', goal: 0.25 },
  { key: 'longest500', label: 'Load 500 fields, longest task, CPU ms', limit: 50 },
  { key: 'inDom', label: 'Fields in the document of 500', show: plain },
  { key: 'add200', label: 'Add one field to 200, ms', to: 'formeo', goal: 0.6 },
  { key: 'addCpu200', label: 'Add one field to 200, main thread, CPU ms', to: 'formeo', goal: 0.6 },
  { key: 'keyLongest', label: 'Key in a label, 4x CPU slowdown, longest task, CPU ms', limit: 50 },
  { key: 'keyCpu', label: 'Key in a label, 4x CPU slowdown, main thread per key, CPU ms', goal: 1 },
  { key: 'dragFrame', label: 'Drag one place at 200, 95th percentile of a frame, CPU ms', limit: 16.7, show: dragged },
  { key: 'dragLongest', label: 'Drag one place at 200, longest task with the drop, CPU ms', show: dragged },
  { key: 'hosts', label: 'Other hosts that the page asks for something', show: plain },
  { key: 'heap', label: 'JavaScript heap at 500 fields, MB', show: megabytes, goal: 0.5 },
]

export const report = (results) => ({
  title: 'Form builder beside SurveyJS Creator, form-js and formeo',
  versions: versionsOf(packages),
  body: table(
    ['', ...subjects, 'ratio to the best peer, or to'],
    [
      ...LINES.map(({ key, label, show = times, to, goal, limit }) => {
        const peer = to ? results[to][key] : best(results, key)
        const text = show === plain ? '' : ratio(results.ssp[key], peer, goal && { most: goal })
        return [
          label,
          ...subjects.map((name) => show(results[name][key])),
          [text, withinLimit(results.ssp[key], limit), to].filter(Boolean).join(' '),
        ]
      }),
      [
        'Add one field: 500 to 200, CPU',
        ratio(results.ssp.addCpu500, results.ssp.addCpu200),
        ...peers.map(() => ''),
        '',
      ],
    ],
  ),
  notes: [
    'SurveyJS Creator keeps few of the fields in the document, the others all. A field is added by Enter on a control of the palette, dragging is a real mouse.',
    'Ours types into the editor of the field, as form-js does, SurveyJS and formeo into the canvas; form-js stores a label 300 ms after the last key.',
    'On a machine with other load CPU times say more than the others.',
    'SurveyJS Creator has a commercial licence, form-js one that keeps its watermark, formeo MIT.',
    'Requests to other hosts got an empty answer, which spares formeo a script.',
  ],
})
