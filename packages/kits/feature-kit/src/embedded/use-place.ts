import { useContext, useLayoutEffect, useMemo, useReducer, useState } from 'react'
import { mount, NavigationContext, type Location } from '../navigation/navigation'
import { required } from '../provider/required'

/** The place of a page: its path as the packages name it, and its query with filters, tabs and list state. */
export interface Place {
  /** For example `/employees`. */
  path: string
  /** By parameter name: `{ search: 'ann', page: '2' }`. Default: empty. */
  query?: Readonly<Record<string, string>>
}

/** The navigation of a page whose place is controlled by its host; without a place, that of the provider. */
export function usePlace(place: Place | undefined, onMove: (to: Place) => void) {
  const outer = required(useContext(NavigationContext), 'SspProvider')
  const own = place && addressOf(place)
  const [latest] = useState(createLatest)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  // The host may keep the current place; the next move then starts from there.
  useLayoutEffect(() => {
    latest.set(own)
  })
  return useMemo(() => {
    if (own === undefined) return outer
    const port = mount({
      location: locationOf(own),
      latest: () => locationOf(latest.get() ?? own),
      navigate(to) {
        latest.set(to)
        onMove(placeOf(to))
        drawAgain()
      },
      back: outer.back,
    })
    return { ...port, block: outer.block, href: outer.href }
  }, [own, outer, latest, onMove])
}

/** The address after the last move, even before it is rendered. */
function createLatest() {
  let address: string | undefined
  return { get: () => address, set: (to: string | undefined) => void (address = to) }
}

/** A link has an address of the host; without the host's prefix it is a path of the packages again. */
export const pathIn = (base: string, address: string) =>
  address.startsWith(base) ? address.slice(base.length) : address

const addressOf = ({ path, query = {} }: Place) => {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

const locationOf = (address: string): Location => {
  const [pathname = '', search = ''] = address.split('?')
  return { pathname, search: search && `?${search}` }
}

const placeOf = (address: string): Place => {
  const { pathname, search } = locationOf(address)
  return { path: pathname, query: Object.fromEntries(new URLSearchParams(search)) }
}
