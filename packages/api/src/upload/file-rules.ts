import { apiMessages, type ApiMessages } from '../messages'

/** 256 MB, the default of spec 2 section 5; decision 64 reads the figure as megabytes. */
export const MAX_FILE_BYTES = 256 * 1024 * 1024

export interface FileRules {
  /** Maximum size in bytes. Default 256 MB. */
  maxBytes?: number
  /** Allowed extensions in lower case, without the dot. Default: any. */
  extensions?: readonly string[]
}

/**
 * Why a file may not be uploaded, as a text for the user; null if it may. Checked before the upload.
 * @param messages `messages()` of the connection; default English
 */
export function checkFile(
  file: File,
  { maxBytes = MAX_FILE_BYTES, extensions }: FileRules = {},
  messages: Pick<ApiMessages, 'fileType' | 'fileSize'> = apiMessages,
): string | null {
  if (extensions && !extensions.includes(extensionOf(file.name))) return messages.fileType
  if (file.size > maxBytes) return messages.fileSize(Math.floor(maxBytes / (1024 * 1024)))
  return null
}

/** The extension in lower case without the dot; empty if there is none. */
export const extensionOf = (name: string): string => /\.([^.\s/\\]+)\s*$/.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * The name under which a file is stored (spec 2 section 5, decision 65): lower case, without special characters and spaces.
 * With `rename`, that name with the extension of the file.
 */
export function cleanFileName(name: string, rename?: string): string {
  const extension = strip(extensionOf(name))
  const stem = extension ? name.slice(0, name.lastIndexOf('.')) : name
  const base = strip(rename ?? stem) || 'file'
  return extension ? `${base}.${extension}` : base
}

/** Letters and digits of any script are kept, and the two punctuation marks that are safe in a path. */
const strip = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_-]/gu, '')
