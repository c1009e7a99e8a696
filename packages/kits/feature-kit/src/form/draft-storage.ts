import type { SessionUser } from '@ssp/api'
import { deleteEntries, readEntry, writeEntry, type StoragePort } from '../storage/storage-port'

const PREFIX = 'ssp.draft:'

/** Entries of a form by field. */
export type Draft = Readonly<Record<string, unknown>>

/** Identifies the entries of a form by client and account. */
export const draftKey = (clientId: string, userId: string, form: string): string => `${clientId}:${userId}:${form}`

/**
 * The persisted entries of a form; null if there are none. They come from a store of the host, so validate each before use.
 */
export function readDraft(storage: StoragePort, key: string): Draft | null {
  const stored = readEntry(storage, 'tab', PREFIX + key)
  return typeof stored === 'object' && stored !== null && Object.keys(stored).length > 0 ? (stored as Draft) : null
}

/** Persists the entries of a form for this tab. */
export const writeDraft = (storage: StoragePort, key: string, draft: Draft): void =>
  writeEntry(storage, 'tab', PREFIX + key, draft)

/** Deletes the entries of one form. */
export const deleteDraft = (storage: StoragePort, key: string): void => writeEntry(storage, 'tab', PREFIX + key, null)

/** Deletes the entries of an account in this tab. */
export const deleteDrafts = (storage: StoragePort, userId: string | undefined): void =>
  deleteEntries(storage, 'tab', PREFIX, (key) => key.split(':')[2] !== userId)

/** Deletes the entries that the account signed in before to the same client left in this tab, including across reloads. */
export function forgetFormer(storage: StoragePort, { id, homeClientId }: SessionUser): void {
  const key = `ssp.reader:${homeClientId}`
  const former = readEntry(storage, 'tab', key)
  if (former !== id) deleteDrafts(storage, String(former))
  writeEntry(storage, 'tab', key, id)
}
