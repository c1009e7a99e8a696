import type { ReactNode } from 'react'
import { useCan } from './use-session'

export interface CanProps {
  /** For example `EMPLOYEES_VIEW`. */
  permission: string
  /** Teams of the record; a restriction for any of them hides the content. Default: none. */
  teamIds?: readonly string[] | undefined
  /** Rendered with the permission. */
  children: ReactNode
  /** Rendered without the permission. Default: nothing. */
  fallback?: ReactNode
}

/** Hides what the user may not use here (spec 1 section 5). Hidden content is not mounted, so it makes no calls. */
export function Can({ permission, teamIds, children, fallback = null }: CanProps) {
  return useCan()(permission, teamIds) ? children : fallback
}
