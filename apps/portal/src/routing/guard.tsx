import { useCan, useSession, type FeatureRoute } from '@ssp/feature-kit'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSessionEnd } from '../session/session-end'
import { loginAddress } from './login-address'

/** Pages that a signed-in person has no business on (spec 1 section 2.2). */
const onlyForVisitors = new Set(['Login', 'Register'])

/** Lets a page be drawn only for whom it is: the one guard of every route. The server repeats each check. */
export function Guard({ handle, children }: { handle: FeatureRoute['handle']; children: ReactNode }) {
  const { user } = useSession()
  const can = useCan()
  const end = useSessionEnd()
  const { pathname, search } = useLocation()
  const { access, name } = handle

  if (access === 'public') return user && onlyForVisitors.has(name) ? <Navigate to="/" replace /> : children
  if (!user) return <Navigate to={loginAddress(pathname + search, end.current)} replace />
  if (access !== 'session' && !can(access.permission)) return <Navigate to="/403" replace />
  return children
}
