import type { SearchHit } from '@ssp/api'
import { browserStoragePort as storage, deleteEntries, readEntry, writeEntry } from '@ssp/feature-kit'

const PREFIX = 'ssp.recent:'
const MOST = 6

/** An earlier choice: a record, or a page or action by its address. */
export type Recent = SearchHit | { kind: 'page'; id: string }

const keyOf = (clientId: string, userId: string) => `${PREFIX}${clientId}:${userId}`
const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && typeof value.id === 'string'

/** The last choices of an account at a client, newest first. */
export function readRecent(clientId: string, userId: string): Recent[] {
  const stored = readEntry(storage, 'device', keyOf(clientId, userId))
  return Array.isArray(stored) ? stored.filter(isRecent) : []
}

/** Puts a choice before the others. */
export function keepRecent(clientId: string, userId: string, choice: Recent): void {
  const others = readRecent(clientId, userId).filter(({ kind, id }) => kind !== choice.kind || id !== choice.id)
  writeEntry(storage, 'device', keyOf(clientId, userId), [choice, ...others].slice(0, MOST))
}

/** Deletes the choices of every account on this device, because they contain names of people. */
export const forgetRecent = (): void => deleteEntries(storage, 'device', PREFIX)
