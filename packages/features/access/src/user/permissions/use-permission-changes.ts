import { updateUserPermissions, type UserPermission } from '@ssp/api'
import { isConflict, useAction, useMessages } from '@ssp/feature-kit'
import { useCallback, useMemo, useState } from 'react'
import { userMessages } from '../messages'
import { changesOf, NONE, permissionDifferences, toggle, withoutSent, type Toggles } from './toggles'

/**
 * Toggles over the permissions as read, based on the version on which they were started. Changes of other users are shown,
 * and no toggle is lost.
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
    // The changes of the other user are on screen by now, so a retry is based on them.
    else if (inConflict && base.etag !== etag) setBase({ rows: base.rows, etag })
  }
  const differences = useMemo(() => permissionDifferences(base.rows, rows), [base.rows, rows])

  return {
    toggles,
    changes,
    /** The changes of other users; null if there are none, or there are no toggles. */
    differences:
      changes.length > 0 && !apply.isPending() && (inConflict || differences.length > 0) ? differences : null,
    failure: inConflict ? null : (apply.error?.error ?? null),
    isPending: apply.isPending(),
    flip: useCallback((row: UserPermission) => setToggles((before) => toggle(before, row, sent)), [sent]),
    /** Adopts a change of this user that was made outside the toggles and has been read again. */
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
