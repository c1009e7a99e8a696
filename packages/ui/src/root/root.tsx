import { useCallback, useInsertionEffect, useState, useSyncExternalStore, type ComponentPropsWithRef } from 'react'
import { createPortal } from 'react-dom'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { cx } from '../internal/cx'
import { UiMessagesProvider } from '../internal/messages-context'
import type { UiMessageOverrides } from '../messages'
import { reserveStyleElements } from './reserve-style-elements'
import '../theme/reset.css'
import '../theme/tokens.css'
import '../theme/preferences.css'
import type { ThemeProperty } from '../theme/property-names'
import type { ColourMode, Density } from '../theme/tokens'

/** Props of `Root`; all others reach its `div`. */
export interface RootProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /**
   * Custom properties of the theme, the result of `colourVariables(colours)` of `@ssp/ui/theme`. Without them the page's
   * stylesheet (`tenantStylesheet`) or the default theme applies, and the browser computes no colours.
   */
  variables?: Readonly<Partial<Record<ThemeProperty, string>>> | undefined
  /** Light, dark, the system's setting, or the `color-scheme` of the surrounding page. Default system. */
  mode?: ColourMode | 'system' | 'inherit' | undefined
  /** Height of controls and rows. Default comfortable. */
  density?: Density | undefined
  /** Writing direction. Default inherited from the page. */
  dir?: 'ltr' | 'rtl' | undefined
  /** Overrides of the built-in messages, by component. */
  messages?: UiMessageOverrides | undefined
}

const noMessages: UiMessageOverrides = {}
const never = () => () => {}

/**
 * The themed root of every component. Several roots may share one page, each with its own client: nothing
 * is set outside them. Overlays render into a second element with the same theme at the end of the body.
 */
export function Root(props: RootProps) {
  const {
    variables,
    mode = 'system',
    density = 'comfortable',
    dir,
    messages = noMessages,
    className,
    style,
    children,
    ...rest
  } = props
  const [portal, setPortal] = useState<HTMLElement | null>(null)
  const body = useSyncExternalStore(
    never,
    () => document.body,
    () => null,
  )
  // Runs before the effects of children.
  useInsertionEffect(() => reserveStyleElements(document), [])
  const getContainer = useCallback(() => portal, [portal])
  const themed = {
    className: cx('ssp-root', className),
    'data-mode': mode,
    'data-density': density,
    dir,
    style: variables ? { ...variables, ...style } : style,
  }
  return (
    <UiMessagesProvider messages={messages}>
      <PortalProvider getContainer={getContainer}>
        <div {...rest} {...themed}>
          {children}
        </div>
        {body && createPortal(<div {...themed} data-ssp-portal="" ref={setPortal} />, body)}
      </PortalProvider>
    </UiMessagesProvider>
  )
}
