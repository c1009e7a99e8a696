import type { Language } from '@ssp/api'

const key = 'ssp.language'
const known: readonly string[] = ['en', 'de'] satisfies Language[]

/** The language of the last visit in this browser; English if there was none. */
export function storedLanguage(): Language {
  const stored = localStorage.getItem(key) ?? ''
  return known.includes(stored) ? (stored as Language) : 'en'
}

export const storeLanguage = (language: Language): void => localStorage.setItem(key, language)
