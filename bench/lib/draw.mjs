/**
 * Opens a drawing peer once per kind, so that no code is warm, and times what `stage` of peers/shared offers.
 * Answers milliseconds to the settled picture by kind, and `bytes` of JavaScript and CSS as gzip.
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
