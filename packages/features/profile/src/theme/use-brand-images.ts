import { imageQuery, logoQuery, type ThemeImages } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import { useQueries } from '@tanstack/react-query'
import { brandImages } from '../model/images'

/**
 * Addresses of the client's own five images, each read by its prefix (R1-441); null if there is none, absent until it is
 * known. The logo is the one that an upload replaces, over which the brand's may have priority (decision 62).
 */
export function useBrandImages(): ThemeImages {
  const api = useApi()
  return useQueries({
    queries: brandImages.map(({ prefix }) => ({
      ...(prefix === 'logo' ? logoQuery(api, api.clientId()) : imageQuery(api, prefix)),
      refetchOnMount: 'always' as const,
    })),
    combine: (answers) =>
      Object.fromEntries(brandImages.map(({ prefix }, index) => [prefix, answers[index]?.data])) as ThemeImages,
  })
}
