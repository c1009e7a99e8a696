import {
  deleteDocument,
  documentAcknowledgementQuery,
  documentFileUrl,
  documentQuery,
  exportDocumentUrl,
  replaceDocument,
  type Document,
} from '@ssp/api'
import {
  FailureDialog,
  formatDate,
  lazyPanel,
  openFile,
  RecordView,
  useAction,
  useApi,
  useHref,
  useMay,
  useMessages,
  useNavigate,
  usePanel,
  type RouteParams,
} from '@ssp/feature-kit'
import { Badge, Button, PageHeader, Skeleton, type MenuAction } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Download, Eye, FileUp, Trash2 } from 'lucide-react'
import { targetOf, teamsOf } from '../model'
import { AcknowledgementCard } from './acknowledgement-card'
import * as styles from './document-detail.css'
import { detailMessages } from './messages'
import { Readers } from './readers'
import { useReaderActions } from './use-reader-actions'

const ExportPanel = lazyPanel(async () => (await import('./export-panel')).ExportPanel)
const ReplacePanel = lazyPanel(async () => (await import('./replace-panel')).ReplacePanel)

/** `/client/documents/:id`: the audience of a document, and its read dates (R3-217 to R3-228). */
export function DocumentPage({ params: { id = '' } }: RouteParams) {
  const query = useQuery(documentQuery(useApi(), id))
  const listHref = useHref()('/client/documents')
  const messages = useMessages(detailMessages).record
  return (
    <RecordView
      query={query}
      skeleton={<Skeleton shape="block" height="20rem" />}
      messages={messages}
      listHref={listHref}
    >
      {({ record, etag }) => {
        const [document] = record.document
        return (
          document && (
            <DocumentDetail
              key={document.document_id}
              document={document}
              teamIds={teamsOf(record.document)}
              etag={etag}
            />
          )
        )
      }}
    </RecordView>
  )
}

interface DocumentDetailProps {
  /** With the oldest association in reach. */
  document: Document
  /** The teams that it is shared with. */
  teamIds: readonly string[]
  /** ETag of the document; a replacement sends it. */
  etag: string | undefined
}

/** One document: header with its actions, acknowledgement, and audience. */
function DocumentDetail({ document, teamIds, etag }: DocumentDetailProps) {
  const messages = useMessages(detailMessages)
  const href = useHref()
  const navigate = useNavigate()
  const may = useMay()
  const target = targetOf(document)
  const acknowledgement = useQuery(documentAcknowledgementQuery(useApi(), document.document_id))
  const { revoke, ...asking } = useReaderActions(document.document_id, acknowledgement.data)
  const replace = usePanel(ReplacePanel, false, { document, etag })
  const exportTeams = usePanel(ExportPanel, false, { documentId: document.document_id, teamIds })
  const view = useAction({
    send: (_: void, api) => documentFileUrl(api, document.s3_file_key),
    failed: null,
    onDone: openFile,
  })
  const exportReaders = useAction({
    send: (relatedId: string, api) =>
      exportDocumentUrl(api, {
        documentId: document.document_id,
        relatedId,
        relatedType: target === 'teams' ? 'team' : 'client',
      }),
    failed: null,
    onDone: openFile,
  })
  const listHref = target === 'company' ? '/client/documents' : `/client/documents?tab=${target}`
  const remove = useAction({
    send: (_: void, api) => deleteDocument(api, { documentId: document.document_id, key: document.s3_file_key }),
    confirm: () => ({
      title: messages.confirmRemove.title,
      loses: messages.confirmRemove.loses,
      confirmLabel: messages.confirmRemove.label,
      destructive: true,
    }),
    failed: null,
    done: messages.confirmRemove.done,
    leave: () => navigate(listHref, { replace: true }),
    invalidates: deleteDocument.changes,
  })
  const changes = [view, exportReaders, remove]
  const { related_id: relatedId } = document
  const actions: MenuAction[] = [
    ...(target !== 'individual' && relatedId !== null
      ? [
          {
            id: 'export',
            label: messages.export,
            icon: <Download size={16} />,
            onAction: () => (teamIds.length > 1 ? exportTeams.open() : void exportReaders.run(relatedId)),
          },
        ]
      : []),
    ...(may(replaceDocument)
      ? [{ id: 'replace', label: messages.replace, icon: <FileUp size={16} />, onAction: () => replace.open() }]
      : []),
    ...(may(deleteDocument)
      ? [
          {
            id: 'remove',
            label: messages.remove,
            icon: <Trash2 size={16} />,
            danger: true,
            onAction: () => void remove.run(),
          },
        ]
      : []),
  ]
  return (
    <div className={styles.page}>
      <PageHeader
        title={document.name}
        backHref={href(listHref)}
        backLabel={messages.back}
        facts={
          <>
            {messages.uploaded(formatDate(document.createdDt))}
            {document.tag !== null && <Badge tone="info">{document.tag}</Badge>}
          </>
        }
        action={
          <Button
            variant="primary"
            iconStart={<Eye size={16} />}
            pending={view.isPending()}
            onClick={() => void view.run()}
          >
            {messages.view}
          </Button>
        }
        actions={actions}
      />
      <AcknowledgementCard
        query={acknowledgement}
        documentId={document.document_id}
        isShared={document.id !== null}
        {...asking}
      />
      <Readers document={document} acknowledgement={acknowledgement.data?.record} revoke={revoke} />
      {replace.element}
      {exportTeams.element}
      <FailureDialog
        error={changes.find(({ error }) => error !== null)?.error?.error ?? null}
        onClose={() => changes.forEach((change) => change.reset())}
      />
    </div>
  )
}
