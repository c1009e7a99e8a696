import { ApiError, invalidateUsers, restrictUserPermission, type UserPermission } from '@ssp/api'
import { useApi, useMessages, useNotify } from '@ssp/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isStale } from '../../change/changes'
import { userMessages } from '../messages'

type Chosen = ReadonlySet<string>

/**
 * Where a permission shall not apply, and its way to the server. The choice is tied to the version that it was begun
 * on; when somebody else was first it is kept, and the next try is drawn from how the permission stands by then.
 */
export function useRestriction(userId: string, permission: UserPermission, etag: string | undefined) {
  const api = useApi()
  const queries = useQueryClient()
  const notify = useNotify()
  const messages = useMessages(userMessages).restriction
  const [seen, setSeen] = useState({ permission, etag })
  const [clientIds, setClientIds] = useState<Chosen>(() => new Set(permission.restricted))
  const [teamIds, setTeamIds] = useState<Chosen>(() => new Set(permission.restricted_teams))
  const [refused, setRefused] = useState<{ error: ApiError; before: UserPermission } | null>(null)
  const [saving, setSaving] = useState(false)
  // What was told is what the next try is drawn from.
  if (refused && isStale(refused.error) && seen.etag !== etag) setSeen({ permission, etag })

  const { upID, restricted, restricted_teams } = seen.permission
  const save = async (): Promise<boolean> => {
    if (saving || upID === null) return false
    setSaving(true)
    try {
      const restriction = { id: upID, clientIds: [...clientIds], teamIds: [...teamIds] }
      await restrictUserPermission(api, userId, restriction, seen.etag)
      notify.success(messages.saved)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused({ error, before: seen.permission })
      return false
    } finally {
      await invalidateUsers(api, queries)
      setSaving(false)
    }
  }

  return {
    clientIds,
    setClientIds,
    teamIds,
    setTeamIds,
    /** The permission as the choice is drawn from it. */
    permission: seen.permission,
    unsaved: !isSame(clientIds, restricted) || !isSame(teamIds, restricted_teams),
    refused,
    forget: () => setRefused(null),
    saving,
    save,
  }
}

const isSame = (chosen: Chosen, before: readonly string[]) =>
  chosen.size === before.length && before.every((id) => chosen.has(id))
