import { ApiError, checkFile, extensionOf, getSignedUploadUrls, putFile, updateUser } from '@ssp/api'
import { Can, useAction, useApi, useMessages, useNotify } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { userMessages } from './messages'
import type { UserPanelProps } from './user-panel'
import * as styles from './user-detail.css'

const EXTENSIONS = ['png', 'jpg', 'jpeg', 'gif'] as const
const RULES = { extensions: EXTENSIONS, maxBytes: 10 * 1024 * 1024 }

/** 'Change picture': a file chooser, a signed upload, and the key on the user (decisions 64 and 86). */
export function ChangePicture({ user, etag }: Pick<UserPanelProps, 'user' | 'etag'>) {
  const notify = useNotify()
  const api = useApi()
  const messages = useMessages(userMessages).picture
  const input = useRef<HTMLInputElement>(null)
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
  const choose = (file: File) => {
    const problem = checkFile(file, RULES, api.messages())
    if (problem) notify.toast({ kind: 'error', title: messages.failed, text: problem })
    else void upload.run(file)
  }

  return (
    <Can permission="USERS_UPDATE">
      <Button iconStart={<ImageUp size={16} />} pending={upload.isPending()} onClick={() => input.current?.click()}>
        {messages.change}
      </Button>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={messages.file}
        accept={EXTENSIONS.map((each) => `.${each}`).join(',')}
        className={styles.fileInput}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again after it was put right.
          target.value = ''
          if (file) choose(file)
        }}
      />
    </Can>
  )
}
