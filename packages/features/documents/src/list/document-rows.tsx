import type { Document } from '@ssp/api'
import { FileIcon, formatDate, type CardContent, type MessagesOf } from '@ssp/feature-kit'
import { Badge, IconButton, Link, type TableColumn } from '@ssp/ui'
import { Download } from 'lucide-react'
import * as styles from './document-rows.css'
import type { listMessages } from './messages'

/** What rows and cards of documents need. */
export interface DocumentRowActions {
  messages: MessagesOf<typeof listMessages>
  /** Address of the details of a document. */
  hrefOf: (document: Document) => string
  /** Id of the document whose address is being requested. */
  pendingKey: string | null
  onDownload: (document: Document) => void
}

const DownloadButton = ({
  document,
  messages,
  pendingKey,
  onDownload,
}: DocumentRowActions & { document: Document }) => (
  <IconButton
    size="small"
    label={messages.downloadOf(document.name)}
    icon={<Download size={16} />}
    pending={pendingKey === document.document_id}
    onClick={() => onDownload(document)}
    className={styles.above}
  />
)

const Facts = ({ document, messages }: Pick<DocumentRowActions, 'messages'> & { document: Document }) => (
  <>
    {document.tag !== null && <Badge tone="info">{document.tag}</Badge>}
    {document.id === null && <Badge tone="warning">{messages.unshared}</Badge>}
  </>
)

/** Number, filename, uploaded date, Details and Download (R3-205); the tag is beside the name. */
export function documentColumns(actions: DocumentRowActions): TableColumn<Document>[] {
  const { messages, hrefOf } = actions
  return [
    {
      key: 'name',
      header: messages.columns.name,
      main: true,
      cell: (document) => (
        <span className={styles.file}>
          <FileIcon name={document.name} />
          <span className={styles.name}>{document.name}</span>
          <Facts document={document} messages={messages} />
        </span>
      ),
    },
    {
      key: 'createdDt',
      header: messages.columns.uploaded,
      width: '9rem',
      cell: ({ createdDt }) => formatDate(createdDt),
    },
    {
      key: 'details',
      header: messages.columns.details,
      width: '6rem',
      hideInCards: true,
      cell: (document) => (
        <Link variant="quiet" href={hrefOf(document)} aria-label={messages.detailsOf(document.name)}>
          {messages.columns.details}
        </Link>
      ),
    },
    {
      key: 'download',
      header: messages.columns.download,
      width: '6rem',
      cell: (document) => <DownloadButton {...actions} document={document} />,
    },
  ]
}

/** A document as a card, with the actions of its row (3-decisions 64). */
export const documentCard =
  (actions: DocumentRowActions) =>
  (document: Document): CardContent => ({
    media: <FileIcon name={document.name} />,
    lines: [actions.messages.uploaded(formatDate(document.createdDt))],
    badges: (document.tag !== null || document.id === null) && (
      <Facts document={document} messages={actions.messages} />
    ),
    view: { label: actions.messages.columns.details, name: actions.messages.detailsOf(document.name) },
    footer: (
      <span className={styles.cardActions}>
        <DownloadButton {...actions} document={document} />
      </span>
    ),
  })
