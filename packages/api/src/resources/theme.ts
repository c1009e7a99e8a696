import * as operations from '../generated/operations'
import type { ThemeColours, ThemeContent, ThemeImages } from '../types'
import { resource, send, type Versioned } from './resource'

const theme = resource('theme')

/** The brand of a client, with the JSON texts of the wire parsed. */
export interface ClientTheme {
  /** A colour that is absent falls back to its default. */
  colours: ThemeColours
  /** Address of each image; absent or null where the client has none. */
  images: ThemeImages
}

/** Colours and images of the client, with their ETag; public. */
export const themeQuery = theme.read(
  'colours',
  operations.getTheme,
  (_nothing: undefined) => ({}),
  ({ record, etag }): Versioned<ClientTheme> => ({
    etag,
    record: { colours: parse(record.theme_colours), images: parse(record.theme_images) },
  }),
)

/** Texts of the login page, with their ETag; public. */
export const themeContentQuery = theme.one(operations.getThemeContent, (_nothing: undefined) => ({}))

/** Saves the given parts; what is absent stays. Rejects with code `stale` when the theme is not what `ifMatch` names. */
export const saveTheme = send(
  operations.saveTheme,
  ({ colours, content }: { colours?: ThemeColours; content?: ThemeContent }) => ({
    body: {
      ...(colours && { theme_colours: JSON.stringify(colours) }),
      ...(content && { theme_content: JSON.stringify(content) }),
    },
  }),
  ['theme'],
)

export const invalidateTheme = theme.invalidate

/** Main logo of a brand, by its `brand_client_id`; null without one. */
export const logoQuery = theme.read(
  'logo',
  operations.getLogo,
  (clientId: string) => ({ query: { clientId } }),
  ({ record }) => record.url,
)

/** Which of the other images; the names of the wire. */
export type ImagePrefix = 'alternate' | 'login-bg-image' | 'login-image' | 'main-bg-image'

/** One of the other images of the client; null without one. */
export const imageQuery = theme.read(
  'image',
  operations.getImages,
  (prefix: ImagePrefix, api) => ({ query: { clientId: api.clientId(), prefix } }),
  ({ record }) => record[0]?.url ?? null,
)

/** A theme that cannot be read is no theme: the defaults apply. */
function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
