import {
  nudgeDocumentReaders,
  requestDocumentAcknowledgement,
  withdrawDocumentAcknowledgement,
  type DocumentAcknowledgement,
  type Versioned,
} from '@ssp/api'
import {
  FailureDialog,
  formatDate,
  lazyPanel,
  QueryView,
  toApiDate,
  useMay,
  useMessages,
  usePanel,
  type Action,
  type QueryLike,
} from '@ssp/feature-kit'
import { Badge, Button, Card, Progress, Skeleton } from '@ssp/ui'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import * as styles from './acknowledgement-card.css'
import { detailMessages } from './messages'
import { OutstandingTeams } from './outstanding-teams'
import { remindable } from './use-reader-actions'

const AskPanel = lazyPanel(async () => (await import('./ask-panel')).AskPanel)

/** Props of `AcknowledgementCard`. */
export interface AcknowledgementCardProps {
  documentId: string
  query: QueryLike<Versioned<DocumentAcknowledgement>>
  /** Whether the document is shared: without recipients there is no employee to ask. */
  isShared: boolean
  nudge: Action<void>
  withdraw: Action<void>
}

/** The acknowledgement request, its progress, and outstanding employees by team. */
export function AcknowledgementCard({ documentId, query, isShared, ...actions }: AcknowledgementCardProps) {
  const messages = useMessages(detailMessages).acknowledgement
  const ask = usePanel(AskPanel, false, {
    documentId,
    etag: query.data?.etag,
    dueDate: query.data?.record.due_date ?? null,
    isRequested: query.data?.record.requested === true,
  })
  const may = useMay()
  const asked = query.data?.record
  return (
    <Card title={messages.title}>
      <QueryView query={query} errorTitle={messages.failed} skeleton={<Skeleton width="60%" />}>
        {({ record }) =>
          record.requested ? (
            <Progressing record={record} {...actions} onChange={() => ask.open()} />
          ) : (
            <div className={styles.line}>
              <p className={styles.note}>{messages.none}</p>
              {may(requestDocumentAcknowledgement) && (
                <Button
                  unavailable={isShared ? null : messages.notShared}
                  onPointerEnter={ask.preload}
                  onClick={() => ask.open()}
                >
                  {messages.ask}
                </Button>
              )}
            </div>
          )
        }
      </QueryView>
      {asked && ask.element}
    </Card>
  )
}

interface ProgressingProps extends Pick<AcknowledgementCardProps, 'nudge' | 'withdraw'> {
  record: DocumentAcknowledgement
  onChange: () => void
}

function Progressing({ record, nudge, withdraw, onChange }: ProgressingProps) {
  const messages = useMessages(detailMessages).acknowledgement
  const may = useMay()
  const { total, acknowledged, due_date: due, nudgedDt, content_version: version } = record
  const outstanding = total - acknowledged
  const [today] = useState(() => toApiDate(new Date()))
  const { count, leftOut } = remindable(record, messages)
  const isLate = due !== null && outstanding > 0 && due < today
  const failure = nudge.error ?? withdraw.error
  return (
    <div className={styles.progress}>
      <Progress label={messages.progress(acknowledged, total)} value={total === 0 ? 0 : (acknowledged / total) * 100} />
      <p className={styles.facts}>
        {due !== null && (
          <Badge tone={isLate ? 'danger' : 'neutral'}>
            {isLate ? messages.overdue(formatDate(due)) : messages.due(formatDate(due))}
          </Badge>
        )}
        {version > 1 && <span>{messages.version(version)}</span>}
        {nudgedDt !== null && <span>{messages.nudged(formatDate(nudgedDt))}</span>}
      </p>
      {outstanding > 0 && <OutstandingTeams record={record} />}
      <div className={styles.actions}>
        {may(nudgeDocumentReaders) && (
          <Button
            size="small"
            iconStart={<BellRing size={14} />}
            unavailable={
              count > 0 ? null : outstanding === 0 ? messages.noneOutstanding : messages.notRemindable(leftOut)
            }
            pending={nudge.isPending()}
            onClick={() => void nudge.run()}
          >
            {messages.nudge}
          </Button>
        )}
        {may(requestDocumentAcknowledgement) && (
          <Button size="small" variant="quiet" onClick={onChange}>
            {messages.change}
          </Button>
        )}
        {may(withdrawDocumentAcknowledgement) && (
          <Button size="small" variant="quiet" pending={withdraw.isPending()} onClick={() => void withdraw.run()}>
            {messages.withdraw}
          </Button>
        )}
      </div>
      <FailureDialog
        error={failure?.error ?? null}
        onClose={() => {
          nudge.reset()
          withdraw.reset()
        }}
      />
    </div>
  )
}
