import type { NavigationPort } from '@ssp/feature-kit'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useParams,
  useRouter,
} from '@tanstack/react-router'
import { useMemo } from 'react'
import { BASE, Hr, lazyPages, start } from '../src/host'

function useNavigation(): NavigationPort {
  const { history } = useRouter()
  const { pathname, searchStr: search } = useLocation()
  return useMemo(
    () => ({
      base: BASE,
      location: { pathname, search },
      latest: () => ({ pathname: window.location.pathname, search: window.location.search }),
      navigate: (to, { replace = false } = {}) => (replace ? history.replace(to) : history.push(to)),
      back: () => history.back(),
    }),
    [pathname, search, history],
  )
}

const Host = () => (
  <Hr navigation={useNavigation()}>
    <Outlet />
  </Hr>
)

function Mounted({ Page }: Pick<(typeof lazyPages)[number], 'Page'>) {
  return <Page params={useParams({ strict: false })} />
}

const rootRoute = createRootRoute({ component: Host })
const children = lazyPages.map(({ path, Page }) =>
  createRoute({
    getParentRoute: () => rootRoute,
    // TanStack Router writes a parameter with a dollar sign.
    path: BASE + path.replaceAll(':', '$'),
    component: () => <Mounted Page={Page} />,
  }),
)
const router = createRouter({ routeTree: rootRoute.addChildren(children) })

start(<RouterProvider router={router} />)
