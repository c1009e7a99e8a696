import { logoQuery } from '@ssp/api'
import { useApi, useClient } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'

/**
 * Address of the logo of the client's brand, as a branded survey shows it (decision 23); null while there is none.
 *
 * @param branded false asks for nothing
 */
export function useBrandLogo(branded: boolean): string | null {
  const { brand_client_id: brand } = useClient()
  const { data } = useQuery({ ...logoQuery(useApi(), brand), enabled: branded })
  return (branded && data) || null
}
