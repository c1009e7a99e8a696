import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { recordUsage } from './usage.service.ts'

/** Visits to the pages of analytics (C4-031). */
export function usageHandlers(deps: Pick<Deps, 'tenantWrite'>): HandlersOf<'recordUsageEvent'> {
  return {
    recordUsageEvent: (request) => recordUsage(deps, callOf(request), request.body, keyOf(request)),
  }
}
