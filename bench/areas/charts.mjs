import { openPage } from '../lib/browser.mjs'
import { drawKinds } from '../lib/draw.mjs'
import { servePeer, versionsOf } from '../lib/peers.mjs'
import { kilobytes, ratio, table, times } from '../lib/report.mjs'
import { interleave } from '../lib/rounds.mjs'

const subjects = ['ssp', 'chartjs', 'recharts', 'react']
const shown = subjects.slice(0, 3)
const kinds = {
  bar: '12 bars',
  line365: 'Line, 365 points',
  line2000: 'Line, 2,000 points',
  line10000: 'Line, 10,000 points',
  twenty: '20 charts',
}

/** Charts of 600 x 300, the first of their kind in a page, without animation. */
export async function charts({ rounds }) {
  const served = Object.fromEntries(
    await Promise.all(subjects.map(async (name) => [name, await servePeer('charts', name)])),
  )
  const results = await interleave(subjects, rounds, (name) =>
    drawKinds(served[name].url, Object.keys(kinds), openPage),
  )
  await Promise.all(Object.values(served).map(({ close }) => close()))
  const size = (name) => ({ median: results[name].bytes.median - results.react.bytes.median })
  return {
    title: 'Charts beside Chart.js and recharts',
    versions: versionsOf(['chart.js', 'react-chartjs-2', 'recharts']),
    body: table(
      ['', ...shown, 'to Chart.js'],
      [
        [
          'JavaScript and CSS over React, kB gzip',
          ...shown.map((name) => kilobytes(size(name))),
          ratio(size('ssp'), size('chartjs'), { most: 0.35 }),
        ],
        ...Object.entries(kinds).map(([kind, label]) => [
          `${label}, ms`,
          ...shown.map((name) => times(results[name][kind])),
          ratio(results.ssp[kind], results.chartjs[kind], kind === 'twenty' ? { most: 0.4 } : undefined),
        ]),
        [
          '10,000 points to 2,000',
          ...shown.map((name) =>
            ratio(results[name].line10000, results[name].line2000, name === 'ssp' ? { most: 1.2 } : undefined),
          ),
          '',
        ],
      ],
    ),
    notes: ['Ours has title, text summary and keyboard access; the others draw on a canvas or omit them.'],
  }
}
