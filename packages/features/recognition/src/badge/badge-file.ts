import { ApiError, checkFile, extensionOf, putFile, signUploadUrl, type SspApi } from '@ssp/api'

/** Accepted extensions and types of a badge's image. */
const TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
} as const

/** Maximum size of the image in bytes. */
export const MAX_BYTES = 2 * 1024 * 1024

/** What the browser's file dialog offers. */
export const ACCEPT = Object.keys(TYPES).map((extension) => `.${extension}`)

/** Number of names that are tried before the user is asked for another one. */
const TRIES = 8
const NAMES = 100
const LONGEST = 100

/**
 * The file name of a badge's image: the name without special characters and spaces, and a random number from 1 to 100
 * (R3-416). Letters and digits of any script are kept.
 */
export function imageName(name: string, random: () => number = Math.random): string {
  const stem = Array.from(name.normalize('NFC').matchAll(/[\p{L}\p{M}\p{N}]/gu), ([character]) => character)
  return `${stem.slice(0, LONGEST).join('')}${1 + Math.floor(random() * NAMES)}`
}

const isTaken = (error: unknown) => error instanceof ApiError && error.fields?.['filePath'] !== undefined

/**
 * Uploads the image of a badge under a name that no other image has (3-decisions 38).
 * @returns its key.
 * @throws ApiError with the texts of an upload, or `taken` if no free name was found.
 */
export async function uploadBadgeImage(
  api: SspApi,
  { name, file, taken }: { name: string; file: File; taken: string },
): Promise<string> {
  const extension = extensionOf(file.name) as keyof typeof TYPES
  const fault = checkFile(file, { extensions: Object.keys(TYPES), maxBytes: MAX_BYTES }, api.messages())
  if (fault) throw new ApiError({ status: 0, code: 'invalid', message: fault })
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const filePath = `${api.clientId()}/${imageName(name)}.${extension}`
    try {
      const contentType = TYPES[extension]
      const address = await signUploadUrl(api, { bucketName: 'badges', filePath, contentType })
      await putFile(api, address, file, { contentType })
      return filePath
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
  throw new ApiError({ status: 0, code: 'conflict', message: taken })
}
