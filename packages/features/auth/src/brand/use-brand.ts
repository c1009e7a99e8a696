import { imageQuery, logoQuery } from '@ssp/api'
import { useApi, useClient } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'

/** Address of an image, null without one, undefined until that is known. */
export type Image = string | null | undefined

/** What a client shows of itself before anybody is signed in. */
export interface Brand {
  clientName: string
  logo: Image
  /** The logo for dark or coloured grounds. */
  alternateLogo: Image
  loginImage: Image
  background: Image
}

/** Images change rarely, in milliseconds. */
const LASTING = { staleTime: 10 * 60_000 }

/** The client's logos and login images; each appears when it has been found, and a missing one is nothing to wait for. */
export function useBrand(): Brand {
  const api = useApi()
  const client = useClient()
  const brandLogo = useQuery({ ...logoQuery(api, client.brand_client_id), ...LASTING })
  // A client without a logo of its brand may have one of its own (decision 62).
  const asksOwn = brandLogo.isFetched && !brandLogo.data && client.brand_client_id !== client.id
  const ownLogo = useQuery({ ...logoQuery(api, client.id), ...LASTING, enabled: asksOwn })
  const alternate = useQuery({ ...imageQuery(api, 'alternate'), ...LASTING })
  const loginImage = useQuery({ ...imageQuery(api, 'login-image'), ...LASTING })
  const background = useQuery({ ...imageQuery(api, 'login-bg-image'), ...LASTING })
  return {
    clientName: client.clientName,
    logo: asksOwn ? found(ownLogo) : found(brandLogo),
    alternateLogo: found(alternate),
    loginImage: found(loginImage),
    background: found(background),
  }
}

/** An image that could not be asked for is none: nobody is kept from signing in by a picture. */
const found = ({ data, isError }: { data: Image; isError: boolean }): Image => (isError ? null : data)
