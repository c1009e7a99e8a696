import { ApiError, checkFile, uploadKnowledgeImage } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import { useState } from 'react'
import { IMAGE_RULES } from './image-rules'

/**
 * Puts the images of the body of an article.
 *
 * @param articleId gives the id under which they are put
 */
export function useBodyImages(articleId: () => string) {
  const api = useApi()
  const [pending, setPending] = useState(0)
  return {
    /** Whether images are on their way or failed: what is saved now goes without them. */
    isPending: pending > 0,
    setPending,
    /** Rejects with a text for the person, also for a file that is no image. Resolves to the address. */
    upload: async (file: File, onProgress: (fraction: number) => void): Promise<string> => {
      const fault = checkFile(file, IMAGE_RULES, api.messages())
      if (fault) throw new ApiError({ status: 0, code: 'invalid', message: fault })
      return uploadKnowledgeImage(api, { file, articleId: articleId() }, { onProgress })
    },
  }
}

/** From `useBodyImages`. */
export type BodyImages = ReturnType<typeof useBodyImages>
