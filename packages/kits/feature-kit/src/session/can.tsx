import type { ReactNode } from 'react'
import { useCan } from './use-session'

export interface CanProps {
  /** For example `EMPLOYEES_VIEW`. */
  permission: string
  /** Teams of the record; a restriction for any of them hides it. Default none. */
  teamIds?: readonly string[] | undefined
  /** Drawn with the permission. */
  children: ReactNode
  /** Drawn instead. Default nothing. */
  fallback?: ReactNode
}

/** Hides what the user may not use here (spec 1 section 5). Hidden parts are not mounted, so they make no call. */
export function Can({ permission, teamIds, children, fallback = null }: CanProps) {
  return useCan()(permission, teamIds) ? children : fallback
}
