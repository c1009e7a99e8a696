// npm run verify:wall: every story in the brands, modes, directions and widths that it may meet (docs/quality.md).
//   --full            every story in every look (else each story once, in rotation)
//   --minutes <n>     makes no more visits after this time
//   --resume          with --full: makes only the visits that are left, and those that had findings
//   --stories <text>  only stories whose id holds this text
//   --pages <n>       browser pages at once; one more than there are cores by default
//   --report <file>   where the JSON report goes; storybook-static/wall.json by default
//   --write           also write the figures into docs/quality.md
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, requireChromium } from '../chromium.mjs'
import { writeFigures } from '../figures.mjs'
import { buildStorybook, serveFolder, storiesOf } from '../storybook/build.mjs'
import { changeLook, onPages, openStory, still } from '../storybook/story-page.mjs'
import { root } from '../workspace.mjs'
import { examine } from './examine.mjs'
import { openJournal, spanOf } from './journal.mjs'
import { everything, looksOf, nameOf, rotate, widths } from './looks.mjs'
import { findPlanted } from './planted.mjs'

const { values: options } = parseArgs({
  options: {
    full: { type: 'boolean' },
    minutes: { type: 'string', default: 'Infinity' },
    resume: { type: 'boolean' },
    stories: { type: 'string', default: '' },
    pages: { type: 'string' },
    report: { type: 'string' },
    write: { type: 'boolean' },
  },
})
const narrowed = options.stories !== ''
if (narrowed && options.write) throw new Error('--write is for figures of all stories: leave --stories out.')
const tier = options.full ? 'full' : 'quick'
const started = Date.now()
const folder = await buildStorybook()
const { origin, close } = await serveFolder(folder)
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })

/** Brands as the toolbar lists them, so that a new one is on the wall without anyone remembering. */
async function brandsOf(page) {
  await openStory(page, origin, all[0].id, { brand: 'default', mode: 'light', direction: 'ltr', width: 1280 })
  return page.evaluate(() =>
    globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.projectAnnotations.globalTypes.brand.toolbar.items.map(
      ({ value }) => value,
    ),
  )
}

/** All of axe for every new layout; then its contrast for every new colouring, which one layout shows as well as four. */
const rulesFor = (look, before) => {
  if (look.direction !== before?.direction) return 'all'
  return look.direction === 'ltr' && look.width === widths[0] ? 'colours' : 'none'
}

/** Opens or changes to a look and examines it; a browser that gives up in the middle is a finding like any other. */
async function lookAt(page, show, rules) {
  try {
    const failure = await show()
    return failure ? failed(failure) : await examine(page, rules)
  } catch (error) {
    // A browser that is gone says nothing about the stories that are left.
    if (!browser.isConnected()) throw error
    return failed(String(error.message).split('\n')[0])
  }
}

async function see(page, story, look, before) {
  const seen = await lookAt(
    page,
    () => (before ? changeLook(page, look) : openStory(page, origin, story.id, look)),
    rulesFor(look, before),
  )
  if (seen.findings.length === 0) return seen
  // Only what a page shows that no other story was drawn on before is held against the story.
  return lookAt(page, () => openStory(page, origin, story.id, look, { fresh: true }), 'all')
}
const failed = (detail) => ({ findings: [{ kind: 'failed', detail }], texts: 0 })

async function visit(page, { story, looks }) {
  const states = []
  for (const [index, look] of looks.entries())
    states.push({ look, ...(await see(page, story, look, looks[index - 1])) })
  return states
}

const all = storiesOf(folder)
const files = new Set(all.map(({ importPath }) => importPath.replace('./', '')))
const forgotten = globSync('{packages,apps}/**/src/**/*.stories.tsx', {
  cwd: root,
  exclude: ['**/node_modules/**'],
}).filter((file) => !files.has(file))
const chosen = all.filter(({ id }) => id.includes(options.stories))

const first = await (await browser.newContext(still)).newPage()
const planted = await findPlanted(first, origin)
const looks = looksOf(await brandsOf(first))
await first.context().close()
const visits = options.full ? everything(chosen, looks) : rotate(chosen, looks)
// A look at some stories leaves the journal of them all alone, unless it mends it.
const journal = openJournal(join(root, '.data', 'wall', `${narrowed && !options.resume ? 'some' : tier}.jsonl`), {
  resume: options.resume,
  build: readFileSync(join(folder, '.built'), 'utf8'),
})
const due = visits.filter((wanted) => journal.seenOn(wanted)?.states.every(({ findings }) => !findings.length) !== true)
const end = started + Number(options.minutes) * 60_000
await onPages(browser, Number(options.pages ?? availableParallelism() + 1), due, async (page, wanted) => {
  if (Date.now() < end) journal.note(wanted, await visit(page, wanted))
})
await browser.close()
close()

const entries = visits.map(journal.seenOn).filter((entry) => entry !== undefined)
const states = entries.flatMap(({ story, states }) => states.map((state) => ({ story, ...state })))
const findings = states.flatMap(({ story, look, findings }) =>
  findings.map((finding) => ({ ...finding, story, look: nameOf(look) })),
)
const met = new Set(states.map(({ look }) => nameOf(look))).size
const texts = states.reduce((sum, state) => sum + state.texts, 0)
const seconds = Math.round((Date.now() - started) / 1000)

// The same fault in many looks is one line.
const lines = Map.groupBy(findings, ({ kind, detail, story }) => `${kind.padEnd(9)} ${story}: ${detail}`)
for (const [line, seen] of [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
  console.log(`${line} (${seen[0].look}${seen.length > 1 ? ` and ${seen.length - 1} more looks` : ''})`)
}
const problems = [
  ...planted.missed.map((fault) => `A planted fault was not found: ${fault}`),
  ...forgotten.map((file) => `No story of ${file} is in the index.`),
  ...(!narrowed && met < looks.length ? [`Only ${met} of ${looks.length} looks were met.`] : []),
  ...(chosen.length === 0 ? ['No story was looked at.'] : []),
  ...(entries.length < visits.length
    ? [`${visits.length - entries.length} of ${visits.length} visits are left: take them up with --resume.`]
    : []),
]
for (const problem of problems) console.log(problem)

const count = (kind) => findings.filter((finding) => finding.kind === kind).length
const summary = {
  tier,
  stories: chosen.length,
  visits: `${entries.length} of ${visits.length}`,
  looks: met,
  states: states.length,
  texts,
  findings: Object.fromEntries(
    ['axe', 'overflow', 'clipped', 'contrast', 'tiny', 'failed'].map((kind) => [kind, count(kind)]),
  ),
  planted: `${planted.found} of ${planted.of}`,
  seconds,
  span: spanOf(entries),
}
writeFileSync(
  options.report ?? join(folder, 'wall.json'),
  `${JSON.stringify({ ...summary, list: findings }, null, 2)}\n`,
)
console.log(
  `${summary.stories} stories, ${summary.looks} looks, ${summary.states} pages, ${texts} texts measured, ${findings.length} findings, planted faults found: ${summary.planted}, ${seconds} s`,
)
if (options.write) writeFigures('docs/quality.md', `wall-${tier}`, wallTable(summary))
process.exitCode = findings.length + problems.length > 0 ? 1 : 0

function wallTable({ stories, looks, visits, states, texts, findings: kinds, planted, span }) {
  const faults = Object.entries(kinds).map(([kind, number]) => `${kind} ${number}`)
  return `${tier} tier: ${stories} stories, ${looks} looks, ${visits} visits made, ${states} pages looked at, ${texts} texts measured; findings: ${faults.join(', ')}; planted faults found: ${planted}; ${span}.`
}
