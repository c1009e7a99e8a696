import {
  deleteDocument,
  documentFileUrl,
  employeeDocumentCountQuery,
  employeeDocumentsQuery,
  shareDocument,
  type Document,
} from '@ssp/api'
import {
  FailureDialog,
  lazyPanel,
  openFile,
  QueryView,
  useAction,
  useApi,
  useMay,
  useMessages,
  usePanel,
} from '@ssp/feature-kit'
import { Button, Empty, Pagination, Skeleton } from '@ssp/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { EmployeeTabProps } from '../tab-props'
import * as styles from './doc-storage.css'
import { DocumentCard } from './document-card'
import { docStorageMessages } from './messages'

const UploadFileModal = lazyPanel(async () => (await import('./upload-file-modal')).UploadFileModal)

/** Rows per page (2-decisions 115). */
const PAGE_SIZE = 10

/** The documents of an employee: personal ones, and those shared with the employee. */
export function DocStorageTab({ employee }: EmployeeTabProps) {
  const text = useMessages(docStorageMessages)
  const api = useApi()
  const may = useMay()
  const [page, setPage] = useState(0)
  const { id: employeeId } = employee
  const documents = useQuery({
    ...employeeDocumentsQuery(api, { employeeId, page }),
    placeholderData: keepPreviousData,
  })
  const { data: total = 0 } = useQuery(employeeDocumentCountQuery(api, employeeId))
  const upload = usePanel(UploadFileModal)
  const download = useAction({
    send: (document: Document, inApi) => documentFileUrl(inApi, document.s3_file_key, employeeId),
    key: (document) => document.document_id,
    invalidates: ['interactions'],
    failed: null,
    onDone: openFile,
  })
  const remove = useAction({
    send: (document: Document, inApi) =>
      deleteDocument(inApi, { documentId: document.document_id, key: document.s3_file_key }),
    confirm: ({ name }) => ({
      title: text.confirm.title(name),
      loses: text.confirm.loses,
      confirmLabel: text.confirm.label,
      destructive: true,
    }),
    key: (document) => document.document_id,
    invalidates: deleteDocument.changes,
    failed: null,
    done: text.removed,
    // A page disappears with its last document.
    onDone: () => setPage((at) => Math.max(0, Math.min(at, Math.ceil((total - 1) / PAGE_SIZE) - 1))),
  })
  const failure = download.error ?? remove.error
  return (
    <section className={styles.tab}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text.title}</h2>
        {may(shareDocument) && (
          <Button
            iconStart={<Upload size={16} />}
            onPointerEnter={upload.preload}
            onClick={() => upload.open({ employeeId })}
          >
            {text.upload}
          </Button>
        )}
      </header>
      <QueryView
        query={documents}
        skeleton={<CardSkeletons />}
        errorTitle={text.failed}
        empty={<Empty title={text.empty} />}
      >
        {(rows) => (
          <ul role="list" aria-label={text.list} className={styles.cards}>
            {rows.map((document) => (
              <DocumentCard
                key={document.document_id}
                document={document}
                isPersonal={document.s3_file_key.split('/')[0] === employeeId}
                opening={download.isPending(document)}
                onDownload={() => void download.run(document)}
                onRemove={may(deleteDocument) ? () => void remove.run(document) : undefined}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {total > PAGE_SIZE && <Pagination page={page} pageSize={PAGE_SIZE} total={total} onPageChange={setPage} />}
      {upload.element}
      <FailureDialog
        error={failure?.error ?? null}
        onClose={() => {
          download.reset()
          remove.reset()
        }}
      />
    </section>
  )
}

const CardSkeletons = () => (
  <div className={styles.cards}>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} shape="block" height="4.5rem" />
    ))}
  </div>
)
