// npm run verify:docs [-- --only <text>]: visits the docs pages of the built Storybook with a strict console and no other host.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, requireChromium } from '../chromium.mjs'
import { buildStorybook, serveFolder } from './build.mjs'
import { onPages } from './story-page.mjs'

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } })

/** Messages and requests that a page must not have; emptied by each read. */
function watch(page, origin) {
  let found = []
  const isOwn = (url) => url.startsWith(origin) || /^(data|blob):/.test(url)
  page.on('console', (message) => {
    // `debug` has the hints of the browser, which also asks for an icon by itself.
    const isOfBrowser = message.type() === 'debug' || message.location().url.endsWith('/favicon.ico')
    if (!isOfBrowser) found.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`error: ${error.message}`))
  page.on('request', (request) => isOwn(request.url()) || found.push(`another host: ${request.url()}`))
  page.on('response', (response) => response.status() >= 400 && found.push(`${response.status()}: ${response.url()}`))
  return () => {
    const messages = found
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
const ids = Object.values(entries).flatMap(({ type, id }) => (type === 'docs' && id.includes(options.only) ? [id] : []))
const site = await serveFolder(folder)
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })
const start = performance.now()
const watches = new Map()
const results = await onPages(browser, 2, ids, async (page, id) => {
  if (!watches.has(page)) watches.set(page, watch(page, site.origin))
  await page.goto(`${site.origin}/iframe.html?id=${id}&viewMode=docs`)
  const isLate = await page.waitForFunction(isDrawn, null, { timeout: 30_000 }).then(
    () => false,
    () => true,
  )
  const failure = await page.evaluate(
    () =>
      document.body.classList.contains('sb-show-errordisplay') && document.querySelector('#error-message')?.innerText,
  )
  return [isLate ? 'not drawn in 30 s' : [], failure || [], watches.get(page)()].flat().map((text) => `${id}: ${text}`)
})
await browser.close()
site.close()
const found = results.flat()
const seconds = Math.round((performance.now() - start) / 1000)
console.log([...found, `${ids.length} docs pages in ${seconds} s, ${found.length} findings`].join('\n'))
if (found.length > 0 || ids.length === 0) process.exitCode = 1
