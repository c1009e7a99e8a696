import type { Employee } from '@ssp/api'
import { avatarOf, FileButton, useMessages, type Action } from '@ssp/feature-kit'
import { Avatar, Button } from '@ssp/ui'
import { employeeMessages } from '../../messages'
import { displayName, untitledName } from '../../model/person'
import * as styles from './avatar-editor.css'
import { editEmployeeMessages } from './messages'

const RULES = { extensions: ['png', 'jpg', 'jpeg', 'gif', 'svg'], maxBytes: 10 * 1024 * 1024 }

/** Props of `AvatarEditor`. */
export interface AvatarEditorProps {
  employee: Employee
  upload: Action<File>
  remove: Action<void>
}

/** The avatar with its upload and removal, which take effect at once and separately from the other fields. */
export function AvatarEditor({ employee, upload, remove }: AvatarEditorProps) {
  const messages = useMessages(editEmployeeMessages).avatar
  const { unnamed } = useMessages(employeeMessages)
  const name = displayName(employee, unnamed)
  const avatar = avatarOf(employee.additionalData)
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
