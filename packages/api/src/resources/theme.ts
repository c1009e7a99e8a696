import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import type { ThemeColours, ThemeContent, ThemeImages } from '../types'
import { areaKey, data, inClient, read } from './resource'

/** The brand of a client, with the JSON texts of the wire read. */
export interface ClientTheme {
  /** A colour that is absent falls back to its default. */
  colours: ThemeColours
  /** Address of each image; absent or null where the client has none. */
  images: ThemeImages
}

const record = (api: SspApi) => `theme:${api.clientId()}`

/** Colours and images of the client; public. */
export const themeQuery = (api: SspApi) =>
  read(api, ['theme', 'colours'], async (here, signal): Promise<ClientTheme> => {
    const answer = here.http.GET('/ssp/production/client/{clientId}/theme', {
      params: { path: inClient(here) },
      signal,
    })
    const theme = await data(here.etags.remember(record(here), answer))
    return { colours: parse(theme.theme_colours), images: parse(theme.theme_images) }
  })

/** Texts of the login page; public. */
export const themeContentQuery = (api: SspApi) =>
  read(api, ['theme', 'content'], (here, signal) =>
    data(
      here.etags.remember(
        record(here),
        here.http.GET('/ssp/production/client/{clientId}/theme#content', {
          params: { path: inClient(here), query: { getThemeContent: true } },
          signal,
        }),
      ),
    ),
  )

/** Saves the given parts; what is absent stays. Rejects with code `stale` when somebody else saved in the meantime. */
export const saveTheme = (api: SspApi, change: { colours?: ThemeColours; content?: ThemeContent }) =>
  data(
    api.etags.remember(
      record(api),
      api.http.POST('/ssp/production/client/{clientId}/theme', {
        params: { path: inClient(api) },
        headers: api.etags.match(record(api)),
        body: {
          ...(change.colours && { theme_colours: JSON.stringify(change.colours) }),
          ...(change.content && { theme_content: JSON.stringify(change.content) }),
        },
      }),
    ),
  )

export const invalidateTheme = (api: SspApi, queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: areaKey(api, 'theme') })

/** Main logo of a brand, by its `brand_client_id`; null without one. */
export const logoQuery = (api: SspApi, brandClientId: string) =>
  read(api, ['theme', 'logo', brandClientId], async (here, signal) => {
    const { url } = await data(
      here.http.GET('/portal/get-logo', { params: { query: { clientId: brandClientId } }, signal }),
    )
    return url
  })

/** Which of the other images; the names of the wire. */
export type ImagePrefix = 'alternate' | 'login-bg-image' | 'login-image' | 'main-bg-image'

/** One of the other images of the client; null without one. */
export const imageQuery = (api: SspApi, prefix: ImagePrefix) =>
  read(api, ['theme', 'image', prefix], async (here, signal) => {
    const query = { getMultiple: true, clientId: here.clientId(), prefix } as const
    return (await data(here.http.GET('/portal/get-logo#images', { params: { query }, signal })))[0]?.url ?? null
  })

/** A theme that cannot be read is no theme: the defaults apply. */
function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
