import { useEffect, useMemo, useRef } from 'react'

/** Calls `action` once `delay` milliseconds have passed without another call; `now` calls at once and forgets the rest. */
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
