import { ApiError, checkFile, contentTypeOf, extensionOf, signUploadUrl, uploadFile } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import { useCallback } from 'react'

/** The public bucket: respondents see the images of questions and banners (spec 2 section 5). */
const BUCKET = 'images'
const RULES = { extensions: ['png', 'jpg', 'jpeg', 'gif'], maxBytes: 10 * 1024 * 1024 }

/** Uploads an image of a field and returns its address. The file is named after the field (spec 2 section 5). */
export function useFieldUpload() {
  const api = useApi()
  return useCallback(
    async (file: File, fieldId: number, onProgress: (fraction: number) => void): Promise<string> => {
      const problem = checkFile(file, RULES, api.messages())
      if (problem) throw new ApiError({ status: 400, code: 'invalid', message: problem })
      const filePath = `${api.clientId()}/surveys/${crypto.randomUUID()}/${fieldId}.${extensionOf(file.name)}`
      const target = { filePath, contentType: contentTypeOf(file), bucketName: BUCKET }
      await uploadFile(api, (signal) => signUploadUrl(api, target, signal), file, { onProgress })
      return `/api/storage/image/${BUCKET}/${filePath}`
    },
    [api],
  )
}
