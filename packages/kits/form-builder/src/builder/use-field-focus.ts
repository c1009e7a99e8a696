import { useEffect, type RefObject } from 'react'
import { useBuilderState } from './builder-context'

/** Focuses a field when the state says so: its first input if it is expanded, otherwise its edit button. */
export function useFieldFocus(id: number, root: RefObject<HTMLElement | null>, isExpanded: boolean): void {
  const times = useBuilderState((state) => (state.focusId === id ? state.focusCount : 0))
  useEffect(() => {
    if (times === 0) return undefined
    return whenNoDialog(root.current, () => {
      const target = isExpanded ? '[data-editor] :is(input, textarea, select, button)' : '[data-edit]'
      root.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
      root.current?.scrollIntoView({ block: 'nearest' })
    })
  }, [times, isExpanded, root])
}

/**
 * Runs at once, or after a confirmation has faded out: until then it traps the focus, and it then restores the focus to a
 * button that may have been removed.
 * @returns cancels it
 */
function whenNoDialog(element: Element | null, run: () => void): () => void {
  let frame = 0
  const isCovered = () =>
    [...document.querySelectorAll('[data-ssp-dialog]')].some((dialog) => element && !dialog.contains(element))
  const wait = () => {
    frame = requestAnimationFrame(isCovered() ? wait : () => (frame = requestAnimationFrame(run)))
  }
  if (isCovered()) wait()
  else run()
  return () => cancelAnimationFrame(frame)
}
