import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

const jobs = (count: number) => (count === 1 ? '1 job' : `${count} jobs`)

function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`
  return `${Math.floor(seconds / 3600)} h`
}

const MAIL =
  'Each e-mail is sent again to the address of the job. It can arrive twice, and codes in it can be out of date.'
const WORK = 'Each job begins again with what it was queued with.'

/** `/logs/queues`. */
export const queuesMessages = defineMessages('errorLog.queues', {
  title: titles.queues,
  facts: 'Background jobs of the clients of the platform. Failed jobs are kept for 7 days.',
  refresh: 'Refresh',
  failed: 'There was a problem fetching data',
  mails: (waiting: number, failed: number) => `E-mails: ${waiting} waiting, ${failed} failed`,
  kinds: 'Kinds of jobs',
  noKinds: 'There is no kind of job.',
  kind: 'Kind',
  waiting: 'Waiting',
  running: 'Running',
  oldest: 'Oldest waiting',
  duration,
  none: '–',
  failedJobs: 'Failed',
  failures: 'Failed jobs',
  noFailures: 'No job has failed.',
  client: 'Client',
  noClient: 'All clients',
  failedAt: 'Failed at',
  error: 'Error',
  actions: 'Actions',
  retry: 'Retry',
  retryOf: (title: string, time: string) => `Retry ${title}, ${time}`,
  retryAll: 'Retry all',
  retryAllOf: (title: string) => `Retry all: ${title}`,
  confirm: (count: number) => `Retry ${jobs(count)}?`,
  consequence: (isMail: boolean) => (isMail ? MAIL : WORK),
  retried: (count: number) => `${jobs(count)} queued again`,
  notRetried: 'Nothing was queued again.',
})
