import { imageQuery, logoQuery } from '@ssp/api'
import { useApi, useClient } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'

/**
 * Images of the login page; the brand's logo has priority over the client's own (decision 62). Null if there is none,
 * undefined until it is known.
 */
export function useLoginImages() {
  const api = useApi()
  const client = useClient()
  const brand = useQuery(logoQuery(api, client.brand_client_id))
  const own = useQuery({ ...logoQuery(api, client.id), enabled: brand.isFetched && !brand.data })
  const background = useQuery(imageQuery(api, 'login-bg-image'))
  return { logo: brand.data || own.data, background: background.data }
}
