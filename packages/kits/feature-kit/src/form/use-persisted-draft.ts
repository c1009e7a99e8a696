import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSsp } from '../provider/ssp-context'
import { useSession } from '../session/use-session'
import { useStorage } from '../storage/use-storage'
import { same } from './same'
import { deleteDraft, draftKey, readDraft, writeDraft, type Draft } from './draft-storage'

/** When entries are persisted: when the session ends, at every change so that they survive a reload, or never. */
export type Persistence = 'session-end' | 'reload' | 'never'

/** The persisted entries of a form, for the same account and client in this tab. */
export interface PersistedDraft {
  key: string
  when: Persistence
  /** The entries found when the form was first rendered; null if there were none. */
  restored: Draft | null
  /** Deletes the persisted entries. */
  forget: () => void
}

/**
 * Reads unsent entries of a form. Signing out in this tab deletes them, and so does the sign-in of another account.
 * @param name name of the form, with the id of its record
 */
export function usePersistedDraft(name: string, when: Persistence = 'session-end'): PersistedDraft {
  const key = useDraftKey(name)
  const storage = useStorage()
  const [restored] = useState(() => (when === 'never' ? null : readDraft(storage, key)))
  return useMemo(
    () => ({ key, when, restored, forget: () => deleteDraft(storage, key) }),
    [storage, key, when, restored],
  )
}

/**
 * Persists the entries of a form in this tab. Never use it for a password.
 * @param entries unsent entries; null if there is nothing to lose
 * @param isOffered whether restored entries are offered instead of put into the form. Default false
 */
export function usePersistEntries({ key, when }: PersistedDraft, entries: Draft | null, isOffered = false): void {
  const { api, storage } = useSsp()
  const { session } = api
  const persist = useEffectEvent(() => entries && when !== 'never' && writeDraft(storage, key, entries))
  useEffect(() => session.onSignedOut((reason) => void (reason !== 'user' && persist())), [session])
  // The restored entries are now in the form and are persisted from there.
  useEffect(() => {
    if (!isOffered) deleteDraft(storage, key)
  }, [storage, key, isOffered])
  const text = when === 'reload' ? JSON.stringify(entries) : undefined
  useEffect(() => {
    if (text === 'null') deleteDraft(storage, key)
    else if (text !== undefined) writeDraft(storage, key, JSON.parse(text) as Draft)
  }, [storage, key, text])
}

/**
 * Whether entries of a form are persisted, for the page that opens it again. Entries equal to the record are deleted.
 * @param record the initial values of the form. Default: an empty form
 */
export function useHasDraft(name: string, record?: Draft): boolean {
  const key = useDraftKey(name)
  const storage = useStorage()
  const [draft] = useState(() => readDraft(storage, key))
  const [differs] = useState(
    () => !record || Object.keys(record).some((field) => draft && field in draft && !same(draft[field], record[field])),
  )
  useEffect(() => {
    if (!differs) deleteDraft(storage, key)
  }, [storage, key, differs])
  return draft !== null && differs
}

// The account that made the input stays its owner when the session ends while the form is open.
function useDraftKey(name: string): string {
  const clientId = useSsp().client.id
  const { user } = useSession()
  const [owner] = useState(user?.id ?? '')
  return draftKey(clientId, owner, name)
}
