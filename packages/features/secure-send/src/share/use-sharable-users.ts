import { sharableUsersQuery } from '@ssp/api'
import { useApi, useSession } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'

/** With whom the server lets the user share; the user is never one of them (R3-276). */
export function useSharableUsers() {
  const { user } = useSession()
  return useQuery({ ...sharableUsersQuery(useApi(), { userId: user?.id ?? '' }), enabled: user !== null })
}
