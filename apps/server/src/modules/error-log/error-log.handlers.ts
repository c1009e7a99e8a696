import { can } from '@ssp/api/can'
import { canReach, placeOf } from '../../access/actor.ts'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf } from '../../http/call.ts'
import { ERROR_TYPES } from '../../http/error-events.ts'
import { findErrors } from './error-log.repository.ts'

const types = Object.entries(ERROR_TYPES).map(([id, name]) => ({ id, name }))

/** The error events of the clients of a platform (4-decisions 76). */
export function errorLogHandlers({ clientsRead, directory }: Deps): HandlersOf<'listErrors'> {
  return {
    async listErrors(request) {
      const { actor, client } = callOf(request)
      const ids = (await directory.all())
        .filter((item) => item.platformId === client.platformId && canReach(actor, item))
        .filter((item) => can(actor.rights, 'ERRORS_VIEW', placeOf(actor, item)))
        .map(({ id }) => id)
      const logs = await clientsRead({ actor }, ids, (tx) => findErrors(tx, ids, request.query.search))
      return { logs, types }
    },
  }
}
