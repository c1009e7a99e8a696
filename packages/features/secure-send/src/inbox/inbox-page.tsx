import { removeSharedDocument, sharedDocumentsQuery, type SharedDocument, type SspApi } from '@ssp/api'
import {
  FileIcon,
  formatDateTime,
  ListPage,
  useAction,
  useMessages,
  useSession,
  type CardContent,
  type PageArgs,
} from '@ssp/feature-kit'
import { Button, type TableColumn } from '@ssp/ui'
import { useCallback, useMemo } from 'react'
import { Filename, Message, otherClient, Person, ReceivedState } from '../files/file-cells'
import * as styles from '../files/file-cells.css'
import { kilobytes } from '../files/file-size'
import { useDownload } from '../files/use-download'
import { fileMessages, inboxMessages } from '../messages'
import { useSecureSendFrame } from '../tabs'

/** `/shared-documents`: the received files as a list or as a grid (R3-264 to R3-270). */
export function InboxPage() {
  const messages = useMessages(inboxMessages)
  const text = useMessages(fileMessages)
  const userId = useSession().user?.id ?? ''
  const { panel, ...frame } = useSecureSendFrame('inbox')
  const download = useDownload()
  const remove = useAction({
    send: ({ id, key }: SharedDocument, api) => removeSharedDocument(api, { userId, id, key }),
    confirm: () => ({ ...text.confirmRemove, destructive: true }),
    key: ({ id }) => id,
    invalidates: ['secure-send'],
    done: text.removed,
  })
  const columns = useMemo(() => inboxColumns(messages.columns), [messages])
  const page = useCallback((api: SspApi, args: PageArgs) => sharedDocumentsQuery(api, { userId, ...args }), [userId])

  const actions = (row: SharedDocument) => (
    <div className={styles.actions}>
      <Button
        size="small"
        disabled={!row.available}
        pending={download.isPending(row)}
        aria-label={text.downloadOf(row.filename)}
        onClick={() => void download.run(row)}
      >
        {text.download}
      </Button>
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
      `${kilobytes(row.size)} · ${formatDateTime(row.shared_at)}`,
      row.message && <Message key="message" text={row.message} />,
    ],
    badges: <ReceivedState document={row} />,
    footer: actions(row),
  })

  return (
    <>
      <ListPage
        {...frame}
        messages={messages}
        page={page}
        columns={columns}
        card={card}
        rowName={({ filename }) => filename}
        rowActions={actions}
      />
      {panel}
    </>
  )
}

function inboxColumns(text: { filename: string; from: string; message: string; size: string; sharedAt: string }) {
  const columns: TableColumn<SharedDocument>[] = [
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
    { key: 'message', header: text.message, cell: ({ message }) => <Message text={message} />, hideBelow: 'md' },
    { key: 'size', header: text.size, cell: ({ size }) => kilobytes(size), align: 'end', hideBelow: 'sm' },
    {
      key: 'sharedAt',
      header: text.sharedAt,
      cell: (row) => (
        <span className={styles.person}>
          <span>{formatDateTime(row.shared_at)}</span>
          <ReceivedState document={row} />
        </span>
      ),
    },
  ]
  return columns
}
