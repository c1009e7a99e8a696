import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callerFrom, tenantFrom } from '../../http/authorise.ts'
import { callOf } from '../../http/call.ts'
import { NEWS_IMAGES } from '../../news/news-images.ts'
import { readImagePayload } from '../../storage/image-payload.ts'
import { planUpload } from '../../storage/upload-rights.ts'
import { deleteUploadedFile, listUploadedFiles, signUploads } from './uploads.service.ts'

type Ids = 'getSignedUploadUrls' | 'signUploadUrl' | 'listUploadedFiles' | 'deleteUploadedFile' | 'signNewsImage'

/** Addresses to put files to (C1-010, C2-018, C3-092, C4-045), and files listed and taken back (C3-094, C3-095). */
export function uploadHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    async getSignedUploadUrls(request) {
      const call = callOf(request)
      const files = request.body.map(({ bucket, key, ext }) => planUpload(deps.buckets, call, bucket, `${key}.${ext}`))
      return Promise.all(files.map(async (plan) => ({ ...(await signUploads(deps, call, plan)), key: plan.key })))
    },

    async signUploadUrl(request) {
      const call = callOf(request)
      const { bucketName, filePath, contentType } = request.body
      return signUploads(deps, call, planUpload(deps.buckets, call, bucketName, filePath, contentType))
    },

    async signNewsImage(request) {
      const call = callOf(request)
      const { id, filename, type } = readImagePayload(request.query.imageSavePayload)
      const plan = planUpload(deps.buckets, call, NEWS_IMAGES, `${call.client.id}/${id}/${filename}`, type)
      const { url, ...check } = await signUploads(deps, call, plan)
      return { data: url, address: `/api/storage/image/${NEWS_IMAGES}/${plan.key}`, ...check }
    },

    listUploadedFiles: (request) => {
      const { bucket, path } = request.body
      return listUploadedFiles(deps, callerFrom(request), tenantFrom(request), bucket, path)
    },

    async deleteUploadedFile(request) {
      const { bucket, path } = request.body
      await deleteUploadedFile(deps, callerFrom(request), tenantFrom(request), bucket, path)
      return { success: true }
    },
  }
}
