import { ApiError, invalidateUsers, updateUserPermissions, type UserPermission } from '@ssp/api'
import { useApi, useMessages, useNotify } from '@ssp/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { userMessages } from '../messages'
import { changesOf, permissionDifferences, toggle, type Toggles } from './toggles'

const NONE: Toggles = new Map()

/**
 * Toggles over the permissions as read, and their way to the server. They are tied to the reading they were begun on:
 * what somebody else changes in the meantime is told, and no toggle is lost by it.
 */
export function usePermissionChanges(userId: string, rows: readonly UserPermission[], etag: string | undefined) {
  const api = useApi()
  const queries = useQueryClient()
  const notify = useNotify()
  const messages = useMessages(userMessages).permissions
  const [toggles, setToggles] = useState(NONE)
  const [base, setBase] = useState({ rows, etag })
  const [stale, setStale] = useState(false)
  const [adopting, setAdopting] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [sending, setSending] = useState(false)
  const busy = useRef(false)

  const changes = useMemo(() => changesOf(rows, toggles), [rows, toggles])
  if (adopting) setAdopting(false)
  if (base.rows !== rows || base.etag !== etag) {
    if (changes.length === 0 || adopting) setBase({ rows, etag })
    // What somebody else changed has been told by now: the next try is drawn from it.
    else if (stale && base.etag !== etag) setBase({ rows: base.rows, etag })
  }
  const differences = useMemo(() => permissionDifferences(base.rows, rows), [base.rows, rows])

  const flip = useCallback((row: UserPermission) => setToggles((before) => toggle(before, row)), [])
  const discard = useCallback(() => {
    setToggles(NONE)
    setStale(false)
    setFailure(null)
  }, [])

  const apply = async () => {
    if (busy.current || changes.length === 0) return
    busy.current = true
    setSending(true)
    setFailure(null)
    setStale(false)
    try {
      await updateUserPermissions(api, userId, changes, base.etag)
      // Told before it is read again, so that no toggle waits a moment longer than it counts.
      notify.success(messages.applied)
      await invalidateUsers(api, queries)
      setToggles(NONE)
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'stale'
      setStale(isStale)
      if (isStale) await invalidateUsers(api, queries)
      setFailure(isStale ? null : error)
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return {
    toggles,
    changes,
    /** What somebody else changed; null when nothing was, or nothing is waiting here. */
    differences: changes.length > 0 && (stale || differences.length > 0) ? differences : null,
    failure,
    sending,
    flip,
    /** Takes over a change of one's own, made beside the toggles and read by now. */
    adopt: () => setAdopting(true),
    discard,
    apply,
  }
}
