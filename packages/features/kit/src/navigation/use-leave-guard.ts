import { useNavigationBlocker } from './navigation'
import { useConfirm, type ConfirmOptions } from '@ssp/ui'
import { useEffect, useEffectEvent } from 'react'

/**
 * Asks before unsaved work is left by a link of the page or by the browser's Back, and lets the browser ask before the
 * tab is closed or loaded again.
 */
export function useLeaveGuard(unsaved: boolean, question: ConfirmOptions): void {
  const confirm = useConfirm()
  const leaving = () => confirm({ ...question, destructive: true })
  useNavigationBlocker(unsaved, leaving)
  const ask = useEffectEvent(async (link: HTMLAnchorElement, release: () => void) => {
    if (!(await leaving())) return
    release()
    link.click()
  })

  useEffect(() => {
    if (!unsaved) return undefined
    const held = new AbortController()
    const release = () => held.abort()
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !leaves(event, link)) return
      event.preventDefault()
      event.stopPropagation()
      void ask(link, release)
    }
    document.addEventListener('click', hold, { capture: true, signal: held.signal })
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: held.signal })
    return release
  }, [unsaved])
}

/** A plain press on a link to another page in this tab. */
function leaves(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const elsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')
  return !modified && !elsewhere && link.pathname !== window.location.pathname
}
