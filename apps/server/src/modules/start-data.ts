import type { Deps } from '../deps.ts'
import type { StartData } from '../http/start-head.ts'
import { sessionService } from './session/session.service.ts'
import { themeService } from './theme/theme.service.ts'

/** Data in the first page for the portal: the responses of `loadClient` and `getImages`, which every visit would request. */
export function startDataOf(deps: Deps): StartData {
  const sessions = sessionService(deps)
  const themes = themeService(deps)
  return async (ref) => {
    try {
      const client = await sessions.clientConfig(ref.subdomain)
      const images = await themes.images(ref)
      return client && { client, alternateLogo: images['alternate-logo'] ?? null }
    } catch (error) {
      // The page works without: the portal requests what is missing.
      deps.log.warn({ err: error }, 'page without start data')
      return undefined
    }
  }
}
