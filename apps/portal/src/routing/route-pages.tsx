import { authRoutes } from '@ssp/auth/routes'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Guard } from './guard'
import { lazyPage } from './lazy-page'
import { pageAt, Pages, pagesOf, PublicFrame, type FrameProps } from './page'
import { RouteAnnouncer } from './route-announcer'

const loadPortal = () => import('./portal-pages')
const portal = lazyPage(loadPortal)
const visitorPages = pagesOf(authRoutes)

/** Loads the code of the shell for an address that is rendered in it; rejects if that fails. */
export const preloadFrame = async (pathname: string): Promise<void> =>
  pageAt(visitorPages, pathname) ? undefined : portal.preload()

/** Loads the code of the page at an address; rejects when that fails. */
export const preloadPage = async (pathname: string): Promise<void> => {
  const page = pageAt(visitorPages, pathname)
  return page ? page.preload() : (await loadPortal()).preloadPage(pathname)
}

/**
 * Every page at its address: those of visitors without the shell, the others inside it. Visitors do not wait for the shell.
 */
export function RoutePages() {
  const { pathname } = useLocation()
  return (
    <>
      {pageAt(visitorPages, pathname) ? <VisitorPages /> : <portal.Page />}
      <RouteAnnouncer />
    </>
  )
}

function VisitorPages() {
  useEffect(() => {
    const preload = () => void portal.preload().catch(() => undefined)
    if (document.readyState === 'complete') preload()
    else addEventListener('load', preload, { once: true })
    return () => removeEventListener('load', preload)
  }, [])
  return <Pages pages={visitorPages} Frame={VisitorPage} />
}

const VisitorPage = ({ handle, children }: FrameProps) => (
  <Guard handle={handle}>
    <PublicFrame>{children}</PublicFrame>
  </Guard>
)
