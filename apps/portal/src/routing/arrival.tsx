import { useLocation } from '@ssp/feature-kit'
import { VisuallyHidden } from '@ssp/ui'
import { useEffect, useRef, useState } from 'react'

/**
 * What a browser does when it loads a page and a router does not: says which page has come and lets the Tab key go on at
 * its start. Only for another page, not for another search of the same; a page that has put the focus somewhere keeps it.
 * To be drawn after the pages, so that their effects come first.
 */
export function Arrival() {
  const { pathname } = useLocation()
  const [said, say] = useState('')
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    say(document.title)
    const main = document.querySelector('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname])
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
