import { signKnowledgeImage, type KnowledgeImage } from '@ssp/api'
import { useApi, useUploads } from '@ssp/feature-kit'
import type { FileItem } from '@ssp/ui'
import { useRef } from 'react'
import { IMAGE_RULES } from './image-rules'

/**
 * Uploads the chosen image.
 * @param owner the article, or the title of the category
 * @param onDone called with the address that shows the image
 */
export function useImageUpload(owner: () => Omit<KnowledgeImage, 'file'>, onDone: (address: string) => void) {
  const api = useApi()
  const addresses = useRef(new WeakMap<File, string>())
  const { items, add, cancel, retry } = useUploads({
    rules: IMAGE_RULES,
    sign: async (file, signal) => {
      const signed = await signKnowledgeImage(api, { ...owner(), file }, signal)
      addresses.current.set(file, signed.image)
      return signed
    },
    onDone: (file) => onDone(addresses.current.get(file) ?? ''),
  })
  const item = items.at(-1)
  const clear = () => {
    for (const { id } of items) cancel(id)
  }
  const shown: FileItem | undefined =
    item && item.state !== 'done'
      ? {
          id: item.id,
          name: item.file.name,
          size: item.file.size,
          ...(item.state === 'failed'
            ? { state: 'failed' as const, error: item.message }
            : { progress: Math.round(item.progress * 100) }),
        }
      : undefined
  return {
    /** The image that is uploading or failed. */
    file: shown,
    isSending: item?.state === 'sending' || item?.state === 'waiting',
    choose: (file: File) => {
      clear()
      add([file])
    },
    clear,
    retry: () => item && retry(item.id),
  }
}

/** From `useImageUpload`. */
export type ImageUpload = ReturnType<typeof useImageUpload>
