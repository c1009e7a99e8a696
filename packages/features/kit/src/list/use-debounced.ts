import { useEffect, useRef, useState } from 'react'

/** Search waits this long after the last key, in milliseconds (spec 2 section 5: employee search is debounced 350 ms). */
export const SEARCH_DELAY = 350

/**
 * A text that is typed at once and reported later. A change from outside (Back, Reset) takes its place.
 * Returns the text, the way to type, and the way to report at once.
 */
export function useDebounced(value: string, onChange: (value: string) => void, delay = SEARCH_DELAY) {
  const [text, setText] = useState(value)
  const [reported, setReported] = useState(value)
  const report = useRef(onChange)
  useEffect(() => {
    report.current = onChange
  })
  if (value !== reported) {
    setReported(value)
    if (value !== text.trim()) setText(value)
  }
  useEffect(() => {
    const trimmed = text.trim()
    if (trimmed === reported) return undefined
    const timer = setTimeout(() => report.current(trimmed), delay)
    return () => clearTimeout(timer)
  }, [text, reported, delay])
  return { text, type: setText, flush: () => report.current(text.trim()) }
}
