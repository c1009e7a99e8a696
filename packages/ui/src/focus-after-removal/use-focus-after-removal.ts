import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus in a list when the focused row is removed. The control at the same position gets it, otherwise the list
 * itself (give it `tabIndex={-1}`), or the main part of the page or the dialog when the list is empty. Otherwise the
 * browser would move the focus to the body.
 * @param controls selector of the controls that get the focus. Default: the enabled buttons
 */
export function useFocusAfterRemoval<E extends HTMLElement>(controls = 'button:enabled'): RefObject<E | null> {
  const list = useRef<E>(null)
  useEffect(() => {
    const box = list.current
    if (!box) return undefined
    const all = () => [...box.querySelectorAll<HTMLElement>(controls)]
    let last: { element: Element; place: number } | undefined
    const remember = ({ target }: FocusEvent) => {
      const place = all().indexOf(target as HTMLElement)
      last = place === -1 ? undefined : { element: target as Element, place }
    }
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected) return
      const dialog = document.activeElement?.closest('[role=dialog], [role=alertdialog]')
      // A confirmation that is still open keeps the focus until it is gone.
      if (dialog && !dialog.contains(box)) return observer.observe(document.body, { childList: true, subtree: true })
      const left = all()
      const next = left[Math.min(last.place, left.length - 1)]
      last = undefined
      for (const target of [next, box, box.closest<HTMLElement>('main, [role=dialog]')])
        if (document.activeElement === document.body) target?.focus()
    })
    box.addEventListener('focusin', remember)
    observer.observe(box, { childList: true, subtree: true })
    return () => {
      box.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [controls])
  return list
}
