import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { required } from '../provider/required'

/** Where the page stands; `search` begins with `?` or is empty. */
export interface Location {
  pathname: string
  search: string
}

/** How pages move: the portal plugs the browser's history in, a foreign app its own router. */
export interface NavigationPort {
  /** The present place; a new object after every move. */
  location: Location
  /** Goes to a path of the feature pages, with its query. `replace` leaves no entry to go back to. */
  navigate: (to: string, options?: { replace?: boolean }) => void
  /** One step back in the history. */
  back: () => void
  /** What a link to `to` carries as its address, for a host that mounts the pages under a prefix. Default: `to` itself. */
  href?: (to: string) => string
  /**
   * Holds the browser's Back and Forward until the returned function is called: `ask` is heard in their place, and they
   * go on when it resolves to true. Left out, they are not held.
   */
  hold?: (ask: () => Promise<boolean>) => () => void
}

export const NavigationContext = createContext<NavigationPort | null>(null)

const useNavigation = () => required(useContext(NavigationContext), 'SspProvider')

/** The present place. Renders again after every move. */
export const useLocation = (): Location => useNavigation().location

/** Goes to another page: `navigate('/employees?search=ann')`. */
export const useNavigate = (): NavigationPort['navigate'] => useNavigation().navigate

/** One step back in the history. */
export const useBack = (): NavigationPort['back'] => useNavigation().back

/** The address of a link: `<Link href={href('/employees')}>`. */
export function useHref(): (to: string) => string {
  const { href } = useNavigation()
  return href ?? ((to) => to)
}

/** Asks before the browser's Back or Forward leaves the page, where the host can hold them. */
export function useHold(active: boolean, ask: () => Promise<boolean>): void {
  const { hold } = useNavigation()
  const onAsk = useEffectEvent(ask)
  useEffect(() => (active ? hold?.(() => onAsk()) : undefined), [active, hold])
}
