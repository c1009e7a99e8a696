import {
  ApiError,
  checkFile,
  contentTypeOf,
  extensionOf,
  signNewsImage,
  signUploadUrl,
  uploadFile,
  type SspApi,
} from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import { useMemo } from 'react'

const BUCKET = 'ssp-content-production-news-images'

/** Accepted types of an article's images (4-decisions 94). */
export const IMAGE_RULES = { extensions: ['png', 'jpg', 'jpeg', 'gif', 'svg'], maxBytes: 10 * 1024 * 1024 }

type OnProgress = (fraction: number) => void

function nameOf(api: SspApi, file: File): string {
  const problem = checkFile(file, IMAGE_RULES, api.messages())
  if (problem) throw new ApiError({ status: 400, code: 'invalid', message: problem })
  return `${crypto.randomUUID()}.${extensionOf(file.name)}`
}

/**
 * Uploads images of an article and returns the addresses that show them. `articleId` is called with the first image,
 * because a new article may not have an id before.
 */
export function useNewsImages(clientId: string, articleId: () => string) {
  const own = useApi()
  return useMemo(() => {
    const api = own.for(clientId)
    return {
      /** The featured image, through the signing endpoint of the dashboard (spec 4 section 7.3). */
      featured: async (file: File, onProgress: OnProgress, signal?: AbortSignal): Promise<string> => {
        const filePath = `${clientId}/${articleId()}/${nameOf(api, file)}`
        const target = { filePath, contentType: contentTypeOf(file), bucketName: BUCKET }
        await uploadFile(api, (inner) => signUploadUrl(api, target, inner), file, {
          onProgress,
          ...(signal && { signal }),
        })
        return `/api/storage/image/${BUCKET}/${filePath}`
      },

      /** An image of the body, through the address that the news call signs. */
      inBody: async (file: File, onProgress: OnProgress): Promise<string> => {
        const target = { id: articleId(), filename: nameOf(api, file), type: contentTypeOf(file) }
        let address = ''
        const sign = async (signal?: AbortSignal) => {
          const signed = await signNewsImage(api, target, signal)
          address = signed.address
          return signed
        }
        await uploadFile(api, sign, file, { onProgress })
        return address
      },
    }
  }, [own, clientId, articleId])
}
