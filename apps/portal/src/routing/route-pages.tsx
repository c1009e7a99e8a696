import type { FeatureRoute } from '@ssp/feature-kit'
import { Suspense, useEffect, type ReactNode } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import { messages } from '../messages'
import { PageBoundary } from '../pages/page-boundary'
import { Banners } from '../shell/banners'
import { PortalShell } from '../shell/portal-shell'
import { Guard } from './guard'
import { lazyPage } from './lazy-page'
import { routes } from './routes'

/** Every page at its address: public ones bare, the others inside the shell. */
export function RoutePages() {
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<GuardedPage route={route} />} />
      ))}
    </Routes>
  )
}

function GuardedPage({ route }: { route: FeatureRoute }) {
  const { handle } = route
  const page = <RoutePage route={route} />
  return <Guard handle={handle}>{handle.access === 'public' ? <PublicPage>{page}</PublicPage> : <PortalShell>{page}</PortalShell>}</Guard>
}

const PublicPage = ({ children }: { children: ReactNode }) => (
  <main>
    <Banners />
    {children}
  </main>
)

function RoutePage({ route }: { route: FeatureRoute }) {
  const params = useParams() as Record<string, string>
  const Page = lazyPage(route)
  useEffect(() => {
    document.title = `${route.handle.title} · ${messages.product}`
  }, [route])
  return (
    <PageBoundary>
      <Suspense fallback={null}>
        <Page params={params} />
      </Suspense>
    </PageBoundary>
  )
}
