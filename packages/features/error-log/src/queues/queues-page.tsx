import { queuesQuery, retryJob, retryJobsOfKind, type FailedJob, type QueueKind, type Queues } from '@ssp/api'
import {
  ActionFailure,
  formatDateTime,
  QueryView,
  useAction,
  useApi,
  useCan,
  useMessages,
  useName,
  kitMessages,
} from '@ssp/feature-kit'
import { Button, Card, Empty, PageHeader, Skeleton, Table } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { queuesMessages } from './messages'
import * as styles from './queues.css'

/** The jobs to queue again: the failed jobs of a kind, or one of them. */
interface Retry {
  kind: QueueKind
  /** Id of the job. Default: all jobs of the kind. */
  failure?: FailedJob
}

const errorOf = ({ error }: FailedJob) => <span className={styles.error}>{error}</span>

const keyOf = ({ kind, failure }: Retry) => failure?.id ?? kind.kind

/** `/logs/queues`: the background jobs, their failures, and retries (decision 0040). */
export function QueuesPage() {
  const messages = useMessages(queuesMessages)
  const queues = useQuery(queuesQuery(useApi()))
  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        facts={messages.facts}
        action={
          <Button
            iconStart={<RefreshCw size={16} />}
            pending={queues.isFetching && !queues.isPending}
            onClick={() => void queues.refetch()}
          >
            {messages.refresh}
          </Button>
        }
      />
      <QueryView
        query={queues}
        errorTitle={messages.failed}
        isEmpty={({ kinds }) => kinds.length === 0}
        empty={<Empty title={messages.noKinds} />}
        skeleton={<Skeleton shape="block" height={480} />}
      >
        {(found) => <QueueTables {...found} />}
      </QueryView>
    </div>
  )
}

function QueueTables({ kinds, failures, mails }: Queues) {
  const messages = useMessages(queuesMessages)
  const reasons = useMessages(kitMessages).unavailable
  const nameOf = useName('queues')
  const mayRetry = useCan()('PLATFORM_UPDATE')
  const retry = useAction({
    send: ({ kind, failure }: Retry, api) =>
      failure ? retryJob(api, { id: failure.id }) : retryJobsOfKind(api, { kind: kind.kind }),
    confirm: ({ kind, failure }) => ({
      title: messages.confirm(failure ? 1 : kind.failed),
      text: messages.consequence(kind.isMail),
      confirmLabel: messages.retry,
    }),
    key: keyOf,
    invalidates: ['queues'],
    done: ({ retried }) => messages.retried(retried),
    failed: null,
  })
  const byKind = new Map(kinds.map((kind) => [kind.kind, kind]))
  const titleOf = ({ kind }: FailedJob) => nameOf(byKind.get(kind)?.title ?? kind)
  const retryButton = (what: Retry, label: string, name: string) => (
    <Button
      size="small"
      aria-label={name}
      unavailable={retry.pendingKey === null ? null : reasons.busy}
      pending={retry.pendingKey === keyOf(what)}
      onClick={() => void retry.run(what)}
    >
      {label}
    </Button>
  )
  return (
    <>
      <ActionFailure error={retry.error?.error ?? null} title={messages.notRetried} />
      <Card flush title={messages.failures}>
        <Table
          caption={messages.failures}
          rows={failures}
          rowKey={({ id }) => id}
          empty={<Empty title={messages.noFailures} />}
          columns={[
            { key: 'kind', header: messages.kind, main: true, cell: titleOf },
            { key: 'client', header: messages.client, cell: ({ clientName }) => clientName ?? messages.noClient },
            { key: 'at', header: messages.failedAt, cell: ({ failedAt }) => formatDateTime(failedAt) },
            {
              key: 'error',
              header: messages.error,
              cell: errorOf,
            },
          ]}
          rowActionsHeader={messages.actions}
          {...(mayRetry && {
            rowActions: (failure: FailedJob) => {
              const kind = byKind.get(failure.kind)
              const name = messages.retryOf(titleOf(failure), formatDateTime(failure.failedAt))
              return kind && retryButton({ kind, failure }, messages.retry, name)
            },
          })}
        />
      </Card>
      <Card flush title={messages.kinds} description={messages.mails(mails.waiting, mails.failed)}>
        <Table
          caption={messages.kinds}
          rows={kinds}
          rowKey={({ kind }) => kind}
          columns={[
            { key: 'kind', header: messages.kind, main: true, cell: ({ title }) => nameOf(title) },
            { key: 'waiting', header: messages.waiting, kind: 'number', cell: ({ waiting }) => waiting },
            { key: 'running', header: messages.running, kind: 'number', cell: ({ running }) => running },
            {
              key: 'oldest',
              header: messages.oldest,
              kind: 'number',
              cell: ({ oldestWaitingSeconds: seconds }) => (seconds > 0 ? messages.duration(seconds) : messages.none),
            },
            { key: 'failed', header: messages.failedJobs, kind: 'number', cell: ({ failed }) => failed },
          ]}
          rowActionsHeader={messages.actions}
          {...(mayRetry && {
            rowActions: (kind: QueueKind) =>
              kind.failed > 0 && retryButton({ kind }, messages.retryAll, messages.retryAllOf(nameOf(kind.title))),
          })}
        />
      </Card>
    </>
  )
}
