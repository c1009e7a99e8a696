/** Marks every floating part of ours that is not a dialog (menu, list box, calendar, popover), so that dialogs know them. */
export const overlayMark = { 'data-ssp-overlay': '' } as const

/** Marks the toast region: it stays reachable while a dialog is open. */
export const toastMark = { 'data-ssp-toasts': '' } as const

// React Aria popovers that another room draws itself carry `data-rac` and `data-trigger`, its modals `data-ssp-overlay`.
const floating = '[data-ssp-overlay], [data-rac][data-trigger]'

/**
 * Whether Escape belongs to a floating part above this dialog. Floating parts are drawn into one container in the order
 * of their opening, so what follows in the DOM lies above.
 */
export const leavesEscape = (dialog: Element | null): boolean =>
  [...document.querySelectorAll(floating)].some(
    (other) => dialog && dialog.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
