import { ApiError, extensionOf, getSignedUploadUrls, putFile, updateUser, type User } from '@ssp/api'
import { useAction, useMessages } from '@ssp/feature-kit'
import { userMessages } from './messages'

export const EXTENSIONS = ['png', 'jpg', 'jpeg', 'gif'] as const

/** Uploads the picture of a user: a signed upload, and the key on the user (decisions 64 and 86). */
export function usePicture(user: User, etag: string | undefined) {
  const messages = useMessages(userMessages).picture
  return useAction({
    async send(file: File, api) {
      const ext = EXTENSIONS.find((each) => each === extensionOf(file.name)) ?? 'png'
      const key = `${api.clientId()}/users/${user.id}/avatar`
      const [signed] = await getSignedUploadUrls(api, [{ bucket: 'avatars', key, ext }])
      if (!signed) throw new ApiError({ status: 200, code: 'not_signed', message: '' })
      await putFile(api, signed, file)
      await updateUser(api, { id: user.id, img: `${key}.${ext}`, ifMatch: etag })
    },
    invalidates: updateUser.changes,
    done: messages.changed,
    failed: messages.failed,
  })
}
