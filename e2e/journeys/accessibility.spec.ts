import type { Locator, Page } from '@playwright/test'
import { port } from '../port'
import { expect, openAs, people, test } from './journey'

// What axe does not see (docs/quality.md): each check runs on the main pages of the portal.
const PAGES = [
  '/',
  '/employees',
  '/client/incidents',
  '/surveys',
  '/client/teams',
  '/client/recognition',
  '/client/email-attachments',
  '/access/users',
  '/shared-documents',
  '/profile?tab=theme',
] as const

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"], .ssp-Skeleton')).toHaveCount(0)
}
/** Goes on within the session; the portal keeps its state. */
const visit = async (page: Page, path: string) => {
  await page.goto(new URL(path, page.url()).href)
  await settled(page)
}
const focused = (wanted: Locator) => wanted.evaluate((element) => element === document.activeElement)

/** What is chosen and looks like what is not. */
const alike = (page: Page) =>
  page.evaluate(() => {
    const chosen =
      '[role=tab][aria-selected=true], [aria-current=page], [aria-current=true], [aria-pressed=true], [data-selected]'
    const look = (element: Element) => {
      const { outlineStyle, outlineColor, borderColor } = getComputedStyle(element)
      return [outlineStyle, outlineStyle === 'none' ? '' : outlineColor, borderColor].join()
    }
    return [...document.querySelectorAll(chosen)]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        const others = [...document.querySelectorAll(element.tagName)].filter(
          (other) => other.className === element.className && !other.matches(chosen),
        )
        return others.some((other) => look(other) === look(element))
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })

test('forced colours keep the colours that are content', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAs(page, people.admin, '/profile?tab=theme')
  await expect(page.locator('input[type=color]').first()).toHaveCSS('forced-color-adjust', 'none')
})

test('more contrast: borders and muted text are stronger', async ({ page }) => {
  await openAs(page, people.admin, '/employees')
  const read = () =>
    page.evaluate(() => {
      const probe = document.createElement('i')
      document.querySelector('.ssp-root')?.append(probe)
      const colours = ['border', 'muted-foreground', 'foreground', 'input-border'].map((name) => {
        probe.style.color = `var(--ssp-color-${name})`
        return getComputedStyle(probe).color
      })
      probe.remove()
      return colours
    })
  const [border, muted, foreground, inputBorder] = await read()
  expect(border).not.toBe(inputBorder)
  expect(muted).not.toBe(foreground)
  await page.emulateMedia({ contrast: 'more' })
  expect(await read()).toEqual([inputBorder, foreground, foreground, inputBorder])
})

/** Texts that are cut without an ellipsis, and the page where it is wider than its window. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const style = getComputedStyle(element)
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip'
      const isHidden =
        style.clipPath !== 'none' || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      const ownText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
      return ownText && clips && !isHidden && element.scrollWidth > element.clientWidth + 1
    }
    const wide = document.documentElement.scrollWidth > window.innerWidth
    return [
      ...(wide ? [`page ${document.documentElement.scrollWidth} of ${window.innerWidth}`] : []),
      ...[...document.querySelectorAll('main *, nav *')]
        .filter(isCut)
        .map((element) => element.outerHTML.slice(0, 120)),
    ]
  })

/** Words, numbers and dates that continue on the next line, and dates of table rows that are cut. */
const broken = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Only for screen readers.
      if (!node.parentElement || getComputedStyle(node.parentElement).clipPath !== 'none') continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}][\p{L}\p{N}.,:]+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(word)
      }
    }
    const dates = [...document.querySelectorAll('td[data-kind="date"]')]
    return [...found, ...dates.filter((date) => date.scrollWidth > date.clientWidth).map((date) => date.textContent)]
  })

// The policy of the portal allows no style elements: a constructed sheet is none.
const adopt = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, rules)
/** WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }'

for (const path of PAGES) {
  test(`${path}: forced colours show what is chosen; text spacing and text of 200 % lose nothing`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openAs(page, people.admin, path)
    await settled(page)
    expect(await page.locator('[aria-current=page]').count()).toBeGreaterThan(0)
    expect(await alike(page)).toEqual([])
    await adopt(page, SPACING)
    expect(await cut(page), 'text spacing').toEqual([])
    await adopt(page, 'html { font-size: 200% !important }')
    expect(await cut(page), 'text of 200 %').toEqual([])
  })
}

test('the focus is never cut off by what it scrolls in, and not lost at the last page', async ({ page }) => {
  await openAs(page, people.admin, '/employees')
  await settled(page)
  await page.getByRole('button', { name: 'Last page' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await expect(page.locator('.ssp-Pagination [aria-current=page]')).toBeFocused()

  // A panel that is lower than its content: Tab that wraps shows the field that it reaches.
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.getByRole('button', { name: 'Create' }).click()
  const panel = page.getByRole('dialog', { name: 'Quick Create Employee' })
  const first = panel.getByRole('textbox', { name: 'Forename' })
  await expect(first).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  for (let step = 0; step < 20 && !(await focused(first)); step++) {
    await page.keyboard.press('Tab')
    const [box, frame] = await page.evaluate(() => {
      const { activeElement } = document
      const at = (element: Element | null | undefined) => element?.getBoundingClientRect().toJSON() as DOMRect
      return [at(activeElement), at(activeElement?.closest('.ssp-Dialog__body, [role=dialog]'))]
    })
    expect(box.bottom).toBeLessThanOrEqual(frame.bottom + 1)
    expect(box.top).toBeGreaterThanOrEqual(frame.top - 1)
  }
  await expect(first).toBeFocused()
})

test('errors are at their fields, which say so, and the first has the focus', async ({ page }) => {
  await openAs(page, people.admin, '/employees')
  await settled(page)
  await page.getByRole('button', { name: 'Create' }).click()
  const panel = page.getByRole('dialog', { name: 'Quick Create Employee' })
  await panel.getByRole('button', { name: 'Create employee' }).click()
  const forename = panel.getByRole('textbox', { name: 'Forename' })
  await expect(forename).toBeFocused()
  await expect(forename).toHaveAccessibleDescription('Please fill in all fields.')

  await visit(page, '/surveys/create')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  const title = page.getByRole('textbox', { name: 'Title' }).first()
  await expect(title).toBeFocused()
  await expect(title).toHaveAttribute('aria-invalid', 'true')

  await visit(page, '/access/users/create')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  const name = page.getByRole('textbox', { name: 'Display name' })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Enter a display name.')
})

test('the focus goes to the next card when its own is removed', async ({ page }) => {
  // In a client of its own: another journey counts the recognitions of Acme.
  await openAs(page, people.borealisAdmin, `http://borealis.localhost:${port}/client/recognition`)
  await settled(page)
  const buttons = page.getByRole('main').getByRole('button', { name: /^Delete/ })
  const first = await buttons.nth(0).getAttribute('aria-label')
  const next = await buttons.nth(1).getAttribute('aria-label')
  await buttons.nth(0).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: first ?? '', exact: true })).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toHaveAttribute('aria-label', next ?? '')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } })

  test('the help of a tick box is next to its label, and the target keeps its height', async ({ page }) => {
    await openAs(page, people.admin, '/news/Create')
    const box = page.getByRole('checkbox', { name: 'Send Email Notification?' })
    await settled(page)
    await expect(box).toHaveAccessibleDescription(/^One e-mail to every registered employee/)
    // Measured at once: two measures of a page that still moves are of two places.
    const [gap, height] = await box.evaluate((input) => {
      const label = input.closest('label')
      const text = label?.querySelector('span')?.getBoundingClientRect()
      const help = document.getElementById(input.getAttribute('aria-describedby') ?? '')?.getBoundingClientRect()
      return [(help?.top ?? 0) - (text?.bottom ?? 0), label?.getBoundingClientRect().height ?? 0]
    })
    expect(gap).toBeGreaterThanOrEqual(2)
    expect(gap).toBeLessThanOrEqual(8)
    expect(height).toBeGreaterThanOrEqual(44)
  })
})

/** Lists and steps whose columns are narrowest, in the language with the longest words. */
for (const path of ['/access/users/create', '/news', '/client/jobs']) {
  test(`${path}: no word, number or date is broken or cut in German`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('ssp.language', 'de'))
    await openAs(page, people.admin, path)
    for (const width of [1280, 1024, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await settled(page)
      expect(await broken(page), `${width} px`).toEqual([])
    }
  })
}
