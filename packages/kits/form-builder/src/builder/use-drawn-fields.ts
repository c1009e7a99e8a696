import { useEffect, useState } from 'react'

/** Number of fields rendered per task. More would delay a click or a key by over 50 ms. */
const PART = 20

/**
 * Renders a long form in parts, each in its own task, so that its first screen appears at once and the page stays
 * responsive. Fields added to a completely rendered form appear at once.
 * @param count number of fields in the form
 * @returns how many of them, from the first one, are to be rendered now
 */
export function useDrawnFields(count: number): number {
  const [drawn, setDrawn] = useState(PART)
  const all = Math.max(count, PART)
  // The last part, fields added to a complete form, and the end of a form that became shorter.
  const isNear = all <= drawn + PART
  if (isNear && drawn !== all) setDrawn(all)
  useEffect(() => {
    if (isNear) return undefined
    const task = setTimeout(() => setDrawn(drawn + PART))
    return () => clearTimeout(task)
  }, [drawn, isNear])
  return Math.min(drawn, count)
}
