import { useEffect, useState } from 'react'

/** Fields that one task draws. More of them would delay a click or a key by over 50 ms. */
const PART = 20

/**
 * Draws a long form in parts, each in a task of its own, so that its first screen is there at once and the page responds
 * to the user. What is added to a form that has been drawn appears at once.
 * @param count fields of the form
 * @returns how many of them, from the first one, are drawn now
 */
export function useDrawnFields(count: number): number {
  const [drawn, setDrawn] = useState(PART)
  const all = Math.max(count, PART)
  // The last part, what is added to a complete form, and the end of a form that became shorter.
  const isNear = all <= drawn + PART
  if (isNear && drawn !== all) setDrawn(all)
  useEffect(() => {
    if (isNear) return undefined
    const task = setTimeout(() => setDrawn(drawn + PART))
    return () => clearTimeout(task)
  }, [drawn, isNear])
  return Math.min(drawn, count)
}
