import { areaKey, createJob, jobCountQuery, jobLogUrl, jobsQuery, type Job } from '@ssp/api'
import {
  CreateButton,
  defineFilters,
  formatDateTime,
  lazyPanel,
  ListPage,
  oneOf,
  openFile,
  useAction,
  useApi,
  useHref,
  useMessages,
  useName,
  usePanel,
  type MessagesOf,
} from '@ssp/feature-kit'
import { Badge, Button, IconButton, Progress, type TableColumn } from '@ssp/ui'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { uploadsMessages } from '../messages'
import { hasLog, progressOf, toneOf } from '../model/job'
import * as styles from './payroll-uploads-page.css'

const UploadPanel = lazyPanel(async () => (await import('../upload/upload-payroll-panel')).UploadPayrollPanel)

/** Milliseconds until the list is read again after an upload (R3-384, R3-539). */
const REFRESH_AFTER = 2_000
const filters = defineFilters({ status: oneOf('review') })
const DEFAULTS = { layout: 'list', sort: '-id' } as const

/** `/client/jobs`: payroll uploads, newest first, ten per page (R3-068 to R3-070, R3-229 to R3-232). */
export function PayrollUploadsPage() {
  const messages = useMessages(uploadsMessages)
  const nameOf = useName('payroll')
  const api = useApi()
  const cache = useQueryClient()
  const href = useHref()
  const upload = usePanel(UploadPanel)
  const log = useAction({
    send: (job: Job, client) => jobLogUrl(client, job),
    key: (job) => job.job_id,
    onDone: (address) => openFile(address),
  })
  const refresh = () => void cache.invalidateQueries({ queryKey: areaKey(api, 'jobs') })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const refreshLater = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(refresh, REFRESH_AFTER)
  }
  const columns = useMemo((): readonly TableColumn<Job>[] => columnsOf(messages, nameOf), [messages, nameOf])
  const logButton = (job: Job) =>
    hasLog(job) && (
      <Button
        size="small"
        variant="quiet"
        className={styles.logs}
        aria-label={messages.logsOf(messages.rowName(job))}
        pending={log.pendingKey === job.job_id}
        onClick={() => void log.run(job)}
      >
        {messages.logs}
      </Button>
    )
  return (
    <>
      <ListPage
        views="payroll-uploads"
        messages={messages}
        page={jobsQuery}
        count={jobCountQuery}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        rowKey={(job) => job.job_id}
        rowName={messages.rowName}
        rowHref={(job) => href(`/client/jobs/${job.job_id}`)}
        rowActions={logButton}
        action={
          <>
            <IconButton label={messages.reload} icon={<RotateCw size={16} />} variant="secondary" onClick={refresh} />
            <CreateButton panel={upload} change={createJob} onClick={() => upload.open({ onUploaded: refreshLater })}>
              {messages.upload}
            </CreateButton>
          </>
        }
      />
      {upload.element}
    </>
  )
}

type Texts = MessagesOf<typeof uploadsMessages>

function columnsOf(
  { columns, rowName, leftOut, progressOf: progressLabel, percent }: Texts,
  nameOf: (name: string) => string,
): readonly TableColumn<Job>[] {
  return [
    { key: 'id', header: columns.id, cell: ({ id }) => id, sortable: true, width: '4.5rem', hideInCards: true },
    {
      key: 'document_key',
      header: columns.filename,
      kind: 'line',
      width: '11.5rem',
      cell: (job) => job.file_name,
      sortable: true,
      main: true,
    },
    { key: 'document_type', header: columns.type, cell: (job) => nameOf(job.type_name), sortable: true },
    {
      key: 'created_at',
      header: columns.uploadDate,
      kind: 'date',
      cell: (job) => formatDateTime(job.created_at),
      sortable: true,
    },
    {
      key: 'started_at',
      header: columns.startedAt,
      kind: 'date',
      cell: (job) => formatDateTime(job.started_at),
      sortable: true,
      hideBelow: 'md',
      hideInCards: true,
    },
    {
      key: 'finished_at',
      header: columns.finishedAt,
      kind: 'date',
      cell: (job) => formatDateTime(job.finished_at),
      sortable: true,
      hideBelow: 'md',
      hideInCards: true,
    },
    {
      key: 'status',
      header: columns.status,
      kind: 'status',
      cell: (job) => (
        <>
          <Badge tone={toneOf(job)}>{nameOf(job.name)}</Badge>
          {job.left_out > 0 && <span className={styles.leftOut}>{leftOut(job.left_out)}</span>}
        </>
      ),
      sortable: true,
    },
    {
      key: 'progress',
      header: columns.progress,
      kind: 'number',
      cell: (job) => (
        <div className={styles.progress}>
          <Progress
            hideLabel
            label={progressLabel(rowName(job))}
            value={progressOf(job)}
            tone={job.status === 3 ? 'danger' : 'brand'}
            className={styles.bar}
          />
          <span className={styles.figure}>{percent(progressOf(job))}</span>
        </div>
      ),
    },
  ]
}
