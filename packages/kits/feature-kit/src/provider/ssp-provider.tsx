import { clientKey, type Client, type SspApi } from '@ssp/api'
import {
  ConfirmProvider,
  createToastStore,
  LinkProvider,
  ToastProvider,
  UiMessagesProvider,
  type ErrorBoundaryProps,
  type ToastStore,
} from '@ssp/ui'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { deleteDrafts, forgetFormer } from '../form/draft-storage'
import { copiesOnPage } from '../host/copies'
import type { MessageOverrides } from '../messages/define-messages'
import { useBrowserNavigation } from '../navigation/browser-navigation'
import {
  createLeaveGuards,
  GuardsContext,
  mount,
  NavigationContext,
  type NavigationPort,
} from '../navigation/navigation'
import { createBannerStore, type BannerStore } from '../notify/banner-store'
import { createCreatedStore, type CreatedStore } from '../notify/created-store'
import { browserStoragePort, type StoragePort } from '../storage/storage-port'
import { PageBoundary } from './page-boundary'
import { createQueryClient } from './query-client'
import { SspContext, type LanguageChoice } from './ssp-context'
import { Themed, type Appearance } from './themed'
import { useChangedClient } from './use-changed-client'
import { useOwnBrand } from './use-own-brand'

export interface SspProviderProps {
  /** From `createSspClient`; it includes the session. */
  api: SspApi
  /** Configuration of the current client. */
  client: Client
  /** The host's router; keep the same object until the location changes. Default: the browser's history. */
  navigation?: NavigationPort
  /** Store of the toasts (`createToastStore` of @ssp/ui). Default: a store of this provider, rendered by it. */
  toasts?: ToastStore
  /** Store of the banners. Default: a store of this provider; the shell renders it with `useBanners`. */
  banners?: BannerStore
  /** The host's cache. Default: a cache of this provider. */
  queryClient?: QueryClient
  /**
   * Where pages store list preferences, failed sign-ins and unsent entries of forms. Default: the storage of the browser.
   */
  pageStorage?: StoragePort
  /** BCP 47 language of numbers, months and days. Default `en`. The texts are in `messages`. */
  locale?: string
  /**
   * Texts that override the built-in ones, by feature: `{auth: {login: {title: 'Welcome'}}}`; those of components under
   * `ui`. The `./de` entries of the packages are German; `combineMessages` of `@ssp/feature-kit/messages` merges several.
   */
  messages?: MessageOverrides
  /**
   * Languages that an account may choose on its profile. The host applies the choice, `user.language` of the session,
   * through `locale` and `messages`. Default: none; the profile then has no such field.
   */
  languages?: readonly LanguageChoice[]
  /** Null if the host renders `Root` of @ssp/ui itself. */
  appearance?: Appearance | null
  /** Reloads the client's stylesheet after its colours were saved. Default: the saved colours are set on the page. */
  onBrandSaved?: () => Promise<void>
  /**
   * Called with each error that a page throws while rendering, and with the id that the page shows; for the host's
   * monitoring.
   */
  onError?: ErrorBoundaryProps['onError']
  /** The pages. */
  children: ReactNode
}

const NO_MESSAGES: MessageOverrides = {}
const NO_LANGUAGES: readonly LanguageChoice[] = []

/**
 * Provides the ports to every feature below it. Nothing is global: several providers with several clients can share a page.
 */
export function SspProvider(props: SspProviderProps) {
  const {
    api,
    locale = 'en',
    messages = NO_MESSAGES,
    languages = NO_LANGUAGES,
    appearance = {},
    onError,
    children,
  } = props
  const { pageStorage: storage = browserStoragePort } = props
  const [own] = useState(() => ({
    queries: createQueryClient(),
    toasts: createToastStore(),
    banners: createBannerStore(),
    created: createCreatedStore(),
  }))
  const { queryClient = own.queries, toasts = own.toasts, banners = own.banners } = props
  const [guards] = useState(createLeaveGuards)
  const browser = useBrowserNavigation()
  const navigation = props.navigation ?? browser
  const mounted = useMemo(() => mount(navigation), [navigation])
  const { client, changeClient } = useChangedClient(props.client)
  const { brand, variables } = useOwnBrand(client.id, props.onBrandSaved)
  const value = useMemo(
    () => ({
      api: api.for(client.id),
      client,
      toasts,
      banners,
      created: own.created,
      locale,
      messages,
      languages,
      storage,
      brand,
      changeClient,
      onError,
    }),
    [api, client, toasts, banners, own.created, locale, messages, languages, storage, brand, changeClient, onError],
  )
  useForgetting(queryClient, own.created, api, client.id, storage)
  useEffect(() => void copiesOnPage(), [])

  const page = (
    <UiMessagesProvider messages={messages['ui'] ?? NO_MESSAGES} locale={locale}>
      <ToastProvider store={toasts}>
        <ConfirmProvider>
          <PageBoundary>{children}</PageBoundary>
        </ConfirmProvider>
      </ToastProvider>
    </UiMessagesProvider>
  )
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationContext value={mounted}>
        <GuardsContext value={guards}>
          <SspContext value={value}>
            {/* A link has an address of the host. */}
            <LinkProvider navigate={(to) => navigation.navigate(to)} address={navigation.address}>
              {appearance ? (
                <Themed {...appearance} variables={variables ?? appearance.variables}>
                  {page}
                </Themed>
              ) : (
                page
              )}
            </LinkProvider>
          </SspContext>
        </GuardsContext>
      </NavigationContext>
    </QueryClientProvider>
  )
}

/** Data read for one user or one client is not kept for the next. */
function useForgetting(
  queryClient: QueryClient,
  created: CreatedStore,
  api: SspApi,
  clientId: string,
  storage: StoragePort,
) {
  const drawnFor = useRef(clientId)
  useEffect(() => {
    const forget = (id: string) => {
      queryClient.removeQueries({ queryKey: clientKey(id) })
      created.clear()
    }
    if (drawnFor.current !== clientId) forget(drawnFor.current)
    drawnFor.current = clientId
    let { user: reader } = api.session.getState()
    if (reader) forgetFormer(storage, reader)
    const stopEnds = api.session.onSignedOut((reason, userId) => reason === 'user' && deleteDrafts(storage, userId))
    const stopChanges = api.session.subscribe(() => {
      const { user: now } = api.session.getState()
      if (reader && now?.id !== reader.id) forget(clientId)
      if (now) forgetFormer(storage, now)
      reader = now
    })
    return () => {
      stopEnds()
      stopChanges()
    }
  }, [queryClient, created, api, clientId, storage])
}
