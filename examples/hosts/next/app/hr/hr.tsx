'use client'

import { createSession, createSspClient, memoryStorage, type Client } from '@ssp/api'
import { SspProvider, type NavigationPort } from '@ssp/feature-kit'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useMemo, useState, type ReactNode } from 'react'

interface HrProps {
  baseUrl: string
  client: Client
  token: string
  children: ReactNode
}

/** The pages of a client with a token that the server has: the first answer has the page, before a request of the browser. */
export function Hr({ baseUrl, client, token, children }: HrProps) {
  const [api] = useState(() => {
    const session = createSession({ storage: memoryStorage() })
    session.signIn({ token })
    // The timer of a session is for the browser.
    if (typeof window === 'undefined') session.dispose()
    return createSspClient({ baseUrl, clientId: () => client.id, session })
  })
  return (
    <SspProvider api={api} client={client} navigation={useNavigation()} appearance={{ layout: { mode: 'inherit' } }}>
      {children}
    </SspProvider>
  )
}

function useNavigation(): NavigationPort {
  const router = useRouter()
  const pathname = usePathname()
  const query = useSearchParams().toString()
  return useMemo(
    () => ({
      base: '/hr',
      location: { pathname, search: query && `?${query}` },
      latest: () => ({ pathname: window.location.pathname, search: window.location.search }),
      navigate: (to, { replace = false } = {}) => (replace ? router.replace(to) : router.push(to)),
      back: () => router.back(),
    }),
    [pathname, query, router],
  )
}
