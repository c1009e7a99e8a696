import { logoQuery } from '@ssp/api'
import { useApi, useClient } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'

/**
 * Address of the logo of the client's brand, for a branded survey (decision 23); null if there is none.
 * @param branded false reads nothing
 */
export function useBrandLogo(branded: boolean): string | null {
  const { brand_client_id: brand } = useClient()
  const { data } = useQuery({ ...logoQuery(useApi(), brand), enabled: branded })
  return (branded && data) || null
}
