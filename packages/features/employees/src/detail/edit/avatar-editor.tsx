import { ApiError, removeEmployeeAvatar, saveEmployeeAvatar, type Employee } from '@ssp/api'
import { avatarOf, FileButton, useAction, useMessages, useNotify } from '@ssp/feature-kit'
import { Avatar, Button } from '@ssp/ui'
import { employeeMessages } from '../../messages'
import { displayName, untitledName } from '../../model/person'
import * as styles from './avatar-editor.css'
import { editEmployeeMessages } from './messages'

const RULES = { extensions: ['png', 'jpg', 'jpeg', 'gif', 'svg'], maxBytes: 10 * 1024 * 1024 }

/** The avatar with its upload and removal, both at once and apart from the fields beside them. */
export function AvatarEditor({ employee }: { employee: Employee }) {
  const messages = useMessages(editEmployeeMessages).avatar
  const { unnamed } = useMessages(employeeMessages)
  const notify = useNotify()
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
  return (
    <div className={styles.root}>
      <Avatar name={untitledName(employee, name)} src={avatar} size="xl" />
      <FileButton
        inputLabel={messages.file}
        rules={RULES}
        failed={messages.uploadFailed}
        pending={upload.isPending()}
        onFile={(file) => void upload.run(file)}
      >
        {messages.upload}
      </FileButton>
      {avatar && (
        <Button variant="quiet" pending={remove.isPending()} onClick={() => void remove.run()}>
          {messages.remove}
        </Button>
      )}
    </div>
  )
}
