import type { MarketingFile } from '@ssp/api'

/** Maximum length of a title in characters (R3-445). */
export const MAX_TITLE = 25
/** Maximum length of a description in characters (R3-446). */
export const MAX_DESCRIPTION = 90

/** Extension of a file, in lower case without the dot. */
export const extensionOfPath = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** The display name of a file: its title, otherwise its file name (3-decisions 83). */
export const nameOfFile = ({ title, path }: Pick<MarketingFile, 'title' | 'path'>): string =>
  title || path.slice(path.lastIndexOf('/') + 1)

/** The default title of a file: its name without the extension, cut to the maximum length of a title. */
export const titleFromName = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, MAX_TITLE)
    .trim()
