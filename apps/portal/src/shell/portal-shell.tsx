import { useCan, useLocation, useTitle } from '@ssp/feature-kit'
import { AppShell, Inbox } from '@ssp/ui'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { navigationItems } from '../routing/navigation-items'
import { routes } from '../routing/routes'
import { AccountMenu } from './account-menu'
import { Banners } from './banners'
import { ClientControl } from './client-control'
import { ClientLogo } from './client-logo'
import { currentEntry } from './current-entry'
import { EmployeeSearch } from './employee-search'
import { usePalette } from './use-palette'

const BellAttention = lazy(async () => ({ default: (await import('./bell-attention')).BellAttention }))

/** Header and side navigation around every protected page. */
export function PortalShell({ children }: { children: ReactNode }) {
  const can = useCan()
  const { pathname } = useLocation()
  const palette = usePalette()
  const title = useTitle()
  const navigation = useMemo(() => [{ id: 'main', items: navigationItems(routes, can, title) }], [can, title])
  return (
    <AppShell
      logo={<ClientLogo />}
      logoSmall={<ClientLogo small />}
      navigation={navigation}
      currentId={currentEntry(routes, pathname)}
      banners={<Banners />}
      header={{
        search: can('EMPLOYEES_VIEW') && <EmployeeSearch />,
        client: <ClientControl />,
        inbox: <Inbox lead={attention} />,
        account: <AccountMenu />,
      }}
    >
      {children}
      {palette}
    </AppShell>
  )
}

const attention = (close: () => void) => (
  <Suspense>
    <BellAttention onFollow={close} />
  </Suspense>
)
