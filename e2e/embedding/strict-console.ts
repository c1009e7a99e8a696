import { expect, type Page } from '@playwright/test'
import { test as base } from '../server-log'

/** Collects every console warning and error and every script error of a page. */
export function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`script error: ${error.message}`))
  return heard
}

/** A test that fails when the page said anything in the console. */
export const test = base.extend<{ silent: void }>({
  silent: [
    async ({ page }, use) => {
      const heard = listen(page)
      await use()
      expect(heard, 'warnings and errors in the console').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
