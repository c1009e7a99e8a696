import { useLocation, type FeatureRoute, type RouteParams } from '@ssp/feature-kit'
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { messages } from '../messages'
import { PageBoundary } from '../pages/page-boundary'
import { Banners } from '../shell/banners'
import { PortalShell } from '../shell/portal-shell'
import { Guard } from './guard'
import { lazyPage } from './lazy-page'
import { matchRoute, type Params } from './match-route'
import { routes } from './routes'

interface PageProps {
  handle: FeatureRoute['handle']
  Page: ComponentType<RouteParams>
  params: Params
}

const pages = routes.map(({ path, handle, lazy }) => ({ path, handle, Page: lazyPage(lazy) }))

/** Every page at its address: public ones bare, the others inside the shell. */
export function RoutePages() {
  const { pathname } = useLocation()
  const found = matchRoute(pages, pathname)
  return found && <GuardedPage handle={found.route.handle} Page={found.route.Page} params={found.params} />
}

function GuardedPage(props: PageProps) {
  const Frame = props.handle.access === 'public' ? PublicFrame : PortalShell
  return (
    <Guard handle={props.handle}>
      <Frame>
        <RoutePage {...props} />
      </Frame>
    </Guard>
  )
}

const PublicFrame = ({ children }: { children: ReactNode }) => (
  <main>
    <Banners />
    {children}
  </main>
)

function RoutePage({ handle, Page, params }: PageProps) {
  useEffect(() => {
    document.title = `${handle.title} · ${messages.product}`
  }, [handle])
  return (
    <PageBoundary>
      <Suspense fallback={null}>
        <Page params={params} />
      </Suspense>
    </PageBoundary>
  )
}
