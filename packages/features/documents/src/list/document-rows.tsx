import type { Document, DocumentAudience } from '@ssp/api'
import { FileIcon, formatDate, type CardContent, type MessagesOf } from '@ssp/feature-kit'
import { Badge, IconButton, Link, type TableColumn } from '@ssp/ui'
import { Download } from 'lucide-react'
import { OfAudience } from './audiences'
import * as styles from './document-rows.css'
import type { listMessages } from './messages'

/** Data for rows and cards of documents. */
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

type Messages = DocumentRowActions['messages']

const audienceOf = (messages: Messages, { relatedType }: Document, { shared, label }: DocumentAudience) => {
  if (shared === 0) return ''
  return relatedType === 1 ? messages.everyone : messages.audience(label ?? '', shared - 1)
}

/** If acknowledgement is requested, counts acknowledgements, otherwise reads. */
const readOf = (messages: Messages, { shared, total, read, acknowledged }: DocumentAudience) => {
  if (shared === 0) return ''
  return acknowledged === null ? messages.read(read, total) : messages.acknowledged(acknowledged, total)
}

/**
 * Number, filename, uploaded date, Details and Download (R3-205), with the audience in between; the tag is beside the name.
 */
export function documentColumns(actions: DocumentRowActions): TableColumn<Document>[] {
  const { messages, hrefOf } = actions
  return [
    {
      key: 'name',
      header: messages.columns.name,
      main: true,
      sortable: true,
      cell: (document) => (
        <span className={styles.file}>
          <FileIcon name={document.name} />
          <span className={styles.name}>
            {document.name} <Facts document={document} messages={messages} />
          </span>
        </span>
      ),
    },
    {
      key: 'createdDt',
      header: messages.columns.uploaded,
      sortable: true,
      width: '8rem',
      cell: ({ createdDt }) => formatDate(createdDt),
    },
    {
      key: 'audience',
      header: messages.columns.audience,
      kind: 'text',
      width: '8rem',
      hideBelow: 'md',
      cell: (document) => (
        <OfAudience document={document}>{(audience) => audienceOf(messages, document, audience)}</OfAudience>
      ),
    },
    {
      key: 'read',
      header: messages.columns.read,
      width: '12rem',
      hideBelow: 'md',
      cell: (document) => <OfAudience document={document}>{(audience) => readOf(messages, audience)}</OfAudience>,
    },
    {
      key: 'version',
      header: messages.columns.version,
      kind: 'number',
      width: '5rem',
      hideBelow: 'lg',
      hideInCards: true,
      cell: (document) => <OfAudience document={document}>{({ content_version: version }) => version}</OfAudience>,
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
    lines: [
      actions.messages.uploaded(formatDate(document.createdDt)),
      <OfAudience key="audience" document={document}>
        {(audience) => audienceOf(actions.messages, document, audience)}
      </OfAudience>,
      <OfAudience key="read" document={document}>
        {(audience) => readOf(actions.messages, audience)}
      </OfAudience>,
    ],
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
