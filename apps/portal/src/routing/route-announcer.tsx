import { VisuallyHidden } from '@ssp/ui'
import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { focusLink } from './focus-link'

/**
 * Does what a browser does on a page load and a router does not: scrolls to the top, announces the title and resets the
 * focus to `main`. Only when the path changes, not the query string. A page that has set the focus keeps it, and so does a
 * field that was typed into while the code of the page was loading. After Back the browser restores the scroll position,
 * and the link that led to the previous page gets the focus. Rendered after the pages, so that their effects run first.
 */
export function RouteAnnouncer() {
  const { pathname, key } = useLocation()
  const type = useNavigationType()
  const [announcement, setAnnouncement] = useState('')
  const previous = useRef({ pathname, key })
  /** The path that was opened from an entry of the history, by the key of that entry. */
  const opened = useRef(new Map<string, string>())
  const stopWaiting = useRef(() => {})
  /** The history entry in which a field was last typed into; already the new one if its page is still loading. */
  const typedIn = useRef<string>(undefined)
  useEffect(() => {
    const note = () => {
      typedIn.current = (window.history.state as { key?: string } | null)?.key
    }
    document.addEventListener('input', note)
    return () => document.removeEventListener('input', note)
  }, [])
  useEffect(() => {
    const left = previous.current
    previous.current = { pathname, key }
    if (left.pathname === pathname) return
    if (type === NavigationType.Push) opened.current.set(left.key, pathname)
    if (type !== NavigationType.Pop) window.scrollTo(0, 0)
    setAnnouncement(document.title)
    const main = document.querySelector('main')
    if (!main?.contains(document.activeElement) && typedIn.current !== key) main?.focus({ preventScroll: true })
    typedIn.current = undefined
    stopWaiting.current()
    const link = type === NavigationType.Pop ? opened.current.get(key) : undefined
    stopWaiting.current = link === undefined ? () => {} : focusLink(link)
  }, [pathname, key, type])
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
}
