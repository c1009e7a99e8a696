import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

interface Measure {
  /** px; 0 until the element is measured (on a server it never is). */
  width: number
  rtl: boolean
}

/** Follows the width and the reading direction of an element. The first measure is taken before the first paint. */
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
  // After every render, since a change of direction alone resizes nothing.
  useLayoutEffect(() => read.current())
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => read.current())
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, measure]
}
