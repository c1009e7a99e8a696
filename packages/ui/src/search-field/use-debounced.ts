import { useEffect, useMemo, useRef } from 'react'

/** Calls `action` after `delay` milliseconds without another call; `now` calls it immediately and cancels the pending call. */
export function useDebounced<T>(action: ((value: T) => void) | undefined, delay: number) {
  const latest = useRef(action)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(() => {
    const now = (value: T) => {
      clearTimeout(timer.current)
      latest.current?.(value)
    }
    const later = (value: T) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(now, delay, value)
    }
    return { now, later }
  }, [delay])
}
