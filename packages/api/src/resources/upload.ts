import type { SspApi } from '../client'
import * as operations from '../generated/operations'
import { call } from './resource'

/** One file to be put; `key` without the extension, which stands in `ext`. */
export interface SignedFile {
  bucket: string
  key: string
  ext: 'png' | 'jpg' | 'jpeg' | 'gif' | 'svg'
}

/** Addresses for images of the brand or of a user, in the order of `files`. */
export const getSignedUploadUrls = async (api: SspApi, files: SignedFile[]) =>
  (await call(api, operations.getSignedUploadUrls, { body: files })).record

/** The address to put one file to; for `uploadFile`. */
export const signUploadUrl = async (
  api: SspApi,
  file: { filePath: string; contentType: string; bucketName: string },
  signal?: AbortSignal,
) => (await call(api, operations.signUploadUrl, { body: file }, signal)).record
