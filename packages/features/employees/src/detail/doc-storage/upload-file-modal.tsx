import { shareDocument } from '@ssp/api'
import { DocumentUpload, InputPanel, useApi, useCan, useHref, useMessages, type PanelProps } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { docStorageMessages } from './messages'

/** Props of `UploadFileModal`. */
export interface UploadFileModalProps extends PanelProps {
  /** The employee whose personal document the file becomes. */
  employeeId: string
}

/** Uploads one file, waits until it is registered, and shares it with the employee (spec 2 section 4). */
export function UploadFileModal({ employeeId, open, onClose }: UploadFileModalProps) {
  const text = useMessages(docStorageMessages).uploading
  const api = useApi()
  const can = useCan()
  const href = useHref()
  return (
    <InputPanel
      open={open}
      onClose={onClose}
      dialog="md"
      unsaved={false}
      title={text.title}
      description={text.hint}
      renderFooter={(close) => <Button onClick={close}>{text.cancel}</Button>}
    >
      <DocumentUpload
        label={text.file}
        folder={employeeId}
        created={({ document_id: id, name }) => ({
          id,
          name,
          href: can('DOCUMENTS_VIEW') ? href(`/client/documents/${id}`) : undefined,
        })}
        finish={(document, confirmed) =>
          shareDocument(api, { documentId: document.document_id, relatedIds: [employeeId], confirmed })
        }
        onDone={onClose}
      />
    </InputPanel>
  )
}
