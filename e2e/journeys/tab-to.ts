import { expect, type Page } from '@playwright/test'

/** Moves on with Tab, or back with Shift+Tab, until the wanted element has the focus; every stop must be in view and marked. */
export async function tabTo(page: Page, wanted: ReturnType<Page['getByRole']>, limit = 60, key = 'Tab') {
  for (let step = 0; step < limit; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    const { shown, marked } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const box = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      // A card marks itself through a layer over it, a field through its frame.
      const drawn = (style: CSSStyleDeclaration) => style.outlineStyle !== 'none' || style.boxShadow !== 'none'
      const ring = (node: Element | null, levels = 3): boolean =>
        node !== null &&
        levels > 0 &&
        (['', '::before', '::after'].some((pseudo) => drawn(getComputedStyle(node, pseudo))) ||
          ring(node.parentElement, levels - 1))
      return {
        shown: element === document.body || (box.width > 0 && style.visibility === 'visible'),
        marked: element === document.body || ring(element),
      }
    })
    expect(shown, 'focus is on something in view').toBe(true)
    expect(marked, 'focus can be seen').toBe(true)
  }
  throw new Error(`The Tab key did not reach ${String(wanted)}`)
}
