import { profileQuery } from '@ssp/api'
import { useApi, useClient, useSession } from '@ssp/feature-kit'
import { skipToken, useQuery } from '@tanstack/react-query'

/**
 * The employee linked to the account. Read from the profile, because the token of the session does not contain an
 * association that was just made.
 */
export function useOwnEmployee() {
  const api = useApi()
  const client = useClient()
  const { user } = useSession()
  const own = profileQuery(api, user?.id ?? '')
  const profile = useQuery({ ...own, queryFn: user ? own.queryFn : skipToken, staleTime: 0 })
  return {
    profile,
    /** Undefined if there is none, and while it loads. */
    employeeId: profile.data?.record.employee?.id,
    /** Whether the current client is that of the account. */
    isAtHome: user?.homeClientId === client.id,
  }
}
