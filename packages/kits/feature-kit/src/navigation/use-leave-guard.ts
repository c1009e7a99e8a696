import { useConfirm } from '@ssp/ui'
import { useContext, useEffect, useEffectEvent } from 'react'
import { required } from '../provider/required'
import {
  GuardsContext,
  useLocation,
  useNavigate,
  useNavigationBlocker,
  type LeaveGuard,
  type LeaveQuestion,
  type NavigationPort,
} from './navigation'

/**
 * Asks for confirmation before a link of the page or the browser's Back leaves unsaved input, and lets the browser ask
 * before the tab is closed or reloaded. If a panel and the page below it both have unsaved input, there is a single
 * confirmation.
 */
export function useLeaveGuard(unsaved: boolean, question: LeaveQuestion): void {
  const guards = useGuards()
  const leaving = useConfirmLeaving()
  const place = useLocation()
  const isFree = useEffectEvent(() => guards.isFree(place))
  const ask = useEffectEvent(async (link: HTMLAnchorElement) => {
    if (!(await leaving())) return
    guards.free(place)
    link.click()
    guards.free(null)
  })
  const asked = useEffectEvent(() => question)

  useEffect(() => {
    if (!unsaved) return undefined
    const guard: LeaveGuard = () => asked()
    guards.active.push(guard)
    const held = new AbortController()
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (isFree() || guard !== guards.active[0] || !link || !leaves(event, link)) return
      event.preventDefault()
      event.stopPropagation()
      void ask(link)
    }
    document.addEventListener('click', hold, { capture: true, signal: held.signal })
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: held.signal })
    return () => {
      held.abort()
      guards.active.splice(guards.active.indexOf(guard), 1)
    }
  }, [unsaved, guards])
  // One step back reaches the guard of the panel and then that of the page.
  useNavigationBlocker(unsaved, async () => {
    if (guards.isFree(place)) return true
    const confirmed = await leaving()
    if (confirmed) guards.free(place)
    return confirmed
  })
}

/**
 * `useNavigate` for controls outside the page, such as the search of the header: asks for confirmation before unsaved input
 * is left.
 */
export function useGuardedNavigate(): NavigationPort['navigate'] {
  const navigate = useNavigate()
  const leaving = useConfirmLeaving()
  const go = async (...to: Parameters<typeof navigate>) => {
    if (await leaving()) navigate(...to)
  }
  return (...to) => void go(...to)
}

const useGuards = () => required(useContext(GuardsContext), 'SspProvider')

/**
 * Asks a single confirmation for all unsaved input; resolves to true at once if there is none. For actions that end every
 * page without a navigation, such as signing out or switching the client.
 */
export function useConfirmLeaving(): () => Promise<boolean> {
  const guards = useGuards()
  const confirm = useConfirm()
  return async () => {
    const questions = guards.active.map((guard) => guard())
    const [first] = questions
    if (!first) return true
    const loses = [...new Set(questions.flatMap((each) => each.loses ?? []))].join(' ')
    return confirm({ ...first, ...(loses && { loses }), destructive: true })
  }
}

/** Whether an event is a plain click on a link to another page in this tab. */
function leaves(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const elsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')
  return !modified && !elsewhere && link.pathname !== window.location.pathname
}
