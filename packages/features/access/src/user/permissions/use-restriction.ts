import { restrictUserPermission, type UserPermission } from '@ssp/api'
import { isConflict, useAction, useMessages } from '@ssp/feature-kit'
import { useState } from 'react'
import { userMessages } from '../messages'

type Chosen = ReadonlySet<string>

/**
 * Where a permission shall not apply. The choice is based on the version that it was begun on; after a version conflict
 * it stays, and the next try is based on the permission as somebody else saved it.
 *
 * @param onSaved called when the restriction was saved and read again
 */
export function useRestriction(
  userId: string,
  permission: UserPermission,
  etag: string | undefined,
  onSaved: () => void,
) {
  const messages = useMessages(userMessages).restriction
  const [seen, setSeen] = useState({ permission, etag })
  const [clientIds, setClientIds] = useState<Chosen>(() => new Set(permission.restricted))
  const [teamIds, setTeamIds] = useState<Chosen>(() => new Set(permission.restricted_teams))
  const save = useAction({
    send: ({ id, upID }: UserPermission, api) =>
      restrictUserPermission(api, {
        userId,
        id: upID ?? id,
        clientIds: [...clientIds],
        teamIds: [...teamIds],
        ifMatch: seen.etag,
      }),
    invalidates: ['users'],
    done: messages.saved,
    onDone: onSaved,
    failed: null,
  })
  if (isConflict(save.error?.error) && seen.etag !== etag) setSeen({ permission, etag })

  const { restricted, restricted_teams } = seen.permission
  return {
    clientIds,
    setClientIds,
    teamIds,
    setTeamIds,
    /** The permission that the choice is based on. */
    permission: seen.permission,
    isDirty: !isSame(clientIds, restricted) || !isSame(teamIds, restricted_teams),
    /** Saves the choice; its error holds the permission as it was before. */
    save,
  }
}

const isSame = (chosen: Chosen, before: readonly string[]) =>
  chosen.size === before.length && before.every((id) => chosen.has(id))
