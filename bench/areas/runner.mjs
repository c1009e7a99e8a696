import { openPage } from '../lib/browser.mjs'
import { mainThread } from '../lib/main-thread.mjs'
import { servePeer, versionsOf } from '../lib/peers.mjs'
import { kilobytes, ratio, table, times } from '../lib/report.mjs'
import { interleave } from '../lib/rounds.mjs'

const subjects = ['ssp', 'surveyjs', 'form-js']
const QUESTIONS = 200

/** A form of 200 required questions on one page, as somebody answers it, in a page whose code is loaded. */
export async function runner({ rounds }) {
  const served = Object.fromEntries(
    await Promise.all(subjects.map(async (name) => [name, await servePeer('runner', name)])),
  )
  const results = await interleave(subjects, rounds, (name) => measure(served[name].url))
  await Promise.all(Object.values(served).map(({ close }) => close()))
  const line = (label, key, show, goal) => [
    label,
    ...subjects.map((name) => show(results[name][key])),
    ratio(results.ssp[key], results['form-js'][key], goal && { most: goal }),
  ]
  return {
    title: 'Form runner beside SurveyJS and form-js',
    versions: versionsOf(['survey-react-ui', 'survey-core', '@bpmn-io/form-js']),
    body: table(
      ['200 required questions', ...subjects, 'to form-js'],
      [
        line('JavaScript and CSS, kB gzip', 'bytes', kilobytes, 0.6),
        line('First paint of the form, ms', 'first', times, 0.4),
        line('Settled, ms', 'settled', times, 0.9),
        line('Main thread, CPU ms', 'cpu', times),
        line('Questions in the document', 'inDom', (figure) => String(figure?.median)),
      ],
    ),
  }
}

async function measure(url) {
  const { page, sizes, close } = await openPage()
  try {
    await page.goto(url)
    await page.waitForFunction(() => window.bench)
    await page.evaluate(() => window.probe.settled())
    const { js, css } = await sizes()
    let row
    const { total } = await mainThread(page, async () => {
      row = await page.evaluate(
        (count) =>
          window.probe.time(
            () => window.bench.load(count),
            () => window.bench.isLoaded(count),
          ),
        QUESTIONS,
      )
    })
    return { bytes: js + css, ...row, cpu: total, inDom: await page.evaluate(() => window.bench.inDom()) }
  } finally {
    await close()
  }
}
