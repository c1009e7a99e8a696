import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSsp } from '../provider/ssp-context'
import { useSession } from '../session/use-session'
import { useStorage } from '../storage/use-storage'
import { same } from './same'
import { deleteDraft, draftKey, readDraft, writeDraft, type Draft } from './draft-storage'

/** When entries are persisted: as the session ends under them, at every change so that a reload keeps them too, or never. */
export type Persistence = 'session-end' | 'reload' | 'never'

/** The persisted entries of one form of the same person in the same client of this tab. */
export interface PersistedDraft {
  key: string
  when: Persistence
  /** What was found when the form was drawn; null for none. */
  restored: Draft | null
  /** Deletes what is persisted. */
  forget: () => void
}

/**
 * Entries of a form that were left unsent. Signing out in this tab deletes them, and so does another person's sign-in.
 *
 * @param name of the form, with the id of its record
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
 * Persists the entries of a form in this tab. Never for a password.
 *
 * @param entries not sent yet; null while there is nothing to lose
 * @param isOffered whether what was found is not in the form until the person takes it up. Default false
 */
export function usePersistEntries({ key, when }: PersistedDraft, entries: Draft | null, isOffered = false): void {
  const { api, storage } = useSsp()
  const { session } = api
  const persist = useEffectEvent(() => entries && when !== 'never' && writeDraft(storage, key, entries))
  useEffect(() => session.onSignedOut((reason) => void (reason !== 'user' && persist())), [session])
  // What was restored is in the form now; it is persisted again from there.
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
 *
 * @param record the values that the form begins with. Default an empty form
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

// The person who typed stays the owner when the session ends under the form.
function useDraftKey(name: string): string {
  const clientId = useSsp().client.id
  const { user } = useSession()
  const [owner] = useState(user?.id ?? '')
  return draftKey(clientId, owner, name)
}
