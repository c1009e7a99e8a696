const PREFIX = 'ssp.draft:'

/** All texts that are kept for a form; null without any. */
export function readTexts(key: string): Readonly<Record<string, string>> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}') as Record<string, unknown>
    const texts = Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return texts.length > 0 ? Object.fromEntries(texts) : null
  } catch {
    return null // storage is forbidden, or holds something else
  }
}

/** The kept entries of a form; null when nothing was typed. What is kept is not trusted: only texts of known fields count. */
export function readDraft<T extends Readonly<Record<string, string>>>(key: string, known: T): Partial<T> | null {
  const kept = readTexts(key) ?? {}
  const texts = Object.keys(known).flatMap((field) => {
    const text = kept[field]
    return text !== undefined && text !== known[field] ? [[field, text] as const] : []
  })
  return texts.length > 0 ? (Object.fromEntries(texts) as Partial<T>) : null
}

/** Keeps the entries of a form for this tab. */
export function keepDraft(key: string, draft: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    // forbidden or full: the entries live as long as the page
  }
}

/** Gives up the entries of one form. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // see keepDraft
  }
}

/** Gives up everything that was kept in this tab, as signing out does. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // see keepDraft
  }
}
