import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

interface Measure {
  /** Width in px; 0 until measured and on the server. */
  width: number
  rtl: boolean
}

/** Observes width and direction of an element. The first measurement happens before the first paint. */
export function useMeasure<T extends Element>(): [RefObject<T | null>, Measure] {
  const ref = useRef<T>(null)
  const [measure, setMeasure] = useState<Measure>({ width: 0, rtl: false })
  const read = useRef(() => {
    const element = ref.current
    if (!element) return
    const width = Math.round(element.getBoundingClientRect().width)
    const rtl = getComputedStyle(element).direction === 'rtl'
    setMeasure((old) => (old.width === width && old.rtl === rtl ? old : { width, rtl }))
  })
  // After every render, because a change of direction triggers no resize.
  useLayoutEffect(() => read.current())
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => read.current())
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, measure]
}
