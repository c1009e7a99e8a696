import type { QueueKind, Queues } from '@ssp/api'
import { fakeId, fakeServer, problem } from '@ssp/api/testing'

const kind = (name: string, title: string, counts: Partial<QueueKind> = {}): QueueKind => ({
  kind: name,
  title,
  isMail: false,
  waiting: 0,
  running: 0,
  failed: 0,
  oldestWaitingSeconds: 0,
  ...counts,
})

/** Three kinds; two mails and a payroll upload have failed. */
export const fakeQueues = (): Queues => ({
  kinds: [
    kind('payroll.run', 'Payroll uploads', { waiting: 3, running: 1, failed: 1, oldestWaitingSeconds: 750 }),
    kind('purge', 'Deletion of what is past its time'),
    kind('welcome-email.send', 'Welcome e-mails', { isMail: true, waiting: 12, failed: 2, oldestWaitingSeconds: 45 }),
  ],
  failures: [
    ['welcome-email.send', 'Error EAUTH', 'Acme Logistics'] as const,
    ['payroll.run', 'The job took more than 900 seconds', 'Borealis'] as const,
    ['welcome-email.send', 'Error ETIMEDOUT', 'Acme Logistics'] as const,
  ].map(([name, error, clientName], index) => ({
    id: fakeId(index + 1),
    kind: name,
    clientName,
    failedAt: new Date(Date.UTC(2026, 1, 3, 9, 5 - index)).toISOString(),
    error,
  })),
  mails: { waiting: 40, failed: 2 },
})

/** A fake server for the queues, whose failed jobs can be retried. */
export function queueServer(queues: Queues = fakeQueues()) {
  let { failures } = queues
  const kinds = () =>
    queues.kinds.map((of) => ({ ...of, failed: failures.filter(({ kind: name }) => name === of.kind).length }))
  const retry = (isMeant: (failure: Queues['failures'][number]) => boolean) => {
    const left = failures.filter((failure) => !isMeant(failure))
    const retried = failures.length - left.length
    failures = left
    return { retried }
  }
  return fakeServer()
    .on('get', '/ssp/production/platform/{clientId}/queues', () => ({ ...queues, kinds: kinds(), failures }))
    .on('post', '/ssp/production/platform/{clientId}/queues/retry', ({ body }) =>
      retry(({ kind: name }) => name === (body as { kind: string }).kind),
    )
    .on('post', '/ssp/production/platform/{clientId}/queues/failures/{id}/retry', ({ params }) => {
      const answer = retry(({ id }) => id === params.id)
      return answer.retried > 0 ? answer : problem(404, 'not_found', 'This job has not failed.')
    })
}
