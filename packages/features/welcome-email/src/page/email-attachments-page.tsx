import { emailAttachmentsQuery, emailAttachmentUrl, removeEmailAttachment, type EmailAttachment } from '@ssp/api'
import {
  FileIcon,
  lazyPanel,
  openFile,
  QueryView,
  useAction,
  useApi,
  useCreatedId,
  useMay,
  useMessages,
  usePanel,
  kitMessages,
} from '@ssp/feature-kit'
import { Button, Card, Empty, IconButton, PageHeader, Progress, Table, useFocusAfterRemoval } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Eye, Mail, Trash2, Upload } from 'lucide-react'
import { attachmentsMessages } from '../messages'
import { availableBytes, CAP, encoded, taken } from '../model/space'
import * as styles from './email-attachments-page.css'

const UploadPanel = lazyPanel(async () => (await import('./upload-attachment-panel')).UploadAttachmentPanel)
const PreviewPanel = lazyPanel(async () => (await import('../preview/preview-email-panel')).PreviewEmailPanel)

const NONE: EmailAttachment[] = []

/**
 * `/client/email-attachments`: the attachments of the welcome e-mail (R3-071 to R3-073, R3-235 to R3-239, R3-437 to
 * R3-442).
 */
export function EmailAttachmentsPage() {
  const messages = useMessages(attachmentsMessages)
  const query = useQuery(emailAttachmentsQuery(useApi()))
  const reasons = useMessages(kitMessages).unavailable
  const may = useMay()
  const upload = usePanel(UploadPanel)
  const preview = usePanel(PreviewPanel)
  const view = useAction({
    send: ({ key }: EmailAttachment, api) => emailAttachmentUrl(api, key),
    key: ({ key }) => key,
    onDone: (address) => openFile(address),
  })
  const remove = useAction({
    send: ({ key }: EmailAttachment, api) => removeEmailAttachment(api, { key }),
    confirm: () => ({ ...messages.confirm, destructive: true }),
    key: ({ key }) => key,
    invalidates: removeEmailAttachment.changes,
    done: messages.removed,
  })
  const attachments = query.data ?? NONE
  const createdId = useCreatedId()
  const page = useFocusAfterRemoval<HTMLDivElement>()
  const actions = (row: EmailAttachment) => (
    <span className={styles.actions}>
      <IconButton
        label={messages.view(row.filename)}
        icon={<Eye size={16} />}
        pending={view.pendingKey === row.key}
        onClick={() => void view.run(row)}
      />
      {may(removeEmailAttachment) && (
        <IconButton
          label={messages.remove(row.filename)}
          icon={<Trash2 size={16} />}
          pending={remove.pendingKey === row.key}
          onClick={() => void remove.run(row)}
        />
      )}
    </span>
  )
  const table = (rows: readonly EmailAttachment[], loading = false) => (
    <Card flush>
      <Table
        caption={messages.title}
        loading={loading}
        skeletonRows={3}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'number',
            header: messages.columns.number,
            width: '4rem',
            hideInCards: true,
            cell: (row) => rows.indexOf(row) + 1,
          },
          {
            key: 'filename',
            header: messages.columns.filename,
            main: true,
            cell: fileOf,
          },
          { key: 'size', header: messages.columns.size, kind: 'number', cell: ({ size }) => messages.size(size) },
        ]}
        rowActions={actions}
        isCreated={({ key }) => key === createdId}
      />
    </Card>
  )
  return (
    <div ref={page} className={styles.page}>
      <PageHeader
        title={messages.title}
        facts={messages.subtitle}
        action={
          may({ strict: 'EMAIL_ATTACHMENTS_CREATE' }) && (
            <Button
              variant="primary"
              iconStart={<Upload size={16} />}
              unavailable={
                query.data === undefined ? reasons.loading : availableBytes(attachments) === 0 ? messages.full : null
              }
              onPointerEnter={upload.preload}
              onFocus={upload.preload}
              onClick={() => upload.open({ space: availableBytes(attachments) })}
            >
              {messages.upload}
            </Button>
          )
        }
        secondary={{
          id: 'preview',
          label: messages.preview,
          icon: <Mail size={16} />,
          preload: preview.preload,
          onAction: () => preview.open({ attachments: attachments.length }),
        }}
      />
      {attachments.length > 0 && (
        <div className={styles.space}>
          <Progress hideLabel label={messages.spaceLabel} value={(taken(attachments) / CAP) * 100} />
          <span className={styles.used}>{messages.used(taken(attachments), encoded(attachments))}</span>
        </div>
      )}
      <QueryView
        query={query}
        errorTitle={messages.failed}
        skeleton={table([], true)}
        empty={<Empty title={messages.empty} />}
      >
        {(rows) => table(rows)}
      </QueryView>
      {upload.element}
      {preview.element}
    </div>
  )
}

const fileOf = ({ filename }: EmailAttachment) => (
  <span className={styles.file}>
    <FileIcon name={filename} />
    <span className={styles.name}>{filename}</span>
  </span>
)
