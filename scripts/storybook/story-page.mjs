// One story in one look on one browser page: open, wait until it stands still, change the look.

/** The address part of a look. */
const globalsOf = ({ brand, mode, direction }) => ({ brand, mode, direction })

const addressOf = (globals) =>
  [...Object.entries(globals).map(([name, value]) => `${name}:${value}`), 'a11y.manual:!true'].join(';')

/** A page that holds still: no motion, one clock zone, one density of pixels. */
export const still = {
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
}

/** What a story's play function found wrong, or that it never ended; undefined when it is done. */
async function waitForStory(page, timeout) {
  const ended = () => {
    const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender
    const missing =
      document.body.classList.contains('sb-show-errordisplay') || document.body.classList.contains('sb-show-nopreview')
    return missing || ['finished', 'errored', 'aborted'].includes(render?.phase)
  }
  await page.waitForFunction(ended, undefined, { timeout, polling: 30 })
  return page.evaluate(() => {
    if (
      !document.body.classList.contains('sb-show-errordisplay') &&
      !document.body.classList.contains('sb-show-nopreview')
    )
      return null
    return document.querySelector('#error-message')?.textContent?.trim().slice(0, 300) || 'nothing was drawn'
  })
}

/** Fonts are there, animations are at their end, two frames have passed. */
export const settle = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (const animation of document.getAnimations()) {
      // An endless one cannot be finished; it is held where it began.
      if (animation.effect?.getComputedTiming().iterations === Infinity) animation.pause()
      else animation.finish()
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/**
 * Opens a story in a look and waits for its play function.
 *
 * @param {{ brand: string, mode: string, direction: string, width: number }} look width in pixels
 * @returns {Promise<string | null>} why nothing could be drawn, else null
 */
export async function openStory(page, origin, id, look, { height = 800, timeout = 30_000 } = {}) {
  await page.setViewportSize({ width: look.width, height })
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${addressOf(globalsOf(look))}`)
  try {
    const failure = await waitForStory(page, timeout)
    if (failure) return failure
  } catch {
    return `it did not come to rest in ${timeout / 1000} s`
  }
  await settle(page)
  return null
}

/** Changes brand, mode and direction of the open story without loading it again. */
export async function changeLook(page, look) {
  await page.evaluate(
    (globals) =>
      new Promise((resolve) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
        channel.once('storyRendered', resolve)
        setTimeout(resolve, 2000)
        channel.emit('updateGlobals', { globals })
      }),
    globalsOf(look),
  )
  await settle(page)
}

/** Runs `work` over all items on `count` pages of one browser, in order of the items; answers in that order too. */
export async function onPages(browser, count, items, work) {
  const answers = []
  let next = 0
  const worker = async () => {
    const context = await browser.newContext(still)
    const page = await context.newPage()
    while (next < items.length) {
      const index = next++
      answers[index] = await work(page, items[index], index)
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: count }, worker))
  return answers
}
