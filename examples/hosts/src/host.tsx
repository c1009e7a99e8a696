import './host.css'
import './styles'
import { SignIn } from '@ssp/auth'
import { Ssp, type NavigationPort } from '@ssp/feature-kit'
import { lazy, StrictMode, Suspense, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { pages } from './pages'

/** Where the host has the pages. */
export const BASE = '/hr'

/** Each page as a component of the host's router. */
export const lazyPages = pages.map(({ path, lazy: load }) => ({
  path,
  Page: lazy(async () => ({ default: (await load()).Page as ComponentType<{ params: Record<string, string> }> })),
}))

/** The pages of one client under `BASE`; the host is light, whatever the system is. */
export const Hr = ({ navigation, children }: { navigation: NavigationPort; children: ReactNode }) => (
  <Ssp
    baseUrl={`${import.meta.env['VITE_SSP_URL']}/api`}
    client="acme"
    navigation={navigation}
    appearance={{ layout: { mode: 'inherit' } }}
    signIn={<SignIn />}
  >
    <Suspense>{children}</Suspense>
  </Ssp>
)

/** Draws the host under `StrictMode`. */
export function start(host: ReactNode) {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  createRoot(root).render(<StrictMode>{host}</StrictMode>)
}
