import { startTransition, useEffect, useState } from 'react'

const FIRST = 24
const STEP = 16

/**
 * How many of `total` rows to draw: a screenful at once, the others a few at a time while nothing else waits, so that a
 * thousand rows never hold up a key or a press. Another `key` (a new search) begins again.
 */
export function useGradually(total: number, key: string): number {
  const [drawn, setDrawn] = useState({ key, count: FIRST })
  const count = drawn.key === key ? drawn.count : FIRST
  useEffect(() => {
    if (count >= total) return undefined
    const timer = setTimeout(() => startTransition(() => setDrawn({ key, count: count + STEP })), 0)
    return () => clearTimeout(timer)
  }, [count, total, key])
  return Math.min(count, total)
}
