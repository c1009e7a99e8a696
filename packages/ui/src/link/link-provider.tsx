import { createContext, useContext, type MouseEvent, type ReactNode } from 'react'

/**
 * Takes over a plain press on a link inside the application; the browser's own navigation is already stopped.
 * Presses with a modifier key, other targets, downloads and other origins stay with the browser.
 */
export type Navigate = (href: string, event: MouseEvent<HTMLAnchorElement>) => void

const NavigateContext = createContext<Navigate | undefined>(undefined)

/** Props of `LinkProvider`. */
export interface LinkProviderProps {
  /** How the application goes somewhere, for example react-router's `navigate`. */
  navigate: Navigate
  /** The part of the page whose links it takes over. */
  children: ReactNode
}

/** Plugs a router into every `Link` below it. Without one, links load pages as the browser does. */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>
}

/** A press handler for an `a` of one's own, with the behaviour of `Link`. */
export function useLinkPress(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useContext(NavigateContext)
  return (event) => {
    if (!navigate || event.defaultPrevented || !staysInside(event)) return
    event.preventDefault()
    const { pathname, search, hash } = event.currentTarget
    navigate(`${pathname}${search}${hash}`, event)
  }
}

function staysInside(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const own = (link.target === '' || link.target === '_self') && !link.hasAttribute('download')
  return plain && own && link.origin === window.location.origin
}
