const PREFIX = 'ssp.draft:'

/** Entries of a form by field. */
export type Draft = Readonly<Record<string, unknown>>

/** Names the entries of a form by the client and the person. */
export const draftKey = (clientId: string, userId: string, form: string): string => `${clientId}:${userId}:${form}`

/** The persisted entries of a form; null without any. They come from the browser's storage, so check each before use. */
export function readDraft(key: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null')
    return typeof stored === 'object' && stored !== null && Object.keys(stored).length > 0 ? (stored as Draft) : null
  } catch {
    return null // storage is forbidden, or holds something else
  }
}

/** Persists the entries of a form for this tab. */
export function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    // forbidden or full: the entries live as long as the page
  }
}

/** Deletes the entries of one form. */
export function deleteDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // see writeDraft
  }
}

/** Deletes everything persisted in this tab, as signing out does. */
export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // see writeDraft
  }
}
