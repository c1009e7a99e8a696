import { ApiError, checkFile, removeEmployeeAvatar, saveEmployeeAvatar, type Employee } from '@ssp/api'
import { avatarOf, useAction, useApi, useMessages, useNotify } from '@ssp/feature-kit'
import { Avatar, Button } from '@ssp/ui'
import { useRef } from 'react'
import { employeeMessages } from '../../messages'
import { displayName, untitledName } from '../../model/person'
import * as styles from './avatar-editor.css'
import { editEmployeeMessages } from './messages'

const EXTENSIONS = ['png', 'jpg', 'jpeg', 'gif', 'svg'] as const
const RULES = { extensions: EXTENSIONS, maxBytes: 10 * 1024 * 1024 }

/** The avatar with its upload and removal, both at once and apart from the fields beside them. */
export function AvatarEditor({ employee }: { employee: Employee }) {
  const messages = useMessages(editEmployeeMessages).avatar
  const { unnamed } = useMessages(employeeMessages)
  const notify = useNotify()
  const api = useApi()
  const input = useRef<HTMLInputElement>(null)
  const name = displayName(employee, unnamed)
  const avatar = avatarOf(employee.additionalData)
  const upload = useAction({
    send: (file: File, api) => saveEmployeeAvatar(api, { id: employee.id, file }),
    key: () => employee.id,
    invalidates: removeEmployeeAvatar.changes,
    done: messages.uploaded,
    failed: messages.uploadFailed,
  })
  const remove = useAction({
    async send(_: void, api) {
      try {
        return await removeEmployeeAvatar(api, { id: employee.id })
      } catch (error) {
        const reason = error instanceof ApiError ? error.message : ''
        notify.toast({ kind: 'error', title: reason ? messages.removeFailedBecause(reason) : messages.removeFailed })
        throw error
      }
    },
    confirm: () => ({ title: messages.removeConfirm(name), confirmLabel: messages.removeLabel, destructive: true }),
    invalidates: removeEmployeeAvatar.changes,
    done: messages.removed,
    failed: null,
  })
  const choose = (file: File) => {
    const problem = checkFile(file, RULES, api.messages())
    if (problem) notify.toast({ kind: 'error', title: messages.uploadFailed, text: problem })
    else void upload.run(file)
  }
  return (
    <div className={styles.root}>
      <Avatar name={untitledName(employee, name)} src={avatar} size="xl" />
      <Button pending={upload.isPending()} onClick={() => input.current?.click()}>
        {messages.upload}
      </Button>
      {avatar && (
        <Button variant="quiet" pending={remove.isPending()} onClick={() => void remove.run()}>
          {messages.remove}
        </Button>
      )}
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
    </div>
  )
}
