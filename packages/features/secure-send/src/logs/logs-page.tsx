import { recallSharedDocument, sharedDocumentLogsQuery, type RecallProof, type SharedDocument } from '@ssp/api'
import { formatDateTime, useAction, useMessages } from '@ssp/feature-kit'
import { Button, type TableColumn } from '@ssp/ui'
import { useMemo, useState } from 'react'
import { filenameColumn, messageColumn, personColumn } from '../files/columns'
import { DownloadButton } from '../files/download-button'
import { DeletedAt } from '../files/file-cells'
import * as styles from '../files/file-cells.css'
import { useDownload } from '../files/use-download'
import { logsMessages, recallMessages } from '../messages'
import { RecallProofDialog } from '../recall/recall-proof-dialog'
import { SharedList } from '../shared-list'

/** `/shared-documents/logs`: sent and received files, with recall of sent ones (R3-271, R3-272). */
export function LogsPage() {
  const messages = useMessages(logsMessages)
  const recallText = useMessages(recallMessages)
  const [proof, setProof] = useState<RecallProof | null>(null)
  const download = useDownload()
  const recall = useAction({
    send: ({ id }: SharedDocument, api) => recallSharedDocument(api, { id }),
    confirm: ({ filename, recalled_at: at }) =>
      at === null ? { ...recallText.confirm, title: recallText.confirm.title(filename), destructive: true } : null,
    key: ({ id }) => id,
    invalidates: recallSharedDocument.changes,
    onDone: setProof,
  })
  const columns = useMemo(() => logColumns(messages.columns), [messages])
  const actions = (row: SharedDocument) =>
    row.own && (
      <div className={styles.actions}>
        {row.available && <DownloadButton icon document={row} download={download} />}
        <Button
          size="small"
          pending={recall.isPending(row)}
          aria-label={(row.recalled_at === null ? recallText.recallOf : recallText.proofOf)(row.filename)}
          onClick={() => void recall.run(row)}
        >
          {row.recalled_at === null ? recallText.recall : recallText.proof}
        </Button>
      </div>
    )

  return (
    <>
      <SharedList
        tab="logs"
        messages={messages}
        query={sharedDocumentLogsQuery}
        columns={columns}
        rowActions={actions}
      />
      <RecallProofDialog proof={proof} onClose={() => setProof(null)} />
    </>
  )
}

type ColumnTexts = Record<'filename' | 'from' | 'to' | 'message' | 'sharedAt' | 'viewedAt' | 'deletedAt', string>

const logColumns = (text: ColumnTexts): TableColumn<SharedDocument>[] => [
  filenameColumn(text.filename),
  personColumn('from', text.from),
  personColumn('to', text.to),
  messageColumn(text.message),
  {
    key: 'sharedAt',
    header: text.sharedAt,
    kind: 'date',
    sortable: true,
    cell: (row) => formatDateTime(row.shared_at),
  },
  { key: 'viewedAt', header: text.viewedAt, kind: 'date', cell: (row) => formatDateTime(row.viewed_at) },
  { key: 'deletedAt', header: text.deletedAt, kind: 'date', cell: (row) => <DeletedAt document={row} /> },
]
