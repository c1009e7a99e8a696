import { useEffect, useRef, useState } from 'react'

/** Whether the content of an element is wider than it, and the ref for the element, whose first child is observed. */
export function useOverflow() {
  const ref = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = ref.current
    // jsdom has no ResizeObserver.
    if (!element?.firstElementChild || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return { ref, overflows }
}
