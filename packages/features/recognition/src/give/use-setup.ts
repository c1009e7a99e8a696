import { badgesQuery, recognitionTypesQuery } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'

/** What a recognition is made of. */
export function useSetup() {
  const api = useApi()
  return { types: useQuery(recognitionTypesQuery(api)), badges: useQuery(badgesQuery(api)) }
}
