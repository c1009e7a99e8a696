import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf } from '../../http/call.ts'
import { searchService } from './search.service.ts'

/** Search of several kinds of records (docs/decisions/0045). */
export function searchHandlers(deps: Deps): HandlersOf<'searchRecords'> {
  const service = searchService(deps)
  return {
    searchRecords: (request) => service.search(callOf(request), request.query.text, request.query.limit ?? 5),
  }
}
