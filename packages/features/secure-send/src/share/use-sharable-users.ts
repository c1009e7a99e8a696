import { sharableUsersQuery } from '@ssp/api'
import { useApi, useSession } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'

/** The users with whom the server allows sharing, never the user themselves (R3-276). */
export function useSharableUsers() {
  const { user } = useSession()
  return useQuery({ ...sharableUsersQuery(useApi(), { userId: user?.id ?? '' }), enabled: user !== null })
}
