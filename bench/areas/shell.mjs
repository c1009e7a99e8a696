import { freePort } from '../../apps/server/src/testing/postgres-cluster.ts'
import { openPage, slow } from '../lib/browser.mjs'
import { servePeer, versionsOf } from '../lib/peers.mjs'
import { signIn, startServer } from '../lib/process.mjs'
import { kilobytes, ratio, table, times } from '../lib/report.mjs'
import { interleave } from '../lib/rounds.mjs'

const peers = ['react-admin', 'refine-core', 'refine-antd']
const subjects = ['ssp', ...peers]
const goals = { js: 0.45, slowLcp: 0.35, slowBlocking: 0.1 }

/** A first visit of the employees list: ten rows in a table, nothing cached, signed in. */
export async function shell({ rounds }) {
  const served = Object.fromEntries(
    await Promise.all(peers.map(async (name) => [name, await servePeer('shell', name)])),
  )
  const product = await startServer('demo', await freePort())
  const addressOf = (name) =>
    name === 'ssp' ? `${product.url}/employees?layout=list` : `${served[name].url}#/employees`
  try {
    const results = await interleave(subjects, rounds, async (name) => {
      const storageState = name === 'ssp' ? await signedIn(product.url) : undefined
      const fast = await visit(addressOf(name), { storageState })
      const throttled = await visit(addressOf(name), { storageState, throttle: slow })
      return {
        js: fast.js,
        css: fast.css,
        files: fast.files,
        fastLcp: fast.lcp,
        fastRows: fast.rows,
        slowFcp: throttled.fcp,
        slowLcp: throttled.lcp,
        slowRows: throttled.rows,
        slowBlocking: throttled.blocking,
        slowShift: throttled.shift,
      }
    })
    return report(results)
  } finally {
    await product.stop()
    await Promise.all(Object.values(served).map(({ close }) => close()))
  }
}

async function signedIn(origin) {
  const { stored } = await signIn(origin)
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'ssp.session', value: stored }] }] }
}

async function visit(address, options) {
  const { page, sizes, close } = await openPage(options)
  try {
    await page.goto(address)
    const isShown = () =>
      document.querySelectorAll('tbody tr:not(.ant-table-placeholder, .ant-table-measure-row, [aria-hidden])').length >=
      10
    await page.waitForFunction(isShown, null, { polling: 'raf' })
    const seen = await page.evaluate(async () => {
      const rows = await window.probe.painted()
      await window.probe.settled(0, 1000)
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
      return {
        rows,
        fcp,
        lcp: window.probe.state.lcp,
        blocking: window.probe.blocking(),
        shift: window.probe.state.shift,
      }
    })
    return { ...seen, ...(await sizes()) }
  } finally {
    await close()
  }
}

function report(results) {
  const line = (label, key, show = times) => [
    label,
    ...subjects.map((name) => show(results[name][key])),
    ratio(results.ssp[key], results['react-admin'][key], goals[key] && { most: goals[key] }),
  ]
  return {
    title: 'App shell beside react-admin and Refine',
    versions: versionsOf(['react-admin', '@mui/material', '@refinedev/core', '@refinedev/antd', 'antd', 'react']),
    body: table(
      ['First visit of the employees list', ...subjects, 'to react-admin'],
      [
        line('JavaScript, kB gzip', 'js', kilobytes),
        line('CSS, kB gzip', 'css', kilobytes),
        line('JavaScript and CSS files', 'files'),
        line('Largest contentful paint, ms', 'fastLcp'),
        line('Ten rows painted, ms', 'fastRows'),
        line('Slow: first contentful paint, ms', 'slowFcp'),
        line('Slow: largest contentful paint, ms', 'slowLcp'),
        line('Slow: ten rows painted, ms', 'slowRows'),
        line('Slow: total blocking time, ms', 'slowBlocking'),
        line('Slow: layout shift', 'slowShift'),
      ],
    ),
    notes: [
      'Slow is 1.6 Mbps, 150 ms per round trip, 4x CPU slowdown.',
      'Ours is the built portal on its own server with 5,000 employees, and requests client, session, rows and total; the peers create their rows in the page without requests.',
    ],
  }
}
