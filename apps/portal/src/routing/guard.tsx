import { loginAddress, redirectOf, type Notice } from '@ssp/auth'
import { useCan, useLocation, useNavigate, useSession, type FeatureRoute } from '@ssp/feature-kit'
import { Fragment, useEffect, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { ForbiddenState } from '../pages/forbidden-page'
import { inThisClient } from '../client/client-in-address'
import { useSessionEnd, type LastSession } from '../session/session-end'

/** Pages that a signed-in person has no business on (spec 1 section 2.2). */
const onlyForVisitors = new Set(['Login', 'Register'])

/** Renders a page only for users who may open it: the only guard, for every route. The server repeats each check. */
export function Guard({ handle, children }: { handle: FeatureRoute['handle']; children: ReactNode }) {
  const { user } = useSession()
  const can = useCan()
  const end = useSessionEnd()
  const { pathname, search } = useLocation()
  const { access, name } = handle

  if (access === 'public')
    return user && onlyForVisitors.has(name) ? <Redirect to={redirectOf(search, user.id)} /> : children
  if (!user) return <Redirect to={addressOfLogin(inThisClient(pathname + search), end.current)} />
  if (access !== 'session' && !can(access.permission)) {
    // Stored beside the address, which the specification defines, and kept by the browser across reloads.
    const state: ForbiddenState = { permission: access.permission }
    return <Navigate to={inThisClient('/403')} replace state={state} />
  }
  // Input of one user does not stay on the page for another user who signed in in another tab.
  return <Fragment key={user.id}>{children}</Fragment>
}

/** Sends the visitor on in place of drawing; the address they came by leaves no entry to go back to. */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [to, navigate])
  return null
}

const notices: Partial<Record<NonNullable<LastSession['ended']>, Notice>> = {
  expired: 'expired',
  unauthorised: 'signed-out',
  'password-changed': 'password-changed',
}

/** Redirects a visitor, with the reason and the return address; a user who signed out is not redirected. */
function addressOfLogin(from: string, { ended, userId }: LastSession): string {
  if (ended === 'user' || ended === 'elsewhere') return loginAddress()
  const notice = ended && notices[ended]
  const back = ended !== 'password-changed' && from !== '/'
  return loginAddress({ ...(notice && { notice }), ...(back && { redirect: from, userId }) })
}
