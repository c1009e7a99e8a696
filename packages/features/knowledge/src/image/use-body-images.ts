import { ApiError, checkFile, uploadKnowledgeImage } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import { useState } from 'react'
import { IMAGE_RULES } from './image-rules'

/**
 * Uploads the images of an article's body.
 * @param articleId returns the id under which they are stored
 */
export function useBodyImages(articleId: () => string) {
  const api = useApi()
  const [pending, setPending] = useState(0)
  return {
    /** Whether images are uploading or failed: a save omits them. */
    isPending: pending > 0,
    setPending,
    /** Rejects with a text for the user, also for a file that is not an image. Resolves to the address. */
    upload: async (file: File, onProgress: (fraction: number) => void): Promise<string> => {
      const fault = checkFile(file, IMAGE_RULES, api.messages())
      if (fault) throw new ApiError({ status: 0, code: 'invalid', message: fault })
      return uploadKnowledgeImage(api, { file, articleId: articleId() }, { onProgress })
    },
  }
}

/** From `useBodyImages`. */
export type BodyImages = ReturnType<typeof useBodyImages>
