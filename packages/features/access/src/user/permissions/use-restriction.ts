import { restrictUserPermission, type UserPermission } from '@ssp/api'
import { isConflict, mergeLists, useAction, useMessages } from '@ssp/feature-kit'
import { useState } from 'react'
import { userMessages } from '../messages'

type Chosen = ReadonlySet<string>

/**
 * Where a permission applies: everywhere except at the choice, only in the chosen clients, or only for the chosen teams.
 */
export type RestrictionMode = 'except' | 'clients' | 'teams'

interface Choice {
  clients: Chosen
  teams: Chosen
}

/**
 * The places where a permission does not apply, or the only ones where it applies. Each mode has its own choice. The choice
 * is based on the version on which it was started; after a version conflict it is merged with what another user saved in
 * the same mode, and a retry is based on that.
 * @param onSaved called after the restriction was saved and read again
 */
export function useRestriction(
  userId: string,
  permission: UserPermission,
  etag: string | undefined,
  onSaved: () => void,
) {
  const messages = useMessages(userMessages).restriction
  const [seen, setSeen] = useState({ permission, etag })
  const [mode, setMode] = useState<RestrictionMode>(() => modeOf(permission))
  const [choices, setChoices] = useState<Partial<Record<RestrictionMode, Choice>>>(() => ({
    [mode]: { clients: new Set(permission.restricted), teams: new Set(permission.restricted_teams) },
  }))
  const { clients: clientIds, teams: teamIds } = choices[mode] ?? NOTHING
  const choose = (changes: Partial<Choice>) =>
    setChoices({ ...choices, [mode]: { clients: clientIds, teams: teamIds, ...changes } })
  const only = mode !== 'except'
  const save = useAction({
    send: ({ id, upID }: UserPermission, api) =>
      restrictUserPermission(api, {
        userId,
        id: upID ?? id,
        clientIds: [...clientIds],
        teamIds: [...teamIds],
        only,
        ifMatch: seen.etag,
      }),
    invalidates: restrictUserPermission.changes,
    done: messages.saved,
    onDone: onSaved,
    failed: null,
  })
  if (isConflict(save.error?.error) && seen.etag !== etag) {
    const { restricted, restricted_teams: teams } = seen.permission
    if (mode === modeOf(seen.permission) && mode === modeOf(permission))
      choose({
        clients: new Set(mergeLists(restricted, [...clientIds], permission.restricted).list),
        teams: new Set(mergeLists(teams, [...teamIds], permission.restricted_teams).list),
      })
    setSeen({ permission, etag })
  }

  const { restricted, restricted_teams } = seen.permission
  return {
    mode,
    setMode,
    clientIds,
    setClientIds: (clients: Chosen) => choose({ clients }),
    teamIds,
    setTeamIds: (teams: Chosen) => choose({ teams }),
    /** Whether nothing is chosen although something must be. */
    isIncomplete: only && clientIds.size + teamIds.size === 0,
    /** The permission on which the choice is based. */
    permission: seen.permission,
    isDirty: mode !== modeOf(seen.permission) || !isSame(clientIds, restricted) || !isSame(teamIds, restricted_teams),
    /** Saves the choice; its error contains the permission as it was before. */
    save,
  }
}

const NOTHING: Choice = { clients: new Set(), teams: new Set() }

function modeOf({ only, restricted_teams }: UserPermission): RestrictionMode {
  if (!only) return 'except'
  return restricted_teams.length > 0 ? 'teams' : 'clients'
}

const isSame = (chosen: Chosen, before: readonly string[]) =>
  chosen.size === before.length && before.every((id) => chosen.has(id))
