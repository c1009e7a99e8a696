import type { components } from '@ssp/api/schema'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { insertUsageEvent } from './analytics.repository.ts'

type UsageEvent = components['schemas']['UsageEvent']

/** Records an event reported by a browser, once per key. The server sets the user and the time. */
export const recordUsage = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: UsageEvent,
  key: string | undefined,
) =>
  tenantWrite(call, { operation: 'recordUsageEvent', key, body }, async (tx) => {
    const { actor, client } = call
    const { event, description, tags } = body
    await insertUsageEvent(tx, {
      client_id: client.id,
      channel: 'analytics',
      event,
      description,
      tags: JSON.stringify({ username: tags.username, client: tags.client }),
      user_id: actor.userId,
      actor_label: actor.label,
    })
    await auditCall(tx, call, { action: 'usage.record', details: { event } })
    return { success: true }
  })
