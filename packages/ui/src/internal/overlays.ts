/** Marks our non-dialog overlays (menu, list box, calendar, popover) for dialogs. */
export const overlayMark = { 'data-ssp-overlay': '' } as const

/** Marks the toast region: it stays reachable while a dialog is open. */
export const toastMark = { 'data-ssp-toasts': '' } as const

// React Aria popovers of other packages have `data-rac` and `data-trigger`, their modals `data-ssp-overlay`.
const floating = '[data-ssp-overlay], [data-rac][data-trigger]'

/**
 * Whether an overlay above this dialog handles Escape. Overlays are appended to one container in opening order,
 * so whatever follows in the DOM is above.
 */
export const hasOverlayAbove = (dialog: Element | null): boolean =>
  [...document.querySelectorAll(floating)].some(
    (other) => dialog && dialog.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
