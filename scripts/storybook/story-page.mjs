// One story in one variant on one browser page: open, wait until it is stable, change the variant.

/** The `globals` URL parameter of a variant. */
const globalsOf = ({ brand, mode, direction }) => ({ brand, mode, direction })

const addressOf = (globals) =>
  [...Object.entries(globals).map(([name, value]) => `${name}:${value}`), 'a11y.manual:!true'].join(';')

/**
 * A deterministic page: no motion, fixed time zone and pixel density. Storybook recognises the user agent and
 * does not wait 100 ms after each story for animations.
 */
export const still = {
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
  userAgent: 'Chrome StorybookTestRunner',
}

/** Runs in the page: waits for the end of a story; returns why it did not render, else null. */
async function awaitStory({ id, timeout }) {
  // Without timers, because a picture may have stopped the clock.
  let isLate = false
  setTimeout(() => (isLate = true), timeout)
  const has = (name) => document.body.classList.contains(name)
  const isDone = () => {
    const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender
    return has('sb-show-nopreview') || (render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase))
  }
  while (!isDone() && !has('sb-show-errordisplay')) {
    if (isLate) return `it did not come to rest in ${timeout / 1000} s`
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  if (!has('sb-show-errordisplay') && !has('sb-show-nopreview')) return null
  return document.querySelector('#error-message')?.textContent?.trim().slice(0, 300) || 'nothing was drawn'
}

/** Runs in the page: replaces the current story, like a click in the sidebar. */
async function turnTo({ id, globals }) {
  const { storyStoreValue, channel } = globalThis.__STORYBOOK_PREVIEW__
  localStorage.clear()
  sessionStorage.clear()
  scrollTo(0, 0)
  storyStoreValue.userGlobals.update(globals)
  document.body.classList.remove('sb-show-errordisplay')
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
}

/** Waits for fonts, the end of animations and two frames. */
export const settle = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (const animation of document.getAnimations()) {
      // An infinite animation cannot be finished; it is paused at its start.
      if (animation.effect?.getComputedTiming().iterations === Infinity) animation.pause()
      else animation.finish()
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/**
 * Opens a story in a variant and waits for its play function. A page that shows a story already is reused, which
 * avoids loading Storybook again.
 *
 * @param {{ brand: string, mode: string, direction: string, width: number }} variant width in pixels
 * @param {{ fresh?: boolean }} options `fresh` reloads the page
 * @returns {Promise<string | null>} why the story did not render, else null
 */
export async function openStory(page, origin, id, variant, { height = 800, timeout = 30_000, fresh = false } = {}) {
  await page.setViewportSize({ width: variant.width, height })
  const globals = globalsOf(variant)
  const shown =
    page.url().startsWith(origin) && (await page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.id))
  if (fresh || !shown || shown === id) {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${addressOf(globals)}`)
  } else {
    await page.evaluate(turnTo, { id, globals })
  }
  // A story that loads another document ends the script; the next story then loads Storybook again.
  const failure = await page.evaluate(awaitStory, { id, timeout }).catch(({ message }) => message)
  if (failure) return failure
  await settle(page)
  return null
}

/** Changes brand, mode and direction of the open story without reloading. */
export async function changeVariant(page, variant) {
  await page.evaluate(
    (globals) =>
      new Promise((resolve) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
        channel.once('storyRendered', resolve)
        setTimeout(resolve, 2000)
        channel.emit('updateGlobals', { globals })
      }),
    globalsOf(variant),
  )
  await settle(page)
}

/** Runs `work` over all items on `count` pages of one browser, in order; results have the same order. */
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
