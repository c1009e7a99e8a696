import { profileQuery } from '@ssp/api'
import { useApi, useClient, useSession } from '@ssp/feature-kit'
import { skipToken, useQuery } from '@tanstack/react-query'

/**
 * The employee linked to the account. Read from the profile, because the token of the session does not know of an
 * association that was made a moment ago.
 */
export function useOwnEmployee() {
  const api = useApi()
  const client = useClient()
  const { user } = useSession()
  const own = profileQuery(api, user?.id ?? '')
  const profile = useQuery({ ...own, queryFn: user ? own.queryFn : skipToken, staleTime: 0 })
  return {
    profile,
    /** Undefined without one, and while it is read. */
    employeeId: profile.data?.record.employee?.id,
    /** Whether the client worked in is that of the account. */
    isAtHome: user?.homeClientId === client.id,
  }
}
