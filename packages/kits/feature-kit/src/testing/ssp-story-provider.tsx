import { createSession, createSspClient, memoryStorage, type Client, type SessionUser, type SspApi } from '@ssp/api'
import { fakeClient, fakeServer, fakeToken, fakeUser, type FakeServer } from '@ssp/api/testing'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { draftKey, writeDraft, type Draft } from '../form/draft-storage'
import { SspProvider, type SspProviderProps } from '../provider/ssp-provider'
import { browserStoragePort, deleteEntries } from '../storage/storage-port'
import { useMemoryNavigation } from './memory-navigation'

export interface SspStoryProviderProps extends Partial<
  Pick<SspProviderProps, 'messages' | 'locale' | 'languages' | 'queryClient' | 'appearance'>
> {
  /** Responds to the calls: `fakeServer().on('get', '/client/load', [...])`. Default: every call returns 404. */
  server?: FakeServer
  /** Permissions of the signed-in user; null for a visitor. Default: none. */
  permissions?: readonly string[] | null
  /** Further changes of the signed-in user. */
  user?: Partial<SessionUser>
  /** The client of the pages. Default `fakeClient()`. */
  client?: Client
  /** Unsent entries, by the name of their form. */
  drafts?: Readonly<Record<string, Draft>>
  /** The initial address. Default `/`. */
  at?: string
  /** Called with each address. */
  onNavigate?: (to: string) => void
  children: ReactNode
}

const FRAMED_BY_STORYBOOK = null

/** The language of stories that set none; from the toolbar of Storybook. */
export const StoryLanguage = createContext<{ locale: string; messages?: SspProviderProps['messages'] }>({
  locale: 'en',
})

/** Everything a page needs, without a server: a fake session, an in-memory history and typed responses. */
export function SspStoryProvider(props: SspStoryProviderProps) {
  const {
    client = fakeClient(),
    at,
    onNavigate,
    appearance = FRAMED_BY_STORYBOOK,
    drafts = {},
    children,
    ...rest
  } = props
  const [api] = useState(() => {
    deleteEntries(browserStoragePort, 'tab', 'ssp.') // input of one story must not affect the next
    const api = createFakeApi(props)
    const userId = api.session.getState().user?.id ?? ''
    for (const [form, draft] of Object.entries(drafts))
      writeDraft(browserStoragePort, draftKey(client.id, userId, form), draft)
    return api
  })
  const navigation = useMemoryNavigation(at, onNavigate)
  const language = useContext(StoryLanguage)
  const { locale = language.locale, messages = language.messages } = rest
  const ports = {
    locale,
    ...(messages && { messages }),
    ...(rest.languages && { languages: rest.languages }),
    ...(rest.queryClient && { queryClient: rest.queryClient }),
  }
  return (
    <SspProvider api={api} client={client} navigation={navigation} appearance={appearance} {...ports}>
      {children}
    </SspProvider>
  )
}

/** A connection to a fake server, with a session that has the given permissions. */
export function createFakeApi(
  options: Pick<SspStoryProviderProps, 'server' | 'permissions' | 'user' | 'client'> = {},
): SspApi {
  const { server = fakeServer(), permissions = [], user, client = fakeClient() } = options
  const session = createSession({ storage: memoryStorage() })
  if (permissions) session.signIn({ token: fakeToken(fakeUser({ permissions, homeClientId: client.id, ...user })) })
  return createSspClient({ baseUrl: 'http://ssp.test/api', clientId: () => client.id, session, fetch: server.fetch })
}
