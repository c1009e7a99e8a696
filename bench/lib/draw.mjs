/**
 * Opens a peer once per kind, so that no code is warm, and measures the functions of `stage` in peers/shared.
 * Returns milliseconds to the settled rendering by kind, and `bytes` of gzipped JavaScript and CSS.
 */
export async function drawKinds(url, kinds, openPage) {
  const { page, sizes, close } = await openPage()
  try {
    const row = {}
    for (const kind of kinds) {
      await page.goto(url)
      await page.waitForFunction(() => window.bench)
      await page.evaluate(() => window.probe.settled())
      const { settled } = await page.evaluate((name) => {
        window.bench.prepare(name)
        return window.probe.time(window.bench.render, window.bench.isDrawn)
      }, kind)
      row[kind] = settled
      if (kind === kinds[0]) {
        const { js, css } = await sizes()
        row.bytes = js + css
      }
    }
    return row
  } finally {
    await close()
  }
}
