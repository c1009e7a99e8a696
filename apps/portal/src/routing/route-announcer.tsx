import { VisuallyHidden } from '@ssp/ui'
import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * What a browser does when it loads a page and a router does not: scrolls to the top, announces the title and resets the
 * focus to `main`. Only for another path, not for another search of the same; a page that has set the focus keeps it, and
 * after Back the browser restores the scroll position. Rendered after the pages, so that their effects run first.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const [announcement, setAnnouncement] = useState('')
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (type !== NavigationType.Pop) window.scrollTo(0, 0)
    setAnnouncement(document.title)
    const main = document.querySelector('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname, type])
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
}
