import { badgesQuery, recognitionTypesQuery } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'

/** The types and badges of recognition. */
export function useSetup() {
  const api = useApi()
  return { types: useQuery(recognitionTypesQuery(api)), badges: useQuery(badgesQuery(api)) }
}
