// npm run verify:wall: every story in the brands, modes, directions and widths that it may meet (docs/quality.md).
//   --full            every story in every look (else each story once, in rotation)
//   --stories <text>  only stories whose id holds this text
//   --pages <n>       browser pages at once; one more than there are cores by default
//   --report <file>   where the JSON report goes; storybook-static/wall.json by default
//   --write          also write the figures into docs/quality.md
import { globSync, writeFileSync } from 'node:fs'
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
import { everything, looksOf, nameOf, rotate } from './looks.mjs'
import { findPlanted } from './planted.mjs'

const { values: options } = parseArgs({
  options: {
    full: { type: 'boolean' },
    stories: { type: 'string', default: '' },
    pages: { type: 'string' },
    report: { type: 'string' },
    write: { type: 'boolean' },
  },
})
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

/** All of axe for every new layout; then its contrast for every new colouring, which one direction shows as well as two. */
const rulesFor = (look, before) =>
  look.direction !== before?.direction ? 'all' : look.direction === 'ltr' ? 'colours' : 'none'

async function see(page, story, look, before) {
  const failure = before ? await changeLook(page, look) : await openStory(page, origin, story.id, look)
  const seen = failure ? failed(failure) : await examine(page, rulesFor(look, before))
  if (seen.findings.length === 0) return seen
  // Only what a page shows that no other story was drawn on before is held against the story.
  const again = await openStory(page, origin, story.id, look, { fresh: true })
  return again ? failed(again) : examine(page)
}
const failed = (detail) => ({ findings: [{ kind: 'failed', detail }], texts: 0 })

async function visit(page, { story, looks }) {
  const states = []
  for (const [index, look] of looks.entries())
    states.push({ look, ...(await see(page, story, look, looks[index - 1])) })
  return { story: story.id, states }
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
const results = await onPages(browser, Number(options.pages ?? availableParallelism() + 1), visits, visit)
await browser.close()
close()

const states = results.flatMap(({ story, states }) => states.map((state) => ({ story, ...state })))
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
  ...(options.stories === '' && met < looks.length ? [`Only ${met} of ${looks.length} looks were met.`] : []),
  ...(chosen.length === 0 ? ['No story was looked at.'] : []),
]
for (const problem of problems) console.log(problem)

const count = (kind) => findings.filter((finding) => finding.kind === kind).length
const summary = {
  tier: options.full ? 'full' : 'quick',
  stories: chosen.length,
  looks: met,
  states: states.length,
  texts,
  findings: Object.fromEntries(
    ['axe', 'overflow', 'clipped', 'contrast', 'tiny', 'failed'].map((kind) => [kind, count(kind)]),
  ),
  planted: `${planted.found} of ${planted.of}`,
  seconds,
}
writeFileSync(
  options.report ?? join(folder, 'wall.json'),
  `${JSON.stringify({ ...summary, list: findings }, null, 2)}\n`,
)
console.log(
  `${summary.stories} stories, ${summary.looks} looks, ${summary.states} pages, ${texts} texts measured, ${findings.length} findings, planted faults found: ${summary.planted}, ${seconds} s`,
)
if (options.write) writeFigures('docs/quality.md', `wall-${summary.tier}`, wallTable(summary))
process.exitCode = findings.length + problems.length > 0 ? 1 : 0

function wallTable({ tier, stories, looks, states, texts, findings: kinds, planted, seconds }) {
  const faults = Object.entries(kinds).map(([kind, number]) => `${kind} ${number}`)
  return `${tier} tier: ${stories} stories, ${looks} looks, ${states} pages looked at, ${texts} texts measured; findings: ${faults.join(', ')}; planted faults found: ${planted}; ${seconds} s.`
}
