import { updateUserPermissions, type UserPermission } from '@ssp/api'
import { isConflict, useAction, useMessages } from '@ssp/feature-kit'
import { useCallback, useMemo, useState } from 'react'
import { userMessages } from '../messages'
import { changesOf, NONE, permissionDifferences, toggle, withoutSent, type Toggles } from './toggles'

/**
 * Toggles over the permissions as read. They are based on the version they were begun on: what somebody else changes is
 * shown, and no toggle is lost by it.
 */
export function usePermissionChanges(userId: string, rows: readonly UserPermission[], etag: string | undefined) {
  const messages = useMessages(userMessages).permissions
  const [toggles, setToggles] = useState(NONE)
  const [sent, setSent] = useState(NONE)
  const [base, setBase] = useState({ rows, etag })
  const [adopting, setAdopting] = useState(false)
  const changes = useMemo(() => changesOf(rows, toggles), [rows, toggles])
  const apply = useAction({
    send: (wanted: Toggles, api) =>
      updateUserPermissions(api, { userId, permissions: changesOf(rows, wanted), ifMatch: base.etag }),
    invalidates: updateUserPermissions.changes,
    done: messages.applied,
    onDone: (_, applied) => {
      setToggles((now) => withoutSent(now, applied))
      setAdopting(true)
    },
    failed: null,
  })

  const inConflict = isConflict(apply.error?.error)
  if (adopting) setAdopting(false)
  if (base.rows !== rows || base.etag !== etag) {
    if (changes.length === 0 || adopting) setBase({ rows, etag })
    // The changes of somebody else are on screen by now: the next try is based on them.
    else if (inConflict && base.etag !== etag) setBase({ rows: base.rows, etag })
  }
  const differences = useMemo(() => permissionDifferences(base.rows, rows), [base.rows, rows])

  return {
    toggles,
    changes,
    /** What somebody else changed; null when nothing was, or nothing is toggled here. */
    differences:
      changes.length > 0 && !apply.isPending() && (inConflict || differences.length > 0) ? differences : null,
    failure: inConflict ? null : (apply.error?.error ?? null),
    isPending: apply.isPending(),
    flip: useCallback((row: UserPermission) => setToggles((before) => toggle(before, row, sent)), [sent]),
    /** Takes over an own change that was made beside the toggles and has been read again. */
    adopt: () => setAdopting(true),
    discard: () => {
      setToggles(NONE)
      apply.reset()
    },
    apply: async () => {
      setSent(toggles)
      await apply.run(toggles)
      setSent(NONE)
    },
  }
}
