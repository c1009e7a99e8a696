import { expect, test } from '@playwright/test'
import { listen } from './strict-console'

/** Proves that the console check of the other journeys can fail, with one message of each kind. */
test('a warning, an error, a script error and a broken content policy are heard', async ({ page }) => {
  const heard = listen(page)
  await page.goto('/')
  // oxlint-disable no-console -- injected messages
  await page.evaluate(() => {
    console.log('not counted')
    console.warn('injected warning')
    console.error('injected error')
    setTimeout(() => {
      throw new Error('injected script error')
    })
    document.body.setAttribute('style', 'color: red')
  })
  // oxlint-enable no-console
  await expect.poll(() => heard.length).toBe(4)
  const [policy, ...injected] = heard.toSorted(
    (a, b) => Number(a.includes('injected')) - Number(b.includes('injected')),
  )
  expect(policy).toContain('Content Security Policy')
  expect(injected).toEqual([
    'warning: injected warning',
    'error: injected error',
    'script error: injected script error',
  ])
})
