import { ApiError, removeEmployeeAvatar, saveEmployeeAvatar, type Employee } from '@ssp/api'
import { useAction, useMessages, useNotify } from '@ssp/feature-kit'
import { employeeMessages } from '../../messages'
import { displayName } from '../../model/person'
import { editEmployeeMessages } from './messages'

/** Uploads and removes the avatar of an employee. */
export function useAvatar(employee: Employee) {
  const messages = useMessages(editEmployeeMessages).avatar
  const { unnamed } = useMessages(employeeMessages)
  const notify = useNotify()
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
    confirm: () => ({
      title: messages.removeConfirm(displayName(employee, unnamed)),
      confirmLabel: messages.removeLabel,
      destructive: true,
    }),
    invalidates: removeEmployeeAvatar.changes,
    done: messages.removed,
    failed: null,
  })
  return { upload, remove }
}
