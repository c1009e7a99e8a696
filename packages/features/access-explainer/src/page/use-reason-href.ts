import { useCan, useHref } from '@ssp/feature-kit'
import type { ReasonTarget } from '../reasons/reasons'

/** Numbers of the panels of a user (spec 1 section 2.11). */
const PANELS = { permissions: 2, clients: 3 }

/** Returns the address of the subject of a reason; undefined if the signed-in user may not open it. */
export function useReasonHref(username: string | undefined): (target: ReasonTarget) => string | undefined {
  const can = useCan()
  const href = useHref()
  return (target) => {
    if (typeof target !== 'string') {
      return can('POLICIES_VIEW') ? href(`/access/policies/${encodeURIComponent(target.policy)}`) : undefined
    }
    return username && href(`/access/users/${encodeURIComponent(username)}?tab=${PANELS[target]}`)
  }
}
