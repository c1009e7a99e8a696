import type { ConfirmOptions } from '@ssp/ui'
import { createContext, useCallback, useContext, useEffect, useEffectEvent } from 'react'
import { required } from '../provider/required'

/** Address of the page; `search` begins with `?` or is empty. */
export interface Location {
  pathname: string
  search: string
}

/**
 * How pages navigate. The portal uses the browser's history, another application its own router. All addresses are the
 * host's.
 */
export interface NavigationPort {
  /** The current location; a new object after every navigation. */
  location: Location
  /**
   * The location after the last navigation, for a router that renders it later, as React Router does in a transition.
   * Without it the second of two quick changes would start from the location before the first. Default `location`.
   */
  latest?: () => Location
  /** Goes to a path with its query. `replace` replaces the current history entry. */
  navigate: (to: string, options?: { replace?: boolean }) => void
  /** Adds what a new tab needs to the address of a link, for example the tenant. Default: no change. */
  address?: (to: string) => string
  /** Goes back one step in the history. */
  back: () => void
  /**
   * Blocks the browser's Back and Forward until the returned function is called. `confirm` is called instead, and the
   * navigation continues if it resolves to true. Without this function they are not blocked.
   */
  block?: (confirm: () => Promise<boolean>) => () => void
  /** Path under which the host mounts the pages, for example `/hr`; the pages themselves do not know it. Default: none. */
  base?: string
  /**
   * Addresses of the host for paths of the packages that it does not mount, without `base`: `{'/': '/home', '/403':
   * '/no-access'}`. Pages link to `/`, `/login`, `/forgotten-password`, `/403` and to pages of other packages.
   */
  elsewhere?: Readonly<Record<string, string>>
}

/** The port as pages use it: with their own paths, such as `/employees`, wherever the host mounts them. */
export function mount({ base = '', elsewhere = {}, location, latest, navigate, back, block }: NavigationPort) {
  const href = (to: string) => {
    const [path = ''] = to.split(/[?#]/, 1)
    const other = elsewhere[path]
    return other === undefined ? base + to : other + to.slice(path.length)
  }
  const own = (place: Location) =>
    `${place.pathname}/`.startsWith(`${base}/`)
      ? { ...place, pathname: place.pathname.slice(base.length) || '/' }
      : place
  const rendered = own(location)
  return {
    location: rendered,
    latest: () => (latest ? own(latest()) : rendered),
    navigate: (to: string, options?: { replace?: boolean }) => navigate(href(to), options),
    back,
    block,
    href,
  }
}

export const NavigationContext = createContext<ReturnType<typeof mount> | null>(null)

/** A confirmation for unsaved input. What is lost is a text, so that two confirmations can be combined. */
export interface LeaveQuestion extends Omit<ConfirmOptions, 'loses'> {
  loses?: string
}

export type LeaveGuard = () => LeaveQuestion

/** The unsaved input below one provider, oldest first. */
export interface LeaveGuards {
  active: LeaveGuard[]
  /** The location that was confirmed and may be left; null if there is none. */
  free: (place: Location | null) => void
  isFree: (place: Location) => boolean
}

/** Guards of one provider. */
export function createLeaveGuards(): LeaveGuards {
  let freed: Location | null = null
  return { active: [], free: (place) => void (freed = place), isFree: (place) => place === freed }
}

export const GuardsContext = createContext<LeaveGuards | null>(null)

const useNavigation = () => required(useContext(NavigationContext), 'SspProvider')

/** The current location. Renders again after every navigation. */
export const useLocation = (): Location => useNavigation().location

/**
 * Changes the query of the page: `change((search) => writeTab(search, 2))`. The function receives and returns a query,
 * which is empty or starts with `?`. It receives the query after the last navigation, even before that is rendered, so that
 * two quick changes both take effect. After a navigation to another page it is not called.
 */
export function useChangeQuery(): (change: (search: string) => string, options?: { replace?: boolean }) => void {
  const { location, latest, navigate } = useNavigation()
  const { pathname } = location
  return useCallback(
    (change, options) => {
      const place = latest()
      if (place.pathname === pathname) navigate(pathname + change(place.search), options)
    },
    [pathname, latest, navigate],
  )
}

/**
 * Whether the address is still that of the page: false once a navigation to another page has begun, even before it is
 * rendered.
 */
export function useIsHere(): () => boolean {
  const { location, latest } = useNavigation()
  return () => latest().pathname === location.pathname
}

/** Goes to another page: `navigate('/employees?search=ann')`. */
export const useNavigate = (): NavigationPort['navigate'] => useNavigation().navigate

/** Goes back one step in the history. */
export const useBack = (): NavigationPort['back'] => useNavigation().back

/** Returns the address of a link: `<Link href={href('/employees')}>`. */
export const useHref = (): ((to: string) => string) => useNavigation().href

/** Asks for confirmation before the browser's Back or Forward leaves the page, if the host can block them. */
export function useNavigationBlocker(active: boolean, confirm: () => Promise<boolean>): void {
  const { block } = useNavigation()
  const onConfirm = useEffectEvent(confirm)
  useEffect(() => (active ? block?.(() => onConfirm()) : undefined), [active, block])
}
