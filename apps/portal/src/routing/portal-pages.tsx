import { useCan, useSession } from '@ssp/feature-kit'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { inThisClient } from '../client/client-in-address'
import { ClientLogo } from '../shell/client-logo'
import { PortalShell } from '../shell/portal-shell'
import * as styles from '../shell/shell.css'
import { Guard } from './guard'
import { navigationItems } from './navigation-items'
import { pageAt, Pages, pagesOf, PublicFrame, type FrameProps } from './page'
import { routes } from './routes'

const pages = pagesOf(routes)

/** Loads the code of the page at an address; rejects if loading fails. */
export const preloadPage = async (pathname: string): Promise<void> => pageAt(pages, pathname)?.preload()

/** Error pages: a signed-in person sees them inside the shell, a visitor under the client's logo. */
const messagePages = new Set(['forbidden', 'unauthorised', 'notFound', 'Register'])

/** Every page except those of visitors, inside the shell, with the error pages. */
export const Page = () => <Pages pages={pages} Frame={GuardedPage} />

function GuardedPage({ handle, children }: FrameProps) {
  const { user } = useSession()
  const can = useCan()
  const { access, name, nav } = handle
  const section = user && nav?.section ? navigationItems(routes, can).find(({ id }) => id === name) : undefined
  if (section?.href) return <Navigate to={inThisClient(section.href)} replace />
  const VisitorFrame = messagePages.has(name) ? BrandedFrame : PublicFrame
  const Frame = access !== 'public' || (user && messagePages.has(name)) ? PortalShell : VisitorFrame
  return (
    <Guard handle={handle}>
      <Frame>{children}</Frame>
    </Guard>
  )
}

const BrandedFrame = ({ children }: { children: ReactNode }) => (
  <>
    <header className={styles.brandBar}>
      <ClientLogo />
    </header>
    <PublicFrame>{children}</PublicFrame>
  </>
)
