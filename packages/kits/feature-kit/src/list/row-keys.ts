import type { KeyboardEvent } from 'react'

/** Marks the link of a row or card; `Table` of @ssp/ui sets it too. */
const LINKS = '[data-row-link]'

// Keys have another meaning in fields, and open menus at their buttons.
const OWN_KEYS = 'input:not([type=checkbox]), select, textarea, [contenteditable], [aria-haspopup]'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

const linksOf = (rows: Element) => [...rows.querySelectorAll<HTMLElement>(LINKS)]

const boxOf = (row: Element) => row.closest('tr, li')?.querySelector<HTMLInputElement>('input[type=checkbox]')

/** Focuses the first row that opens a page, if there is one. */
export const focusFirstRow = (rows: Element | null): void => rows?.querySelector<HTMLElement>(LINKS)?.focus()

/** Whether a key applies to the rows or their panel. */
function isOwn({ defaultPrevented, ctrlKey, metaKey, altKey, ...event }: KeyboardEvent<HTMLElement>): boolean {
  const target = event.target as Element
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false
  // Events of menus and dialogs that a row has opened bubble only through React.
  return event.currentTarget.contains(target) && !target.closest(OWN_KEYS)
}

/** Number of rows that `j` and `k` move in the panel of a row, where the arrows scroll; 0 for any other key. */
export const letterStep = (event: KeyboardEvent<HTMLElement>): number =>
  isOwn(event) && /^[jk]$/.test(event.key) ? (STEPS[event.key] ?? 0) : 0

/**
 * Keys in the rows of a list. Arrows, `j` and `k` move the focus to the link of the next or previous row, Home and End to
 * the first and last one. Space ticks the row; with Shift, all rows since the last ticked one. Shift with an arrow ticks
 * the row that it leaves and the row that it reaches. Enter opens the link natively. A single letter works only while the
 * focus is in the rows (WCAG 2.1.4).
 */
export function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, shiftKey } = event
  const target = event.target as Element
  if (!isOwn(event)) return
  const links = linksOf(currentTarget)
  const at = links.findIndex((link) => link.closest('tr, li')?.contains(target))
  if (key === ' ') {
    const box = links.includes(target as HTMLElement) && boxOf(target)
    if (!box) return
    event.preventDefault()
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
    return
  }
  if (shiftKey && !key.startsWith('Arrow')) return
  const step = STEPS[key]
  const link = key === 'Home' ? links[0] : key === 'End' ? links.at(-1) : step && links[at + step]
  if (!link) return
  event.preventDefault()
  link.focus()
  if (!shiftKey) return
  for (const row of [target, link]) {
    const box = boxOf(row)
    if (box?.checked === false) box.click()
  }
}
