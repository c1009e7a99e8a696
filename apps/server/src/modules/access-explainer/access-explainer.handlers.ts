import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf } from '../../http/call.ts'
import { explainAccess } from './access-explainer.service.ts'

/** Extension: why a user may or may not use a permission. */
export function accessExplainerHandlers(deps: Deps): HandlersOf<'explainAccess'> {
  return {
    explainAccess(request) {
      const { function: _name, ...query } = request.query
      return explainAccess(deps, callOf(request), { ...query, userId: request.params.id })
    },
  }
}
