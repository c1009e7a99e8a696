import type { Deps } from '../deps.ts'
import type { StartData } from '../http/start-head.ts'
import { loadClientConfig } from './session/session.service.ts'
import { getThemeImages } from './theme/theme.service.ts'

/**
 * Data in the first page for the portal: the responses of `loadClient` and `getImages`, which every visit would request.
 */
export function startDataOf(deps: Deps): StartData {
  return async (ref) => {
    try {
      const client = await loadClientConfig(deps, ref.subdomain)
      const images = await getThemeImages(deps, ref)
      return client && { client, alternateLogo: images['alternate-logo'] ?? null }
    } catch (error) {
      // The page works without it: the portal requests missing data.
      deps.log.warn({ err: error }, 'page without start data')
      return undefined
    }
  }
}
