import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus in a list when the focused row is removed: the button at the same position gets it, or the list
 * itself (give it `tabIndex={-1}`) when no row is left. Without it the browser moves the focus to the body.
 */
export function useFocusAfterRemoval<E extends HTMLElement>(): RefObject<E | null> {
  const list = useRef<E>(null)
  useEffect(() => {
    const box = list.current
    if (!box) return undefined
    const buttons = () => [...box.querySelectorAll<HTMLButtonElement>('button:enabled')]
    let last: { element: Element; place: number } | undefined
    const remember = ({ target }: FocusEvent) => {
      const place = buttons().indexOf(target as HTMLButtonElement)
      last = place === -1 ? undefined : { element: target as Element, place }
    }
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected) return
      const left = buttons()
      const next = left[Math.min(last.place, left.length - 1)] ?? box
      last = undefined
      if (document.activeElement === document.body) next.focus()
    })
    box.addEventListener('focusin', remember)
    observer.observe(box, { childList: true, subtree: true })
    return () => {
      box.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
  return list
}
