import { checkFile, extensionOf, getSignedUploadUrls, invalidateUsers, putFile, updateUser } from '@ssp/api'
import { Can, useApi, useMessages, useNotify } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { userMessages } from './messages'
import type { UserPanelProps } from './user-panel'
import * as styles from './user-detail.css'

const EXTENSIONS = ['png', 'jpg', 'jpeg', 'gif'] as const
const RULES = { extensions: EXTENSIONS, maxBytes: 10 * 1024 * 1024 }

/** 'Change picture': a file chooser, a signed upload, and the key on the user (decisions 64 and 86). */
export function ChangePicture({ user, etag }: Pick<UserPanelProps, 'user' | 'etag'>) {
  const api = useApi()
  const queries = useQueryClient()
  const notify = useNotify()
  const messages = useMessages(userMessages).picture
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)

  const send = async (file: File) => {
    const refused = checkFile(file, RULES)
    if (refused) return notify.toast({ kind: 'error', title: messages.failed, text: refused })
    setSending(true)
    try {
      const ext = EXTENSIONS.find((each) => each === extensionOf(file.name)) ?? 'png'
      const key = `${api.clientId()}/users/${user.id}/avatar`
      const [signed] = await getSignedUploadUrls(api, [{ bucket: 'avatars', key, ext }])
      if (!signed) return notify.error(undefined, { title: messages.failed })
      await putFile(signed, file)
      await updateUser(api, { id: user.id, client_id: api.clientId(), img: `${key}.${ext}` }, etag)
      await invalidateUsers(api, queries)
      notify.success(messages.changed)
    } catch (error) {
      notify.error(error, { title: messages.failed })
    } finally {
      setSending(false)
    }
  }

  return (
    <Can permission="USERS_UPDATE">
      <Button iconStart={<ImageUp size={16} />} pending={sending} onClick={() => input.current?.click()}>
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
          if (file) void send(file)
        }}
      />
    </Can>
  )
}
