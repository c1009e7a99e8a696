import { useCan, useSession, type FeatureRoute, type RouteParams } from '@ssp/feature-kit'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { matchRoutes, Navigate, Route, Routes, useParams } from 'react-router-dom'
import { PageBoundary } from '../pages/page-boundary'
import { Banners } from '../shell/banners'
import { ClientLogo } from '../shell/client-logo'
import { PortalShell } from '../shell/portal-shell'
import * as styles from '../shell/shell.css'
import { useDocumentTitle } from './document-title'
import { RouteAnnouncer } from './route-announcer'
import { Guard } from './guard'
import { lazyPage } from './lazy-page'
import { inThisClient } from '../client/client-in-address'
import { navigationItems } from './navigation-items'
import { routes } from './routes'

interface PageProps {
  handle: FeatureRoute['handle']
  Page: ComponentType<RouteParams>
}

// Routes with one `lazy` are one page at several addresses, which stays mounted between them.
const loaders = new Map(routes.map(({ lazy }) => [lazy, lazyPage(lazy)]))
const pages = routes.map(({ path, handle, lazy }) => ({ path, handle, ...(loaders.get(lazy) ?? lazyPage(lazy)) }))

/** Fetches the code of the page at an address; rejects when it does not come. */
export const preloadPage = async (pathname: string): Promise<void> => matchRoutes(pages, pathname)?.[0]?.route.preload()

/** Error pages: a signed-in person sees them inside the shell, a visitor under the client's logo. */
const messagePages = new Set(['forbidden', 'unauthorised', 'notFound', 'Register'])

/** Every page at its address: public ones bare, the others inside the shell. */
export const RoutePages = () => (
  <>
    <Routes>
      {pages.map(({ path, handle, Page }) => (
        <Route key={path} path={path} element={<GuardedPage handle={handle} Page={Page} />} />
      ))}
    </Routes>
    <RouteAnnouncer />
  </>
)

function GuardedPage(props: PageProps) {
  const { user } = useSession()
  const can = useCan()
  const { access, name, nav } = props.handle
  const section = user && nav?.section ? navigationItems(routes, can).find(({ id }) => id === name) : undefined
  if (section?.href) return <Navigate to={inThisClient(section.href)} replace />
  const VisitorFrame = messagePages.has(name) ? BrandedFrame : PublicFrame
  const Frame = access !== 'public' || (user && messagePages.has(name)) ? PortalShell : VisitorFrame
  return (
    <Guard handle={props.handle}>
      <Frame>
        <RoutePage {...props} />
      </Frame>
    </Guard>
  )
}

const PublicFrame = ({ children }: { children: ReactNode }) => (
  <main tabIndex={-1}>
    <Banners />
    {children}
  </main>
)

const BrandedFrame = ({ children }: { children: ReactNode }) => (
  <>
    <header className={styles.brandBar}>
      <ClientLogo />
    </header>
    <PublicFrame>{children}</PublicFrame>
  </>
)

function RoutePage({ handle, Page }: PageProps) {
  const params = useParams() as Record<string, string>
  useDocumentTitle(handle.title)
  return (
    <PageBoundary>
      <Suspense fallback={null}>
        <Page params={params} />
      </Suspense>
    </PageBoundary>
  )
}
