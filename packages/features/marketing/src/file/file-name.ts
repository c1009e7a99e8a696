import type { MarketingFile } from '@ssp/api'

/** Characters of a title at most (R3-445). */
export const MAX_TITLE = 25
/** Characters of a description at most (R3-446). */
export const MAX_DESCRIPTION = 90

/** Extension of a file, in lower case without the dot. */
export const extensionOfPath = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** What a file is called where people read it: its title, else the name of the file (3-decisions 83). */
export const nameOfFile = ({ title, path }: Pick<MarketingFile, 'title' | 'path'>): string =>
  title || path.slice(path.lastIndexOf('/') + 1)

/** The title of a file that was given none: its name without the extension, as long as a title may be. */
export const titleFromName = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, MAX_TITLE)
    .trim()
