/** Marks every floating part of ours that is not a dialog (menu, list box, calendar, popover), so that dialogs know them. */
export const overlayMark = { 'data-ssp-overlay': '' } as const

/** Marks the toast region: it stays reachable while a dialog is open. */
export const toastMark = { 'data-ssp-toasts': '' } as const

// React Aria popovers that another room draws itself carry `data-rac` and `data-trigger`.
const floating = '[data-ssp-overlay], [data-rac][data-trigger]'

/** Whether a floating part is open above this dialog; such parts are drawn later in the same container. */
export function hasOverlayAbove(dialog: Element | null): boolean {
  const overlays = [...document.querySelectorAll(floating)]
  return overlays.some(
    (overlay) => dialog && dialog.compareDocumentPosition(overlay) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}

/** Whether a press outside a dialog landed on something that floats above it: an overlay, a toast or another dialog. */
export function isOnOverlay(target: EventTarget | null, dialog: Element | null): boolean {
  const element = target instanceof Element ? target : null
  const other = element?.closest(`${floating}, [data-ssp-toasts], [data-ssp-dialog]`)
  return Boolean(other && other !== dialog)
}
