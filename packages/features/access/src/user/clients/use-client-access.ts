import { addUserScope, removeUserScope, setDefaultScope, type UserScope } from '@ssp/api'
import { useAction, useMessages } from '@ssp/feature-kit'
import { userMessages } from '../messages'
import type { AccessRow } from './client-access-group'

/** Grants and removes clients of a user, and sets the default; removing asks for confirmation. */
export function useClientAccess(userId: string) {
  const messages = useMessages(userMessages).clients
  const change = useAction({
    send: ({ id, scope }: AccessRow, api): Promise<unknown> =>
      scope ? removeUserScope(api, { scopeId: scope.id }) : addUserScope(api, { userId, clientId: id }),
    confirm({ label, scope }) {
      if (!scope) return null
      const { title, wasDefault, ...confirmation } = messages.confirm
      return { ...confirmation, title: title(label), ...(scope.default && { loses: wasDefault }), destructive: true }
    },
    key: ({ id }) => id,
    invalidates: removeUserScope.changes,
    done: (_result, { scope }) => (scope ? messages.removed : messages.added),
    failed: null,
  })
  const setDefault = useAction({
    send: ({ id, client_id }: UserScope, api) => setDefaultScope(api, { userId, scopeId: id, clientId: client_id }),
    invalidates: setDefaultScope.changes,
    done: messages.defaultSet,
    failed: null,
  })
  return { change, setDefault }
}
