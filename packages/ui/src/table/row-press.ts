import type { MouseEvent } from 'react'

const nested = 'a, button, input, select, textarea, label, summary, [role="menuitem"], [contenteditable="true"]'

/**
 * Opens a row on a click anywhere in it by clicking the row's link, so that the host's router, a new tab by Ctrl or Cmd and
 * the browser's history behave as on the link itself. One handler on the `tbody` serves all rows. Nested controls,
 * portal content and text selection are ignored.
 */
export function pressRowLink(event: MouseEvent<HTMLElement>): void {
  const target = event.target as Element
  if (event.defaultPrevented || !event.currentTarget.contains(target) || target.closest(nested)) return
  const link = target.closest('tr')?.querySelector<HTMLElement>('[data-row-link]')
  if (!link || window.getSelection()?.toString()) return
  const { ctrlKey, metaKey, shiftKey } = event
  link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
