import { employeeInteractionsQuery, INTERACTION_TYPES, type Period } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'

/** The first page, which the list reads too. */
const FIRST = { search: '', page: 0, limit: 10 }

/** The number of former employees among those who opened a kind of document. */
export function useFormer(of: keyof typeof INTERACTION_TYPES, period: Period) {
  const docType = INTERACTION_TYPES[of]
  return useQuery(employeeInteractionsQuery(useApi(), { ...period, ...FIRST, docType })).data?.former
}
