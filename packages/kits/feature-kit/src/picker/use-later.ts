import { useEffect, useState } from 'react'

/** Milliseconds after the last keystroke before the server searches (spec 2 section 5). */
const SEARCH_DELAY = 350

/** `value` once it has not changed for 350 ms. */
export function useLater(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, SEARCH_DELAY, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
