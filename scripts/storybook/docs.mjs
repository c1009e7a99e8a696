// npm run verify:docs [-- --stories] [--only <text>]: visits the docs pages of the built Storybook, or its stories with their play
// functions, with a strict console and no other host.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, requireChromium } from '../chromium.mjs'
import { buildStorybook, serveFolder } from './build.mjs'
import { onPages, openStory } from './story-page.mjs'

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, stories: { type: 'boolean', default: false } },
})

/** Messages and requests that a page must not have; emptied by each read. Responses of a story's mock worker are its own. */
function watch(page, origin) {
  let found = []
  const mocked = new Set()
  const isOwn = (url) => url.startsWith(origin) || /^(data|blob):/.test(url)
  page.on('console', (message) => {
    const { url } = message.location()
    // `debug` has the hints of the browser, which also asks for an icon by itself; Storybook warns of what `openStory` uses.
    const isOfTools =
      message.type() === 'debug' ||
      url.endsWith('/favicon.ico') ||
      message.text().startsWith('Accessing the Story Store')
    if (!isOfTools) found.push({ text: `${message.type()}: ${message.text()}`, url })
  })
  page.on('pageerror', (error) => found.push({ text: `error: ${error.message}` }))
  page.on('request', (request) => {
    const url = request.url()
    if (!isOwn(url)) found.push({ text: `another host: ${url}`, url })
  })
  page.on('response', (response) => {
    const url = response.url()
    if (response.fromServiceWorker()) mocked.add(url)
    else if (response.status() >= 400) found.push({ text: `${response.status()}: ${url}` })
  })
  return () => {
    const messages = found.filter(({ url }) => !mocked.has(url)).map(({ text }) => text)
    found = []
    return [...new Set(messages)]
  }
}

/** Runs in the page: whether the docs page is drawn with its first story, or has failed. */
function isDrawn() {
  if (document.body.classList.contains('sb-show-errordisplay')) return true
  const renders = globalThis.__STORYBOOK_PREVIEW__?.storyRenders ?? []
  const isPending = ({ phase }) => ['preparing', 'loading', 'beforeEach', 'rendering', 'playing'].includes(phase)
  return document.querySelector('.sbdocs h1') !== null && !renders.some(isPending)
}

const folder = await buildStorybook()
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const kind = options.stories ? 'story' : 'docs'
const ids = Object.values(entries).flatMap(({ type, id }) => (type === kind && id.includes(options.only) ? [id] : []))
const site = await serveFolder(folder)
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })
const start = performance.now()
const watches = new Map()
const variant = { brand: 'default', mode: 'light', direction: 'ltr' }

/** Runs in the page: the viewport that a story is for, as the toolbar of Storybook has it. */
const viewportOf = async (storyId) =>
  (await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId })).storyGlobals.viewport?.value

/** Widths in pixels of the viewports that stories name. */
const widths = { mobile1: 320, mobile2: 414 }

async function openAtItsWidth(page, id) {
  // Without a story: one with a mock worker would still start it while `openStory` loads the page, and the worker reloads that.
  if (page.url() === 'about:blank') await page.goto(`${site.origin}/iframe.html`)
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue)
  const width = widths[await page.evaluate(viewportOf, id)] ?? 1280
  return openStory(page, site.origin, id, { ...variant, width })
}

/** Why a docs page was not drawn. */
async function openDocs(page, id) {
  await page.goto(`${site.origin}/iframe.html?id=${id}&viewMode=docs`)
  const isLate = await page.waitForFunction(isDrawn, null, { timeout: 30_000 }).then(
    () => false,
    () => true,
  )
  const failure = await page.evaluate(
    () =>
      document.body.classList.contains('sb-show-errordisplay') && document.querySelector('#error-message')?.innerText,
  )
  return [isLate ? 'not drawn in 30 s' : [], failure || []].flat()
}

const results = await onPages(browser, 2, ids, async (page, id) => {
  if (!watches.has(page)) watches.set(page, watch(page, site.origin))
  const failure = await (options.stories ? openAtItsWidth(page, id) : openDocs(page, id))
  // React writes what a boundary catches.
  const isExpected = (text) => entries[id].tags.includes('throws') && text.startsWith('error: ')
  const messages = watches
    .get(page)()
    .filter((text) => !isExpected(text))
  return [failure ?? [], messages].flat().map((text) => `${id}: ${text}`)
})
await browser.close()
site.close()
const found = results.flat()
const seconds = Math.round((performance.now() - start) / 1000)
console.log(
  [
    ...found,
    `${ids.length} ${options.stories ? 'stories' : 'docs pages'} in ${seconds} s, ${found.length} findings`,
  ].join('\n'),
)
if (found.length > 0 || ids.length === 0) process.exitCode = 1
