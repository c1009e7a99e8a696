import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { chromiumArgs, requireChromium } from '../../scripts/chromium.mjs'

const probe = fileURLToPath(new URL('probe.js', import.meta.url))

/** 1.6 Mbps, 150 ms per round trip, 4x CPU slowdown. */
export const slow = { latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8, processor: 4 }

/**
 * A page of a fresh browser with the probe. `sizes()` returns what it has loaded: JavaScript and CSS in bytes as
 * compressed by gzip -9, independent of the server, and the number of these files.
 */
export async function openPage({ throttle, storageState } = {}) {
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, storageState })
  const page = await context.newPage()
  await page.addInitScript({ path: probe })
  const devtools = await context.newCDPSession(page)
  if (throttle) await slowDown(devtools, throttle)
  const loaded = []
  page.on('requestfinished', (request) => {
    const kind = { script: 'js', stylesheet: 'css' }[request.resourceType()] ?? kindOfPreload(request.url())
    if (kind)
      loaded.push(
        request
          .response()
          .then(async (response) => ({ kind, bytes: gzipSync(await response.body(), { level: 9 }).length })),
      )
  })
  const sizes = async () => {
    const files = await Promise.all(loaded)
    const sum = (kind) => files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0)
    return { js: sum('js'), css: sum('css'), files: files.length }
  }
  return { page, devtools, sizes, version: browser.version(), close: () => browser.close() }
}

const kindOfPreload = (url) => /\.(js|css)$/.exec(new URL(url).pathname)?.[1]

async function slowDown(devtools, { latency, bytesPerSecond, processor }) {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor })
}
