// npm run verify:visual: every story in all brands, modes, directions and widths (docs/quality.md).
//   --full            every story in every variant (default each story once, in rotation)
//   --minutes <n>     starts no visits after this time
//   --resume          with --full: only remaining visits and those with findings
//   --stories <text>  only stories whose id contains this text
//   --pages <n>       parallel browser pages; default one more than cores
//   --report <file>   path of the JSON report; default storybook-static/visual-matrix.json
//   --write           also writes the results into docs/quality.md
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, requireChromium } from '../chromium.mjs'
import { writeFigures } from '../figures.mjs'
import { buildStorybook, serveFolder, storiesOf } from '../storybook/build.mjs'
import { changeVariant, onPages, openStory, still } from '../storybook/story-page.mjs'
import { root } from '../workspace.mjs'
import { examine } from './examine.mjs'
import { openJournal, spanOf } from './journal.mjs'
import { everything, variantsOf, nameOf, rotate, widths } from './variants.mjs'
import { findInjectedFaults } from './injected-faults.mjs'

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
if (narrowed && options.write) throw new Error('--write needs the results of all stories: omit --stories.')
const tier = options.full ? 'full' : 'quick'
const started = Date.now()
const folder = await buildStorybook()
const { origin, close } = await serveFolder(folder)
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })

/** Brands of the toolbar, so that a new one is included automatically. */
async function brandsOf(page) {
  await openStory(page, origin, all[0].id, { brand: 'default', mode: 'light', direction: 'ltr', width: 1280 })
  return page.evaluate(() =>
    globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.projectAnnotations.globalTypes.brand.toolbar.items.map(
      ({ value }) => value,
    ),
  )
}

/** All axe rules for every new layout; only contrast for every new colour scheme, in one layout. */
const rulesFor = (variant, before) => {
  if (variant.direction !== before?.direction) return 'all'
  return variant.direction === 'ltr' && variant.width === widths[0] ? 'colours' : 'none'
}

/** Opens or changes to a variant and checks it; a crashed page is a finding too. */
async function checkVariant(page, show, rules) {
  try {
    const failure = await show()
    return failure ? failed(failure) : await examine(page, rules)
  } catch (error) {
    // A closed browser is no finding of the remaining stories.
    if (!browser.isConnected()) throw error
    return failed(String(error.message).split('\n')[0])
  }
}

async function see(page, story, variant, before) {
  const seen = await checkVariant(
    page,
    () => (before ? changeVariant(page, variant) : openStory(page, origin, story.id, variant)),
    rulesFor(variant, before),
  )
  if (seen.findings.length === 0) return seen
  // Only findings of a fresh page count, which rendered no other story before.
  return checkVariant(page, () => openStory(page, origin, story.id, variant, { fresh: true }), 'all')
}
const failed = (detail) => ({ findings: [{ kind: 'failed', detail }], texts: 0 })

async function visit(page, { story, variants }) {
  const states = []
  for (const [index, variant] of variants.entries())
    states.push({ variant, ...(await see(page, story, variant, variants[index - 1])) })
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
const injected = await findInjectedFaults(first, origin)
const variants = variantsOf(await brandsOf(first))
await first.context().close()
const visits = options.full ? everything(chosen, variants) : rotate(chosen, variants)
// A partial run does not change the log of the full run, unless it resumes it.
const journal = openJournal(
  join(root, '.data', 'visual-matrix', `${narrowed && !options.resume ? 'some' : tier}.jsonl`),
  {
    resume: options.resume,
    build: readFileSync(join(folder, '.built'), 'utf8'),
  },
)
const due = visits.filter((wanted) => journal.seenOn(wanted)?.states.every(({ findings }) => !findings.length) !== true)
const end = started + Number(options.minutes) * 60_000
await onPages(browser, Number(options.pages ?? availableParallelism() + 1), due, async (page, wanted) => {
  if (Date.now() < end) journal.note(wanted, await visit(page, wanted))
})
await browser.close()
close()

const entries = visits.map(journal.seenOn).filter((entry) => entry !== undefined)
const states = entries.flatMap(({ story, states }) => states.map((state) => ({ story, ...state })))
const findings = states.flatMap(({ story, variant, findings }) =>
  findings.map((finding) => ({ ...finding, story, variant: nameOf(variant) })),
)
const visited = new Set(states.map(({ variant }) => nameOf(variant))).size
const texts = states.reduce((sum, state) => sum + state.texts, 0)
const seconds = Math.round((Date.now() - started) / 1000)

// The same fault in many variants is one line.
const lines = Map.groupBy(findings, ({ kind, detail, story }) => `${kind.padEnd(9)} ${story}: ${detail}`)
for (const [line, seen] of [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
  console.log(`${line} (${seen[0].variant}${seen.length > 1 ? ` and ${seen.length - 1} more variants` : ''})`)
}
const problems = [
  ...injected.missed.map((fault) => `An injected fault was not found: ${fault}`),
  ...forgotten.map((file) => `No story of ${file} is in the index.`),
  ...(!narrowed && visited < variants.length ? [`Only ${visited} of ${variants.length} variants were visited.`] : []),
  ...(chosen.length === 0 ? ['No story matches.'] : []),
  ...(entries.length < visits.length
    ? [`${visits.length - entries.length} of ${visits.length} visits are left: continue with --resume.`]
    : []),
]
for (const problem of problems) console.log(problem)

const count = (kind) => findings.filter((finding) => finding.kind === kind).length
const summary = {
  tier,
  stories: chosen.length,
  visits: `${entries.length} of ${visits.length}`,
  variants: visited,
  states: states.length,
  texts,
  findings: Object.fromEntries(
    ['axe', 'overflow', 'clipped', 'contrast', 'tiny', 'failed'].map((kind) => [kind, count(kind)]),
  ),
  injected: `${injected.found} of ${injected.of}`,
  seconds,
  span: spanOf(entries),
}
writeFileSync(
  options.report ?? join(folder, 'visual-matrix.json'),
  `${JSON.stringify({ ...summary, list: findings }, null, 2)}\n`,
)
console.log(
  `${summary.stories} stories, ${summary.variants} variants, ${summary.states} pages, ${texts} texts measured, ${findings.length} findings, injected faults found: ${summary.injected}, ${seconds} s`,
)
if (options.write) writeFigures('docs/quality.md', `visual-${tier}`, summaryText(summary))
process.exitCode = findings.length + problems.length > 0 ? 1 : 0

function summaryText({ stories, variants, visits, states, texts, findings: kinds, injected, span }) {
  const faults = Object.entries(kinds).map(([kind, number]) => `${kind} ${number}`)
  return `${tier} tier: ${stories} stories, ${variants} variants, ${visits} visits made, ${states} pages checked, ${texts} texts measured; findings: ${faults.join(', ')}; injected faults found: ${injected}; ${span}.`
}
