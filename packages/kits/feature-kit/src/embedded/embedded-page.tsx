import { LinkProvider } from '@ssp/ui'
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { NavigationContext } from '../navigation/navigation'
import { SspContext, useSsp } from '../provider/ssp-context'
import { Themed, type Appearance } from '../provider/themed'
import { reportCalls, type CallEvents } from './call-events'
import { pathIn, usePlace, type Place } from './use-place'

/** Props of `EmbeddedPage`. */
export interface EmbeddedPageProps extends CallEvents {
  /**
   * The place of the page, for a host that keeps filters and tabs in its own state. Default: the address of the provider.
   */
  place?: Place | undefined
  /** Called when the page navigates or changes its query. The host then passes the new `place` or renders another page. */
  onMove?: ((to: Place) => void) | undefined
  /** The look of this page, which overrides that of the provider. Default: that of the provider. */
  appearance?: Appearance | undefined
  /** Replaces content that the page could not read; `retry` reads again. Default: the reason with Try again. */
  errorFallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined
  /** A page or view of a package. */
  children: ReactNode
}

/** A page with its own place, look, events and errors. Use it inside `Ssp` or `SspProvider`. */
export function EmbeddedPage(props: EmbeddedPageProps) {
  const { place, appearance, errorFallback, children } = props
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  // The same functions in every render, so that a new handler causes no render.
  const [handlers] = useState(() => ({
    events: (): CallEvents => latest.current,
    onMove: (to: Place) => latest.current.onMove?.(to),
  }))
  const navigation = usePlace(place, handlers.onMove)
  const outer = useSsp()
  const [, area = ''] = navigation.location.pathname.split('/')
  const value = useMemo(
    () => ({ ...outer, api: reportCalls(outer.api, area, handlers.events), errorFallback }),
    [outer, area, handlers, errorFallback],
  )
  const page = (
    <SspContext value={value}>
      {place ? (
        <NavigationContext value={navigation}>
          <LinkProvider navigate={(to) => navigation.navigate(pathIn(navigation.href(''), to))}>
            {children}
          </LinkProvider>
        </NavigationContext>
      ) : (
        children
      )}
    </SspContext>
  )
  return appearance ? <Themed {...appearance}>{page}</Themed> : page
}
