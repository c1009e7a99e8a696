import { useCallback, useInsertionEffect, useState, useSyncExternalStore, type ComponentPropsWithRef } from 'react'
import { createPortal } from 'react-dom'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { cx } from '../internal/cx'
import { UiMessagesProvider } from '../internal/messages-context'
import type { UiMessageOverrides } from '../messages'
import { claimStyles } from './claim-styles'
import '../theme/reset.css'
import '../theme/tokens.css'
import type { ColourMode, Density } from '../theme/tokens'

/** Props of `Root`; all others reach its `div`. */
export interface RootProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /**
   * Custom properties of the theme, as `colourVariables(colours)` of `@ssp/ui/theme` writes them. Left out, the page's
   * stylesheet decides (`tenantStylesheet`), else the default theme; then no colour is computed in the browser.
   */
  variables?: Readonly<Record<`--ssp-${string}`, string>> | undefined
  /** Light, dark or what the system asks for; `system` by default. */
  mode?: ColourMode | 'system' | undefined
  /** Height of controls and rows; `comfortable` by default. */
  density?: Density | undefined
  /** Writing direction; inherited from the page by default. */
  dir?: 'ltr' | 'rtl' | undefined
  /** Replaces built-in words of the components, by component. */
  messages?: UiMessageOverrides | undefined
}

const noMessages: UiMessageOverrides = {}
const never = () => () => {}

/**
 * The themed ground that every component stands on. Several may stand on one page, each with its own client: nothing
 * is set outside of them. Overlays are drawn in a second element with the same theme at the end of the body.
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
  // Before any effect of a child.
  useInsertionEffect(() => claimStyles(document), [])
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
