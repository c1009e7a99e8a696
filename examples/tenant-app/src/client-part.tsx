import '@ssp/ui/styles.css'
import '@ssp/feature-kit/styles.css'
import '@ssp/charts/styles.css'
import '@ssp/audit-log/styles.css'
import '@ssp/access/styles.css'
import '@ssp/access-explainer/styles.css'
import '@ssp/profile/styles.css'
import { logout } from '@ssp/api'
import { SspProvider, useApi, useSession, type NavigationPort } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { use, useMemo, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { connectionOf, queries } from './clients'
import { SignIn } from './sign-in'

/** The part of a page that is drawn for one client: its brand, its session, its addresses under `/<name>`. */
export function ClientPart({ name, children }: { name: string; children: ReactNode }) {
  const { api, client, appearance } = use(connectionOf(name))
  const navigation = useWouter(`/${name}`)
  return (
    <section className="desk" aria-label={client.clientName}>
      <SspProvider api={api} client={client} navigation={navigation} queryClient={queries} appearance={appearance}>
        <div className="ground">
          <SignedIn>{children}</SignedIn>
        </div>
      </SspProvider>
    </section>
  )
}

/** Who is signed in here, with the way out, above the pages; else the sign-in. An ended session leads back to it. */
function SignedIn({ children }: { children: ReactNode }) {
  const api = useApi()
  const { user } = useSession()
  if (!user) return <SignIn />
  return (
    <>
      <p className="person">
        {user.label}
        <Button size="small" onClick={() => void logout(api)}>
          Sign out
        </Button>
      </p>
      {children}
    </>
  )
}

/** wouter behind the navigation port of the features. */
function useWouter(base: string): NavigationPort {
  const [pathname, navigate] = useLocation()
  const query = useSearch()
  return useMemo(
    () => ({ base, location: { pathname, search: query && `?${query}` }, navigate, back: () => history.back() }),
    [base, pathname, query, navigate],
  )
}
