import { ApiError, extensionOf, getSignedUploadUrls, putFile, updateUser } from '@ssp/api'
import { Can, FileButton, useAction, useMessages } from '@ssp/feature-kit'
import { ImageUp } from 'lucide-react'
import { userMessages } from './messages'
import type { UserPanelProps } from './user-panel'

const EXTENSIONS = ['png', 'jpg', 'jpeg', 'gif'] as const
const RULES = { extensions: EXTENSIONS, maxBytes: 10 * 1024 * 1024 }

/** 'Change picture': a file chooser, a signed upload, and the key on the user (decisions 64 and 86). */
export function ChangePicture({ user, etag }: Pick<UserPanelProps, 'user' | 'etag'>) {
  const messages = useMessages(userMessages).picture
  const upload = useAction({
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

  return (
    <Can permission="USERS_UPDATE">
      <FileButton
        iconStart={<ImageUp size={16} />}
        inputLabel={messages.file}
        rules={RULES}
        failed={messages.failed}
        pending={upload.isPending()}
        onFile={(file) => void upload.run(file)}
      >
        {messages.change}
      </FileButton>
    </Can>
  )
}
