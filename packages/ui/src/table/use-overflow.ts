import { useCallback, useEffect, useRef, useState, type Ref, type RefCallback } from 'react'
import { mergeRefs } from '../internal/merge-refs'

/**
 * Returns whether the content of an element is wider than the element, and the ref for the element. Its first child is
 * observed.
 */
export function useOverflow(forwarded: Ref<HTMLDivElement> | undefined): {
  ref: RefCallback<HTMLDivElement>
  overflows: boolean
} {
  const root = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = root.current
    // jsdom has no ResizeObserver.
    if (!element?.firstElementChild || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])
  const ref: RefCallback<HTMLDivElement> = useCallback(
    (element: HTMLDivElement | null) => mergeRefs(root, forwarded)(element),
    [forwarded],
  )
  return { ref, overflows }
}
