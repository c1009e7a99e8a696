import type { NavigationPort } from '@ssp/feature-kit'
import { useMemo } from 'react'
import { BrowserRouter, Route, Routes, useLocation, useNavigate, useParams } from 'react-router'
import { BASE, Hr, lazyPages, start } from '../src/host'

function useRouter(): NavigationPort {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return useMemo(
    () => ({
      base: BASE,
      location: { pathname, search },
      latest: () => ({ pathname: window.location.pathname, search: window.location.search }),
      navigate: (to, options) => void navigate(to, options),
      back: () => void navigate(-1),
    }),
    [pathname, search, navigate],
  )
}

function Mounted({ Page }: Pick<(typeof lazyPages)[number], 'Page'>) {
  return <Page params={useParams() as Record<string, string>} />
}

const Host = () => (
  <Hr navigation={useRouter()}>
    <Routes>
      {lazyPages.map(({ path, Page }) => (
        <Route key={path} path={BASE + path} element={<Mounted Page={Page} />} />
      ))}
    </Routes>
  </Hr>
)

start(
  <BrowserRouter>
    <Host />
  </BrowserRouter>,
)
