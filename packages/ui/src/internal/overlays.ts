/** Marks every floating part of ours that is not a dialog (menu, list box, calendar, popover), so that dialogs know them. */
export const overlayMark = { 'data-ssp-overlay': '' } as const

/** Marks the toast region: it stays reachable while a dialog is open. */
export const toastMark = { 'data-ssp-toasts': '' } as const

// React Aria popovers that another room draws itself carry `data-rac` and `data-trigger`, its modals `data-ssp-overlay`.
const floating = '[data-ssp-overlay], [data-rac][data-trigger]'

/** Floating parts are drawn into one container in the order of their opening, so what follows in the DOM lies above. */
const isAbove = (selector: string, dialog: Element): boolean =>
  [...document.querySelectorAll(selector)].some(
    (other) => dialog.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  )

/** Whether Escape belongs to a floating part above this dialog. */
export const leavesEscape = (dialog: Element | null): boolean => dialog !== null && isAbove(floating, dialog)

/**
 * Whether a press or a focus outside of this dialog is none of its business: another dialog is open above it, or the
 * target is a floating part or a toast.
 */
export function leavesOutside(dialog: Element | null, target: EventTarget | null): boolean {
  if (dialog && isAbove('[data-ssp-dialog]', dialog)) return true
  return target instanceof Element && target.closest(`${floating}, [data-ssp-toasts]`) !== null
}
