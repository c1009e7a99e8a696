import {
  recallSharedDocument,
  sharedDocumentLogsQuery,
  type RecallProof,
  type SharedDocument,
  type SspApi,
} from '@ssp/api'
import { formatDateTime, ListPage, useAction, useMessages, useSession, type PageArgs } from '@ssp/feature-kit'
import { Button, type TableColumn } from '@ssp/ui'
import { useCallback, useMemo, useState } from 'react'
import { DeletedAt, Filename, Message, otherClient, Person } from '../files/file-cells'
import * as styles from '../files/file-cells.css'
import { useDownload } from '../files/use-download'
import { fileMessages, logsMessages, recallMessages } from '../messages'
import { RecallProofDialog } from '../recall/recall-proof-dialog'
import { useSecureSendFrame } from '../tabs'

/** `/shared-documents/logs`: what was sent and received, with recall of what was sent (R3-271, R3-272). */
export function LogsPage() {
  const messages = useMessages(logsMessages)
  const text = useMessages(fileMessages)
  const recallText = useMessages(recallMessages)
  const userId = useSession().user?.id ?? ''
  const { panel, ...frame } = useSecureSendFrame('logs')
  const [proof, setProof] = useState<RecallProof | null>(null)
  const download = useDownload()
  const recall = useAction({
    send: ({ id }: SharedDocument, api) => recallSharedDocument(api, { id }),
    confirm: ({ filename, recalled_at: at }) =>
      at === null ? { ...recallText.confirm, title: recallText.confirm.title(filename), destructive: true } : null,
    key: ({ id }) => id,
    invalidates: ['secure-send'],
    onDone: setProof,
  })
  const columns = useMemo(() => logColumns(messages.columns), [messages])
  const page = useCallback((api: SspApi, args: PageArgs) => sharedDocumentLogsQuery(api, { userId, ...args }), [userId])
  const actions = (row: SharedDocument) =>
    row.own && (
      <div className={styles.actions}>
        {row.available && (
          <Button
            size="small"
            pending={download.isPending(row)}
            aria-label={text.downloadOf(row.filename)}
            onClick={() => void download.run(row)}
          >
            {text.download}
          </Button>
        )}
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
      <ListPage
        {...frame}
        messages={messages}
        page={page}
        columns={columns}
        rowName={({ filename }) => filename}
        rowActions={actions}
      />
      {panel}
      <RecallProofDialog proof={proof} onClose={() => setProof(null)} />
    </>
  )
}

type ColumnTexts = Record<'filename' | 'from' | 'to' | 'message' | 'sharedAt' | 'viewedAt' | 'deletedAt', string>

const logColumns = (text: ColumnTexts): TableColumn<SharedDocument>[] => [
  {
    key: 'filename',
    header: text.filename,
    cell: ({ filename }) => <Filename name={filename} />,
    main: true,
    width: '15rem',
  },
  {
    key: 'from',
    header: text.from,
    cell: (row) => <Person label={row.label_from} username={row.username_from} client={otherClient(row, 'from')} />,
  },
  {
    key: 'to',
    header: text.to,
    cell: (row) => <Person label={row.label_to} username={row.username_to} client={otherClient(row, 'to')} />,
  },
  { key: 'message', header: text.message, cell: ({ message }) => <Message text={message} /> },
  { key: 'sharedAt', header: text.sharedAt, cell: (row) => formatDateTime(row.shared_at) },
  { key: 'viewedAt', header: text.viewedAt, cell: (row) => formatDateTime(row.viewed_at) },
  { key: 'deletedAt', header: text.deletedAt, cell: (row) => <DeletedAt document={row} /> },
]
