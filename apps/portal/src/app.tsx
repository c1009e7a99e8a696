import type { SspApi } from '@ssp/api'
import { createBannerStore, SspProvider, useOverridden } from '@ssp/feature-kit'
import { createToastStore, Root } from '@ssp/ui'
import { Suspense, useCallback, useState } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { inThisClient, namedClient, withClient } from './client/client-in-address'
import { announceSwitch, newTabId, useOtherTabs } from './client/other-tabs'
import { SwitchClientContext, type SwitchClient } from './client/switch-client'
import { useCurrentClient } from './client/use-current-client'
import { AccountLanguage } from './language/account-language'
import { languages, useLanguage } from './language/language'
import { portalMessages } from './messages'
import { NoClientPage } from './pages/no-client-page'
import { PageBoundary } from './pages/page-boundary'
import { useRouterNavigation } from './routing/navigation-port'
import { RoutePages } from './routing/route-pages'
import { SessionEndProvider, type LastSession } from './session/session-end'
import { useColourMode } from './shell/colour-mode'
import { forgetRecent } from './shell/palette/recent'

interface AppProps {
  api: SspApi
  /** The session that ended before the first render. */
  before: LastSession
  /** Called with the id of the client before its first render. */
  onClient: (clientId: string) => void
}

/** The portal of the client that the address names, else of the client of the host. */
export const App = (props: AppProps) => (
  <BrowserRouter>
    <Portal {...props} />
  </BrowserRouter>
)

function Portal({ api, before, onClient }: AppProps) {
  const [banners] = useState(createBannerStore)
  const [toasts] = useState(() => createToastStore({ key: 'ssp.inbox', storage: sessionStorage }))
  const [tab] = useState(newTabId)
  const [mode] = useColourMode()
  const { locale, messages } = useLanguage()
  const texts = useOverridden(portalMessages, messages).client
  const navigation = useRouterNavigation()
  const navigate = useNavigate()
  const named = namedClient(useLocation().search)
  const onThemeFailed = useCallback(() => void banners.show({ id: 'theme', text: texts.themeFailed }), [banners, texts])
  const { state, retry, switchTo, reloadTheme } = useCurrentClient(api, { named, onClient, onThemeFailed })
  useOtherTabs(tab, state.status === 'ready' ? state.client.clientName : undefined, banners, texts.otherTab)

  const onEnd = useCallback(() => {
    toasts.clear()
    forgetRecent()
  }, [toasts])

  // The address contains what the previous user searched for and opened.
  const onOther = useCallback(() => void navigate(inThisClient('/'), { replace: true }), [navigate])

  const switchClient = useCallback<SwitchClient>(
    async ({ subdomain, clientName }) => {
      await switchTo(subdomain, () => void navigate(withClient('/client/switched', subdomain)))
      // Their links lead to records of the previous client.
      toasts.clear()
      announceSwitch({ tab, clientName })
    },
    [switchTo, navigate, tab, toasts],
  )

  if (state.status === 'loading') return null
  if (state.status !== 'ready') {
    return (
      <Root mode={mode}>
        <NoClientPage error={state.status === 'failed' ? state.error : undefined} onRetry={retry} texts={texts} />
      </Root>
    )
  }
  return (
    <SspProvider
      api={api}
      client={state.client}
      navigation={navigation}
      banners={banners}
      toasts={toasts}
      locale={locale}
      messages={messages}
      languages={languages}
      appearance={{ layout: { mode } }}
      onBrandSaved={reloadTheme}
    >
      <SessionEndProvider api={api} before={before} onEnd={onEnd} onOther={onOther}>
        <AccountLanguage />
        <SwitchClientContext value={switchClient}>
          {/* For the shell around the pages: it and its menus arrive when they are needed. */}
          <PageBoundary>
            <Suspense fallback={null}>
              <RoutePages />
            </Suspense>
          </PageBoundary>
        </SwitchClientContext>
      </SessionEndProvider>
    </SspProvider>
  )
}
