import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callerFrom, tenantFrom } from '../../http/authorise.ts'
import { changed, etagOf } from '../../http/etag.ts'
import { type BrandImage } from './buckets.ts'
import { getTheme, getThemeImages, getThemeStylesheet, saveTheme } from './theme.service.ts'

/** get-logo prefix -> upload name (1-decisions 61). The main logo has no prefix. */
const IMAGE_OF_PREFIX = {
  alternate: 'alternate-logo',
  'login-image': 'loginImage',
  'login-bg-image': 'loginBgImage',
  'main-bg-image': 'mainBgImage',
} as const satisfies Record<string, BrandImage>

/** Theme, login content and images of a client (spec 1 section 7, Theme and images). */
export function themeHandlers(
  deps: Deps,
): HandlersOf<'getTheme' | 'getThemeContent' | 'saveTheme' | 'getLogo' | 'getImages'> {
  return {
    async getTheme(request, reply) {
      const client = tenantFrom(request)
      const [theme, images] = await Promise.all([getTheme(deps, client), getThemeImages(deps, client)])
      void reply.header('etag', etagOf(theme.version))
      const byPrefix = Object.entries(IMAGE_OF_PREFIX).map(([prefix, kind]) => [prefix, images[kind] ?? null])
      return {
        theme_colours: JSON.stringify(theme.colours),
        theme_colours_css: getThemeStylesheet(theme),
        theme_images: JSON.stringify({ logo: images.logo ?? null, ...Object.fromEntries(byPrefix) }),
      }
    },

    async getThemeContent(request, reply) {
      const { content, version } = await getTheme(deps, tenantFrom(request))
      void reply.header('etag', etagOf(version))
      return content
    },

    async saveTheme(request, reply) {
      const version = await saveTheme(
        deps,
        tenantFrom(request),
        callerFrom(request),
        request.body,
        request.headers['if-match'],
      )
      return changed(reply, version)
    },

    async getLogo(request) {
      const images = await getThemeImages(deps, tenantFrom(request))
      return { url: images.logo ?? null }
    },

    async getImages(request) {
      const images = await getThemeImages(deps, tenantFrom(request))
      const url = images[IMAGE_OF_PREFIX[request.query.prefix]]
      return url ? [{ url }] : []
    },
  }
}
