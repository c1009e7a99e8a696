import { errorIdOf, errorText } from '@ssp/api'
import { Button, Empty, ErrorState, Loading, Skeleton } from '@ssp/ui'
import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { HostReport } from '../host/host-report'
import type { MessageOverrides } from '../messages/define-messages'
import { useMessages, useOverridden } from '../messages/use-messages'
import { PageBoundary } from '../provider/page-boundary'
import { createQueryClient } from '../provider/query-client'
import { SspProvider, type SspProviderProps } from '../provider/ssp-provider'
import { Themed } from '../provider/themed'
import { useSession } from '../session/use-session'
import { sspMessages } from './messages'
import { useConnection, type ConnectionOptions, type Texts } from './use-connection'

export interface SspProps extends ConnectionOptions, Omit<SspProviderProps, 'api' | 'client'> {
  /**
   * Rendered while no user is signed in, for example `SignIn` of `@ssp/auth`. Default: a note. `onUnauthorized` is called
   * in both cases.
   */
  signIn?: ReactNode
  /**
   * Called when no user is signed in: after the start, and once when the session ends. `retry` starts again with the host's
   * current token; the same account then finds the page and its input unchanged.
   */
  onUnauthorized?: ((retry: () => void) => void) | undefined
  /** Rendered while the client loads. Default: a skeleton. */
  fallback?: ReactNode
  /** Rendered after a failed load, which `retry` repeats. Default: the reason with Try again. */
  errorFallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined
}

const NO_MESSAGES = {}

/**
 * Pages of one client, by its sub-domain: the connection, the client's configuration and colours, the session and the ports
 * of `SspProvider`, with a loading state, an error state and the sign-in. Several of them can share a page.
 */
export function Ssp(props: SspProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Pages
      key={`${attempt} ${props.baseUrl} ${props.client}`}
      {...props}
      retry={() => setAttempt((before) => before + 1)}
    />
  )
}

function Pages({ retry, ...props }: SspProps & { retry: () => void }) {
  const { baseUrl, getToken, storage, onLoadError, signIn, onUnauthorized, fallback, errorFallback, ...ports } = props
  const [ownQueries] = useState(createQueryClient)
  const { queryClient = ownQueries, messages = NO_MESSAGES, appearance } = ports
  const connection = {
    baseUrl,
    client: props.client,
    getToken,
    storage,
    onLoadError,
    ...useTexts(ports.locale, messages),
  }
  const state = useConnection(connection, queryClient)
  const texts = useOverridden(sspMessages, messages)

  if (state.status === 'ready') {
    const { api, client, variables } = state
    const look = appearance === null ? null : { variables, ...appearance }
    return (
      <SspProvider {...ports} api={api} client={client} queryClient={queryClient} appearance={look}>
        {/* Of its own, so that the report remains beside a page that has failed. */}
        <PageBoundary>
          <SignedIn signIn={signIn ?? <SignedOut onRetry={retry} />} onUnauthorized={() => onUnauthorized?.(retry)}>
            {props.children}
          </SignedIn>
        </PageBoundary>
        {process.env.NODE_ENV !== 'production' && <HostReport queryClient={props.queryClient} />}
      </SspProvider>
    )
  }
  if (state.status === 'loading')
    return (
      fallback ?? (
        <Look {...ports}>
          <LoadingPages label={texts.loading} />
        </Look>
      )
    )
  const { error } = state
  return (
    errorFallback?.(error, retry) ?? (
      <Look {...ports}>
        <ErrorState title={texts.failed} reason={errorText(error)} errorId={errorIdOf(error)} onRetry={retry} />
      </Look>
    )
  )
}

/** Language and texts for the connection. The same functions in every render, so that a new language does not reconnect. */
function useTexts(locale = 'en', messages: MessageOverrides): Texts {
  const latest = useRef({ locale, messages })
  useLayoutEffect(() => {
    latest.current = { locale, messages }
  }, [locale, messages])
  const [texts] = useState<Texts>(() => ({
    language: () => latest.current.locale,
    messages: () => latest.current.messages['api'],
  }))
  return texts
}

/** The look of the page before there is a provider. */
const Look = ({ appearance, children }: Pick<SspProviderProps, 'appearance' | 'children'>) =>
  appearance === null ? children : <Themed {...appearance}>{children}</Themed>

const LoadingPages = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Skeleton width="40%" />
  </Loading>
)

interface SignedInProps extends Pick<SspProps, 'signIn' | 'children'> {
  onUnauthorized: () => void
}

function SignedIn({ signIn, onUnauthorized, children }: SignedInProps) {
  const { user } = useSession()
  const isSignedOut = user === null
  const report = useEffectEvent(onUnauthorized)
  useEffect(() => {
    if (isSignedOut) report()
  }, [isSignedOut])
  // Input of one user does not stay on the page for the next.
  return isSignedOut ? signIn : <Fragment key={user.id}>{children}</Fragment>
}

function SignedOut({ onRetry }: { onRetry: () => void }) {
  const { signedOut, retry } = useMessages(sspMessages)
  return <Empty title={signedOut} action={<Button onClick={onRetry}>{retry}</Button>} />
}
