import { cleanFileName, contentTypeOf, extensionOf, signUploadUrl } from '@ssp/api'
import { useApi, useUploads } from '@ssp/feature-kit'
import type { FileItem } from '@ssp/ui'
import { useRef } from 'react'

const BUCKET = 'client-creation-form'

/** Images of up to 10 MB (4-decisions 94). */
export const ASSET_RULES = { extensions: ['png', 'jpg', 'jpeg', 'gif', 'svg'], maxBytes: 10 * 1024 * 1024 }

/** Maximum length of a file name without its extension in the store. */
const MAX_NAME = 150

/** Converts to a name for the store: letters, digits, hyphens and underscores. */
function storedName(name: string): string {
  const extension = extensionOf(name)
  const stem = cleanFileName(name).slice(0, -(extension.length + 1))
  return `${Array.from(stem).slice(0, MAX_NAME).join('')}.${extension}`
}

/**
 * Uploads images as they are chosen, each under its own key.
 * @param onDone called with the key of each uploaded image
 */
export function useAssetUpload(onDone: (key: string) => void) {
  const api = useApi()
  const keys = useRef(new WeakMap<File, string>())
  const { items, add, cancel, retry } = useUploads({
    rules: ASSET_RULES,
    sign: (file, signal) =>
      signUploadUrl(
        api,
        { bucketName: BUCKET, filePath: keys.current.get(file) ?? '', contentType: contentTypeOf(file) },
        signal,
      ),
    onDone: (file) => onDone(keys.current.get(file) ?? ''),
  })
  return {
    /** The images as they are listed. */
    files: items.map(listed),
    isSending: items.some(({ state }) => state === 'sending' || state === 'waiting'),
    add(files: readonly File[]) {
      for (const file of files)
        keys.current.set(file, `${api.clientId()}/${crypto.randomUUID()}/${storedName(file.name)}`)
      add(files)
    },
    /** Removes an image from the list. @returns the key under which it is or would have been stored. */
    remove(id: string): string | undefined {
      const file = items.find((item) => item.id === id)?.file
      cancel(id)
      return file && keys.current.get(file)
    },
    retry,
  }
}

/** From `useAssetUpload`. */
export type AssetUpload = ReturnType<typeof useAssetUpload>

const listed = ({ id, file, state, progress, message }: ReturnType<typeof useUploads>['items'][number]): FileItem => ({
  id,
  name: file.name,
  size: file.size,
  ...(state === 'sending' && { progress: progress * 100 }),
  ...(state === 'done' && { state }),
  ...(state === 'failed' && { state, error: message }),
})
