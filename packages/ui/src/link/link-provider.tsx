import { createContext, useContext, type MouseEvent, type ReactNode } from 'react'

/**
 * Handles a plain click on a link inside the application; the default navigation is already prevented.
 * The browser handles clicks with a modifier key, other targets, downloads and other origins.
 */
export type Navigate = (href: string, event: MouseEvent<HTMLAnchorElement>) => void

const NavigateContext = createContext<Navigate | undefined>(undefined)

const same = (href: string) => href
const AddressContext = createContext(same)

/** Props of `LinkProvider`. */
export interface LinkProviderProps {
  /** Navigates inside the application, for example react-router's `navigate`. */
  navigate: Navigate
  /** Adds what a new tab needs to an address. Default: no change. */
  address?: ((href: string) => string) | undefined
  /** Content whose links it handles. */
  children: ReactNode
}

/** Connects every `Link` below it to a router. Without it links reload the page. */
export function LinkProvider({ navigate, address = same, children }: LinkProviderProps) {
  return (
    <NavigateContext value={navigate}>
      <AddressContext value={address}>{children}</AddressContext>
    </NavigateContext>
  )
}

/** Returns the address of a link with what a new tab needs. */
export const useLinkAddress = (): ((href: string) => string) => useContext(AddressContext)

/** A click handler that gives a plain `a` the behaviour of `Link`. */
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
