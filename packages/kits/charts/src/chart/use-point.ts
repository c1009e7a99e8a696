import { useEffect, useState } from 'react'

/** The highlighted point of a plot, and whether it is currently shown. */
export interface PointState {
  /** From 0. */
  index: number
  shown: boolean
  /** Highlights a point. */
  show: (index: number) => void
  hide: () => void
}

/** The highlighted point of a plot of `count` points. Escape hides it without moving the pointer (WCAG 1.4.13). */
export function usePoint(count: number): PointState {
  const [point, setPoint] = useState(0)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!shown) return undefined
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false)
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [shown])
  return {
    index: Math.min(point, count - 1),
    shown,
    show: (index) => {
      setPoint(index)
      setShown(true)
    },
    hide: () => setShown(false),
  }
}
