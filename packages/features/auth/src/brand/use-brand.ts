import { imageQuery, logoQuery } from '@ssp/api'
import { useApi, useClient } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'

/** URL of an image, null if there is none, undefined while loading. */
export type Image = string | null | undefined

/** Branding of a client before sign-in. */
export interface Brand {
  clientName: string
  logo: Image
  /** The logo for dark or coloured backgrounds. */
  alternateLogo: Image
  loginImage: Image
  background: Image
}

/** Stale time in milliseconds; images change rarely. */
const IMAGE_OPTIONS = { staleTime: 10 * 60_000 }

/** The client's logos and login images, each shown as soon as it is loaded. */
export function useBrand(): Brand {
  const api = useApi()
  const client = useClient()
  const brandLogo = useQuery({ ...logoQuery(api, client.brand_client_id), ...IMAGE_OPTIONS })
  // Falls back from the brand client's logo to the client's own (decision 62).
  const needsOwnLogo = brandLogo.isFetched && !brandLogo.data && client.brand_client_id !== client.id
  const ownLogo = useQuery({ ...logoQuery(api, client.id), ...IMAGE_OPTIONS, enabled: needsOwnLogo })
  const alternate = useQuery({ ...imageQuery(api, 'alternate'), ...IMAGE_OPTIONS })
  const loginImage = useQuery({ ...imageQuery(api, 'login-image'), ...IMAGE_OPTIONS })
  const background = useQuery({ ...imageQuery(api, 'login-bg-image'), ...IMAGE_OPTIONS })
  return {
    clientName: client.clientName,
    logo: needsOwnLogo ? found(ownLogo) : found(brandLogo),
    alternateLogo: found(alternate),
    loginImage: found(loginImage),
    background: found(background),
  }
}

/** A failed request counts as no image, so that it never blocks the sign-in. */
const found = ({ data, isError }: { data: Image; isError: boolean }): Image => (isError ? null : data)
