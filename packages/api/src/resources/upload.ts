import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import { call, send, type BodyArgs } from './resource'

/** A file to upload; `key` is without the extension, which is in `ext`. */
export type SignedFile = BodyArgs<typeof operations.getSignedUploadUrls>[number]

/** Upload addresses for images of the brand or of a user, or for files of Secure Send, in the order of `files`. */
export const getSignedUploadUrls = async (api: SspApi, files: SignedFile[], signal?: AbortSignal) =>
  (await call(api, operations.getSignedUploadUrls, { body: files }, signal)).record

/** Deletes an uploaded file that is not in use. */
export const deleteUploadedFile = send(operations.deleteUploadedFile, (body: { bucket: string; path: string }) => ({
  body,
}))

/** The address for `uploadFile` to upload one file to. */
export const signUploadUrl = async (
  api: SspApi,
  file: { filePath: string; contentType: string; bucketName: string },
  signal?: AbortSignal,
) => (await call(api, operations.signUploadUrl, { body: file }, signal)).record
