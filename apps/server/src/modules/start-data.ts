import type { Deps } from '../deps.ts'
import type { StartData } from '../http/start-head.ts'
import { sessionService } from './session/session.service.ts'
import { themeService } from './theme/theme.service.ts'

/** What the first page tells the portal: the answers of `loadClient` and `getImages`, which every visit would ask for. */
export function startDataOf(deps: Deps): StartData {
  const sessions = sessionService(deps)
  const themes = themeService(deps)
  return async (ref) => {
    try {
      const client = await sessions.clientConfig(ref.subdomain)
      const images = await themes.images(ref)
      return client && { client, alternateLogo: images['alternate-logo'] ?? null }
    } catch (error) {
      // The page still stands: the portal asks for what it was not told.
      deps.log.warn({ err: error }, 'page without start data')
      return undefined
    }
  }
}
