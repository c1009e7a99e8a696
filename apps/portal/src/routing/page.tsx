import type { FeatureRoute, RouteParams } from '@ssp/feature-kit'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { matchRoutes, Route, Routes, useParams } from 'react-router-dom'
import { PageBoundary } from '../pages/page-boundary'
import { Banners } from '../shell/banners'
import { useDocumentTitle } from './document-title'
import { lazyPage } from './lazy-page'

interface Page extends Pick<FeatureRoute, 'path' | 'handle'> {
  Page: ComponentType<RouteParams>
  preload: () => Promise<void>
}

/** The pages of routes. Routes with the same `lazy` are one page at several addresses, which stays mounted between them. */
export function pagesOf(routes: readonly FeatureRoute[]): Page[] {
  const loaders = new Map(routes.map(({ lazy }) => [lazy, lazyPage(lazy)]))
  return routes.map(({ path, handle, lazy }) => ({ path, handle, ...(loaders.get(lazy) ?? lazyPage(lazy)) }))
}

/** The page at an address. */
export const pageAt = (pages: Page[], pathname: string): Page | undefined => matchRoutes(pages, pathname)?.[0]?.route

/** The surroundings of a page, by its route. */
export interface FrameProps {
  handle: FeatureRoute['handle']
  children: ReactNode
}

/** Every page at its address, in its frame. */
export const Pages = ({ pages, Frame }: { pages: readonly Page[]; Frame: ComponentType<FrameProps> }) => (
  <Routes>
    {pages.map(({ path, handle, Page }) => (
      <Route
        key={path}
        path={path}
        element={
          <Frame handle={handle}>
            <RoutePage title={handle.title} Page={Page} />
          </Frame>
        }
      />
    ))}
  </Routes>
)

/** Around a page outside of the shell. */
export const PublicFrame = ({ children }: { children: ReactNode }) => (
  <main tabIndex={-1}>
    <Banners />
    {children}
  </main>
)

function RoutePage({ title, Page }: Pick<Page, 'Page'> & { title: string }) {
  const params = useParams() as Record<string, string>
  useDocumentTitle(title)
  return (
    <PageBoundary>
      <Suspense fallback={null}>
        <Page params={params} />
      </Suspense>
    </PageBoundary>
  )
}
