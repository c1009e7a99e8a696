import { areaKey, jobLogUrl, jobReviewQuery, recallJob, releaseJob, type JobReview } from '@ssp/api'
import {
  formatDate,
  formatDateTime,
  lazyPanel,
  openFile,
  RecordView,
  useAction,
  useApi,
  useHref,
  useMay,
  useMessages,
  useName,
  usePanel,
  type RouteParams,
} from '@ssp/feature-kit'
import { Badge, Banner, Button, PageHeader, Progress, Skeleton, type MenuAction } from '@ssp/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock, Download, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { reviewMessages } from '../messages'
import { hasLog, isAtWork, isReading, ITEM_STATES, progressOf, toneOf } from '../model/job'
import { ItemList } from './item-list'
import { ReviewFacts } from './review-facts'
import * as styles from './review.css'
import { useItemActions } from './use-item-actions'

const SchedulePanel = lazyPanel(async () => (await import('./schedule-panel')).SchedulePanel)

/** Milliseconds between two reads of an upload that is being processed. */
const LOOK_EVERY = 2_000

/** `/client/jobs/:id`: the items found in an upload, their correction and release. */
export function PayrollUploadPage({ params: { id = '' } }: RouteParams) {
  const messages = useMessages(reviewMessages)
  const listHref = useHref()('/client/jobs')
  const query = useQuery({
    ...jobReviewQuery(useApi(), id),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data.record.job) ? LOOK_EVERY : false),
  })
  return (
    <RecordView
      query={query}
      skeleton={<Skeleton shape="block" height="20rem" />}
      messages={messages}
      listHref={listHref}
    >
      {({ record, etag }) => <UploadReview review={record} etag={etag} />}
    </RecordView>
  )
}

/** An upload: status, warnings, documents, and release. */
function UploadReview({ review, etag }: { review: JobReview; etag: string | undefined }) {
  const messages = useMessages(reviewMessages)
  const nameOf = useName('payroll')
  const href = useHref()
  const may = useMay()
  const { job, counts, released } = review
  const schedule = usePanel(SchedulePanel)
  const itemActions = useItemActions(job.job_id)
  const waiting = counts.matched - released
  const others = ITEM_STATES.filter((state) => state !== 'matched' && counts[state] > 0).map(
    (state) => [messages.states[state], counts[state]] as const,
  )
  const release = useAction({
    send: (id: string, api) => releaseJob(api, { id, ifMatch: etag }),
    confirm: () => {
      const { title, stayOut, ...texts } = messages.confirmRelease
      return { ...texts, title: title(waiting), ...(others.length > 0 && { text: stayOut(others) }) }
    },
    invalidates: releaseJob.changes,
    done: messages.releasing,
  })
  const recall = useAction({
    send: (id: string, api) => recallJob(api, { id, ifMatch: etag }),
    confirm: () => ({ ...messages.confirmRecall, destructive: true }),
    invalidates: recallJob.changes,
    done: messages.recalled,
  })
  const log = useAction({ send: (_id: string, api) => jobLogUrl(api, job), onDone: (address) => openFile(address) })
  // The warnings are read once per visit; the progress shows a running release.
  const [id] = useState(job.job_id)
  const isRead = !isReading(job)

  // The documents change while the job runs, long after the action that started it.
  const api = useApi()
  const cache = useQueryClient()
  const state = `${job.status} ${released}`
  const listed = useRef(state)
  useEffect(() => {
    if (listed.current === state) return
    listed.current = state
    void cache.invalidateQueries({ queryKey: areaKey(api, 'jobs') })
  }, [state, api, cache])

  const actions: MenuAction[] = [
    ...(review.canRelease && may(releaseJob)
      ? [
          {
            id: 'schedule',
            label: messages.schedule,
            icon: <Clock size={16} />,
            onAction: () => schedule.open({ id, etag }),
          },
        ]
      : []),
    ...(hasLog(job)
      ? [{ id: 'logs', label: messages.logs, icon: <Download size={16} />, onAction: () => void log.run(id) }]
      : []),
    ...(review.canRecall && may(recallJob)
      ? [
          {
            id: 'recall',
            label: messages.recall,
            icon: <Undo2 size={16} />,
            danger: true,
            onAction: () => void recall.run(id),
          },
        ]
      : []),
  ]
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={[{ label: messages.list, href: href('/client/jobs') }, { label: messages.title(job.id) }]}
        title={messages.title(job.id)}
        facts={
          <span className={styles.facts}>
            <Badge tone={toneOf(job)}>{nameOf(job.name)}</Badge>
            {job.left_out > 0 && <span>{messages.leftOutOf(job.left_out)}</span>}
            <span className={styles.file}>{job.file_name}</span>
            <span>{nameOf(job.type_name)}</span>
            <span>{messages.payDate(formatDate(job.pay_date))}</span>
            {job.release_at !== null && <span>{messages.releaseAt(formatDateTime(job.release_at))}</span>}
          </span>
        }
        actions={actions}
        action={
          review.canRelease &&
          may(releaseJob) && (
            <Button variant="primary" pending={release.isPending()} onClick={() => void release.run(id)}>
              {messages.release(waiting)}
            </Button>
          )
        }
      />
      {isAtWork(job) &&
        (isRead ? (
          <Progress label={messages.releaseAtWork} value={(released / Math.max(1, counts.matched)) * 100} />
        ) : (
          <Progress label={messages.processing} value={progressOf(job)} />
        ))}
      {review.fault !== null && <Banner kind="error" title={job.name} text={review.fault} />}
      <ReviewFacts review={review} />
      {review.fault === null && isRead && <ItemList job={job} {...itemActions} />}
      {schedule.element}
    </div>
  )
}
