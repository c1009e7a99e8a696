import { useCan, useHref } from '@ssp/feature-kit'
import type { Place } from './reasons'

/** Numbers of the panels of a user (spec 1 section 2.11). */
const PANELS = { permissions: 2, clients: 3 }

/** Addresses of what a reason is about, for who may see it. */
export function useAskedPlaces(username: string | undefined): (place: Place) => string | undefined {
  const can = useCan()
  const href = useHref()
  return (place) => {
    if (typeof place !== 'string') {
      return can('POLICIES_VIEW') ? href(`/access/policies/${encodeURIComponent(place.policy)}`) : undefined
    }
    return username && href(`/access/users/${encodeURIComponent(username)}?tab=${PANELS[place]}`)
  }
}
