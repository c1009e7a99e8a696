import type { SspApi } from '../client'
import { data } from './resource'

/** One file to be put; `key` without the extension, which stands in `ext`. */
export interface SignedFile {
  bucket: string
  key: string
  ext: 'png' | 'jpg' | 'jpeg' | 'gif' | 'svg'
}

/** Addresses for images of the brand or of a user, in the order asked for. */
export const getSignedUploadUrls = (api: SspApi, files: SignedFile[]) =>
  data(
    api.http.POST('/ssp/production/upload#getSignedUrl', {
      params: { query: { function: 'getSignedUrl', type: 'put' } },
      body: files,
    }),
  )

/** The address to put one file to; for `uploadFile`. */
export const signUploadUrl = (
  api: SspApi,
  file: { filePath: string; contentType: string; bucketName: string },
  signal?: AbortSignal,
) => data(api.http.POST('/dashboard/sign-upload-url', { body: file, ...(signal && { signal }) }))
