import { removeSharedDocument, sharedDocumentsQuery, type SharedDocument } from '@ssp/api'
import { FileIcon, formatDateTime, useAction, useMessages, useSession, type CardContent } from '@ssp/feature-kit'
import { Button, type TableColumn } from '@ssp/ui'
import { useMemo } from 'react'
import { filenameColumn, messageColumn, personColumn } from '../files/columns'
import { DownloadButton } from '../files/download-button'
import { Message, otherClient, ReceivedState } from '../files/file-cells'
import * as styles from '../files/file-cells.css'
import { useDownload } from '../files/use-download'
import { fileMessages, inboxMessages } from '../messages'
import { SharedList } from '../shared-list'

/** `/shared-documents`: the received files as a list or as a grid (R3-264 to R3-270). */
export function InboxPage() {
  const messages = useMessages(inboxMessages)
  const text = useMessages(fileMessages)
  const userId = useSession().user?.id ?? ''
  const download = useDownload()
  const remove = useAction({
    send: ({ id, key }: SharedDocument, api) => removeSharedDocument(api, { userId, id, key }),
    confirm: () => ({ ...text.confirmRemove, destructive: true }),
    key: ({ id }) => id,
    invalidates: removeSharedDocument.changes,
    done: text.removed,
  })
  const columns = useMemo(() => inboxColumns(messages.columns, text.size), [messages, text])

  const actions = (row: SharedDocument) => (
    <div className={styles.actions}>
      <DownloadButton document={row} download={download} />
      <Button
        size="small"
        pending={remove.isPending(row)}
        aria-label={text.removeOf(row.filename)}
        onClick={() => void remove.run(row)}
      >
        {text.remove}
      </Button>
    </div>
  )
  const card = (row: SharedDocument): CardContent => ({
    media: <FileIcon name={row.filename} />,
    lines: [
      text.from(otherClient(row, 'from') ? text.of(row.label_from, row.client_from) : row.label_from),
      `${text.size(row.size)} · ${formatDateTime(row.shared_at)}`,
      row.message && <Message key="message" text={row.message} />,
    ],
    badges: <ReceivedState document={row} />,
    footer: actions(row),
  })

  return (
    <SharedList
      tab="inbox"
      messages={messages}
      query={sharedDocumentsQuery}
      columns={columns}
      card={card}
      rowActions={actions}
    />
  )
}

type ColumnTexts = Record<'filename' | 'from' | 'message' | 'size' | 'sharedAt', string>

const inboxColumns = (text: ColumnTexts, sizeText: (bytes: number) => string): TableColumn<SharedDocument>[] => [
  filenameColumn(text.filename),
  personColumn('from', text.from),
  { ...messageColumn(text.message), hideBelow: 'md' },
  { key: 'size', header: text.size, cell: ({ size }) => sizeText(size), kind: 'number', hideBelow: 'sm' },
  {
    key: 'sharedAt',
    header: text.sharedAt,
    sortable: true,
    cell: (row) => (
      <span className={styles.dated}>
        <span>{formatDateTime(row.shared_at)}</span>
        <ReceivedState document={row} />
      </span>
    ),
  },
]
