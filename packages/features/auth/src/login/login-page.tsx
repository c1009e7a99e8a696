import { loginNoticeQuery, themeContentQuery } from '@ssp/api'
import { toApiDate, useApi, useLocation, type RouteParams } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { useBrand } from '../brand/use-brand'
import { noticeOf, redirectOf } from '../model/addresses'
import { loginText } from '../model/login-text'
import { Login } from './login'
import { useLogin } from './use-login'

/** `/login`: reads `notice` and `redirect` from the address. */
export const Page: ComponentType<RouteParams> = function LoginPage() {
  const { search } = useLocation()
  return <ConnectedLogin redirect={(userId) => redirectOf(search, userId)} />
}

/** The login of the client; `redirect` returns the address after the sign-in of a user, null to stay at the current one. */
export function ConnectedLogin({ redirect }: { redirect: ((userId: string) => string) | null }) {
  const { search } = useLocation()
  const [today] = useState(() => toApiDate(new Date()))
  const api = useApi()
  const content = useQuery(themeContentQuery(api))
  // A notice that cannot be read is not shown, because it must not prevent the sign-in.
  const { data: clientNotice = null } = useQuery(loginNoticeQuery(api))
  const brand = useBrand()
  const { submit, message, ...state } = useLogin(redirect)
  return (
    <Login
      {...state}
      brand={brand}
      text={content.isPending && content.failureCount === 0 ? undefined : loginText(content.data?.record, today)}
      // The message of this attempt replaces the notice.
      notice={message ? undefined : noticeOf(search)}
      clientNotice={clientNotice}
      message={message}
      onSubmit={(credentials) => void submit(credentials)}
    />
  )
}
