import { deletePayFile, payFileUrl, type PayBucket, type PayFile } from '@ssp/api'
import { openFile, useAction, useMessages } from '@ssp/feature-kit'
import { payMessages } from './messages'
import { useArchive } from './use-archive'

/** A payslip or pay document for display. */
export interface PayItem {
  id: string
  employeeId: string
  /** Process date or period. */
  name: string
  /** Text under the name. */
  meta: string
  file: PayFile | undefined
  documentType?: string
}

/** Opens and removes the files of a column, and archives all of them. */
export function usePayFiles(bucket: PayBucket, employeeId: string) {
  const text = useMessages(payMessages)
  const archive = useArchive({ bucket, employeeId })
  const view = useAction({
    // For the item's own account, because a merged one may have a file with the same name.
    send: ({ employeeId: owner, file, documentType }: PayItem, api) =>
      payFileUrl(api, {
        bucket,
        employeeId: owner,
        documentName: file?.name ?? '',
        ...(documentType && { documentType }),
      }),
    key: ({ id }) => id,
    failed: null,
    onDone: openFile,
  })
  const remove = useAction({
    send: ({ id, file }: PayItem, api) =>
      deletePayFile(api, { bucket, employeeId, documentId: id, ...(file && { documentName: file.name }) }),
    confirm: ({ name }) => ({
      title: text.confirm.title(name),
      loses: text.confirm.loses,
      confirmLabel: text.confirm.label,
      destructive: true,
    }),
    key: ({ id }) => id,
    invalidates: deletePayFile.changes,
    failed: null,
    done: text.removed,
  })
  return { archive, view, remove }
}
