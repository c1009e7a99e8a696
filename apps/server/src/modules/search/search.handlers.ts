import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf } from '../../http/call.ts'
import { searchRecords } from './search.service.ts'

/** Search of several kinds of records (docs/decisions/0045). */
export function searchHandlers(deps: Deps): HandlersOf<'searchRecords'> {
  return {
    searchRecords: (request) => searchRecords(deps, callOf(request), request.query.text, request.query.limit ?? 5),
  }
}
