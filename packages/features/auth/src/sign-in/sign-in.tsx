import { useLocation } from '@ssp/feature-kit'
import { Page as ForgottenPasswordPage } from '../forgotten-password/forgotten-password-page'
import { ConnectedLogin, Page as LoginPage } from '../login/login-page'

/**
 * The sign-in at every address of a host, for `signIn` of `Ssp`: the requested page follows without a redirect.
 * `/forgotten-password` and `/login` are read from the address.
 */
export function SignIn() {
  const { pathname } = useLocation()
  if (pathname === '/forgotten-password') return <ForgottenPasswordPage params={{}} />
  return pathname === '/login' ? <LoginPage params={{}} /> : <ConnectedLogin redirect={null} />
}
