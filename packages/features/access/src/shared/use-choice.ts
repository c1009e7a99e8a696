import { startTransition, useCallback, useEffect, useRef } from 'react'

/** Adds or removes ids. The function is the same in every render, so that a tick renders only its own group again. */
export function useChoice(chosen: ReadonlySet<string>, onChange: (chosen: ReadonlySet<string>) => void) {
  const latest = useRef({ chosen, onChange })
  useEffect(() => {
    latest.current = { chosen, onChange }
  })
  return useCallback((ids: readonly string[], on: boolean) => {
    const next = new Set(latest.current.chosen)
    for (const id of ids) {
      if (on) next.add(id)
      else next.delete(id)
    }
    const tell = () => latest.current.onChange(next)
    // A thousand changes at once are rendered in a transition.
    if (ids.length > 1) startTransition(tell)
    else tell()
  }, [])
}
