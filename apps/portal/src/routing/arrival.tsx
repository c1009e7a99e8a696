import { VisuallyHidden } from '@ssp/ui'
import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * What a browser does when it loads a page and a router does not: shows the page that has come from its start, says which
 * it is and lets the Tab key go on there. Only for another page, not for another search of the same; a page that has put
 * the focus somewhere keeps it, and Back leads to where somebody was, which the browser knows. To be drawn after the
 * pages, so that their effects come first.
 */
export function Arrival() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const [said, say] = useState('')
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (type !== NavigationType.Pop) window.scrollTo(0, 0)
    say(document.title)
    const main = document.querySelector('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname, type])
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
