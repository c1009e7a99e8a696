import type { ConfirmOptions } from '@ssp/ui'
import { createContext, useCallback, useContext, useEffect, useEffectEvent } from 'react'
import { required } from '../provider/required'

/** Address of the page; `search` begins with `?` or is empty. */
export interface Location {
  pathname: string
  search: string
}

/** How pages move: the portal plugs the browser's history in, a foreign app its own router. All places are the host's. */
export interface NavigationPort {
  /** The present place; a new object after every move. */
  location: Location
  /**
   * The place of the last move, for a router that renders moves later, as React Router does in a transition. Without it the second of
   * two quick changes would begin from the place before the first. Default `location`.
   */
  latest?: () => Location
  /** Goes to a path with its query. `replace` leaves no entry to go back to. */
  navigate: (to: string, options?: { replace?: boolean }) => void
  /** Adds to the address of a link what a new tab needs, for example the tenant. Default: nothing. */
  address?: (to: string) => string
  /** One step back in the history. */
  back: () => void
  /**
   * Blocks the browser's Back and Forward until the returned function is called: `confirm` is called instead, and they go
   * on when it resolves to true. Left out, they are not blocked.
   */
  block?: (confirm: () => Promise<boolean>) => () => void
  /** Path under which the host mounts the pages, for example `/hr`; the pages themselves never see it. Default none. */
  base?: string
  /**
   * Addresses of the host for paths of ours that it does not mount, without `base`: `{'/': '/home', '/403': '/no-access'}`. Pages
   * lead to `/`, `/login`, `/forgotten-password`, `/403` and to pages of other packages.
   */
  elsewhere?: Readonly<Record<string, string>>
}

/** The port as the pages use it: their own paths, `/employees` wherever the host mounts them. */
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

/** The question of something unsaved; what is lost is text, so that two questions become one. */
export interface LeaveQuestion extends Omit<ConfirmOptions, 'loses'> {
  loses?: string
}

export type LeaveGuard = () => LeaveQuestion

/** What holds unsaved work below one provider; the first began first. */
export interface LeaveGuards {
  active: LeaveGuard[]
  /** Lets a place be left, as confirmed; null for none. */
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

/** The present place. Renders again after every move. */
export const useLocation = (): Location => useNavigation().location

/**
 * Changes the query of the page: `change((search) => writeTab(search, 2))`. The function gets and returns a query, empty or with its `?`. It
 * gets that of the last move, also before that is rendered, so that two quick changes both count. After a move to another page it is not called.
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

/** Whether the address is still that of the page: false once a move to another one began, also before that is rendered. */
export function useIsHere(): () => boolean {
  const { location, latest } = useNavigation()
  return () => latest().pathname === location.pathname
}

/** Goes to another page: `navigate('/employees?search=ann')`. */
export const useNavigate = (): NavigationPort['navigate'] => useNavigation().navigate

/** One step back in the history. */
export const useBack = (): NavigationPort['back'] => useNavigation().back

/** The address of a link: `<Link href={href('/employees')}>`. */
export const useHref = (): ((to: string) => string) => useNavigation().href

/** Confirms before the browser's Back or Forward leaves the page, where the host can block them. */
export function useNavigationBlocker(active: boolean, confirm: () => Promise<boolean>): void {
  const { block } = useNavigation()
  const onConfirm = useEffectEvent(confirm)
  useEffect(() => (active ? block?.(() => onConfirm()) : undefined), [active, block])
}
