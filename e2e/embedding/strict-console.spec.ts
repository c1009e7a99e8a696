import { expect, test } from '@playwright/test'
import { listen } from './strict-console'

/** The check of the other journeys must be able to fail: each kind of message is planted once. */
test('a warning, an error, a script error and a broken content policy are heard', async ({ page }) => {
  const heard = listen(page)
  await page.goto('/')
  // oxlint-disable no-console -- what is planted
  await page.evaluate(() => {
    console.log('not counted')
    console.warn('planted warning')
    console.error('planted error')
    setTimeout(() => {
      throw new Error('planted script error')
    })
    document.body.setAttribute('style', 'color: red')
  })
  // oxlint-enable no-console
  await expect.poll(() => heard.length).toBe(4)
  const [policy, ...planted] = heard.toSorted((a, b) => Number(a.includes('planted')) - Number(b.includes('planted')))
  expect(policy).toContain('Content Security Policy')
  expect(planted).toEqual(['warning: planted warning', 'error: planted error', 'script error: planted script error'])
})
