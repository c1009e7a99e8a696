import { can } from '@ssp/api/can'
import type { components } from '@ssp/api/schema'
import { canReach, placeOf } from '../../access/actor.ts'
import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { listClients } from '../../access/clients.repository.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { countMailsFailed, countMailsWaiting } from '../../mailings/batches.repository.ts'

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const clientsOf = async (
  { directory }: Pick<Deps, 'directory'>,
  { actor, client }: Call,
  permission: string,
): Promise<string[]> =>
  (await directory.all())
    .filter((item) => item.platformId === client.platformId && canReach(actor, item))
    .filter((item) => can(actor.rights, permission, placeOf(actor, item)))
    .map(({ id }) => id)

export async function getQueues(
  deps: Pick<Deps, 'database' | 'directory' | 'jobs'>,
  call: Call,
): Promise<components['schemas']['Queues']> {
  const ids = await clientsOf(deps, call, 'PLATFORM_VIEW')
  const { names, ofMailings } = await deps.database.withClients(ids, async (tx) => ({
    names: new Map((await listClients(tx)).map(({ id, clientName }) => [id, clientName])),
    ofMailings: { waiting: await countMailsWaiting(tx), failed: await countMailsFailed(tx) },
  }))
  const kinds = (await deps.jobs.list(ids)).map(({ kind, title, isMail = false, ...counts }) => ({
    kind,
    title,
    isMail,
    waiting: counts.waiting,
    running: counts.atWork,
    failed: counts.failures,
    oldestWaitingSeconds: Math.floor(counts.oldestSeconds),
  }))
  const mails = kinds.filter(({ isMail }) => isMail)
  return {
    kinds,
    failures: (await deps.jobs.failures(ids)).map(({ id, kind, clientId, failedAt, fault }) => ({
      id,
      kind,
      clientName: (clientId && names.get(clientId)) ?? null,
      failedAt,
      error: fault,
    })),
    mails: {
      waiting: ofMailings.waiting + sum(mails.map(({ waiting }) => waiting)),
      failed: ofMailings.failed + sum(mails.map(({ failed }) => failed)),
    },
  }
}

/**
 * Queues failed jobs again and returns their number.
 * @throws problem `not_found` for the id of a job that has not failed, or of a client that the caller does not operate.
 */
export async function retryJobs(
  deps: Pick<Deps, 'directory' | 'jobs' | 'tenantWrite'>,
  call: Call,
  operation: 'retryJobsOfKind' | 'retryJob',
  which: { id: string } | { kind: string },
) {
  const ids = await clientsOf(deps, call, 'PLATFORM_UPDATE')
  return deps.tenantWrite(call, { operation }, async (tx) => {
    const retried = await deps.jobs.retry(tx, ids, which)
    if ('id' in which && retried.size === 0) throw problem('not_found')
    const who = { clientId: call.client.id, actor: call.actor }
    for (const [kind, jobsOfKind] of retried)
      await audit(tx, who, { action: 'jobs.retry', details: { kind, jobs: jobsOfKind } })
    return sum([...retried.values()])
  })
}
