import type { SearchHit } from '@ssp/api'

const PREFIX = 'ssp.recent:'
const MOST = 6

/** What was chosen before: a record, or a page or action by its address. */
export type Recent = SearchHit | { kind: 'page'; id: string }

const keyOf = (clientId: string, userId: string) => `${PREFIX}${clientId}:${userId}`
const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && typeof value.id === 'string'

/** The last choices of an account at a client, the latest first. They come from the browser's storage, so check each before use. */
export function readRecent(clientId: string, userId: string): Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(clientId, userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent) : []
  } catch {
    return []
  }
}

/** Puts a choice before the others. Storage may be forbidden; then it is not kept. */
export function keepRecent(clientId: string, userId: string, choice: Recent): void {
  try {
    const others = readRecent(clientId, userId).filter(({ kind, id }) => kind !== choice.kind || id !== choice.id)
    localStorage.setItem(keyOf(clientId, userId), JSON.stringify([choice, ...others].slice(0, MOST)))
  } catch {
    // see above
  }
}

/** Deletes the choices of every account on this device: they hold names of people. */
export function forgetRecent(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // see above
  }
}
