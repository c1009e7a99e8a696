import * as operations from '../generated/operations'
import type { ThemeColours, ThemeContent, ThemeImages } from '../types'
import { resource, send, type Versioned } from './resource'

const theme = resource('theme')

/** The brand of a client, with the JSON texts of the wire format parsed. */
export interface ClientTheme {
  /** A missing colour has its default. */
  colours: ThemeColours
  /** Address of each image; absent or null if the client has none. */
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

/**
 * Saves the given parts; omitted parts do not change. Rejects with code `stale` if `ifMatch` is not the current version of
 * the theme.
 */
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

/** Main logo of a brand, by its `brand_client_id`; null if there is none. */
export const logoQuery = theme.read(
  'logo',
  operations.getLogo,
  (clientId: string) => ({ query: { clientId } }),
  ({ record }) => record.url,
)

/** Names of the other images, as on the wire. */
export type ImagePrefix = 'alternate' | 'login-bg-image' | 'login-image' | 'main-bg-image'

/** One of the other images of the client; null if there is none. */
export const imageQuery = theme.read(
  'image',
  operations.getImages,
  (prefix: ImagePrefix, api) => ({ query: { clientId: api.clientId(), prefix } }),
  ({ record }) => record[0]?.url ?? null,
)

/** An unreadable theme counts as missing: the defaults apply. */
function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
