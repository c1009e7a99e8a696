import type { Language } from '@ssp/api'
import type { MessageOverrides } from '@ssp/feature-kit'
import { useSyncExternalStore } from 'react'
import { storedLanguage, storeLanguage } from './stored-language'

/** The languages of the portal, each under its own name. */
export const languages: readonly { locale: Language; label: string }[] = [
  { locale: 'en', label: 'English' },
  { locale: 'de', label: 'Deutsch' },
]

/** The texts of a language, which replace the English ones in the code. */
const texts: Record<Language, () => Promise<MessageOverrides>> = {
  en: async () => ({}),
  de: async () => (await import('./german')).german,
}

let current: { locale: Language; messages: MessageOverrides } = { locale: 'en', messages: {} }
let wanted = current.locale
const listeners = new Set<() => void>()

/**
 * Shows the portal in a language once its texts have loaded, and from the start at the next visit in this browser.
 * @throws if the texts cannot be loaded; the previous language stays
 */
export async function showLanguage(locale: Language): Promise<void> {
  wanted = locale
  const messages = await texts[locale]()
  // Another choice was made while the texts were loading.
  if (wanted !== locale) return
  current = { locale, messages }
  document.documentElement.lang = locale
  storeLanguage(locale)
  for (const listener of listeners) listener()
}

/** Shows the language of the last visit before anything is rendered; English if its texts cannot be loaded. */
export async function restoreLanguage(): Promise<void> {
  const stored = storedLanguage()
  if (stored !== current.locale) await showLanguage(stored).catch(() => undefined)
}

/** The language of an account, if it has chosen one that the portal has. */
export const languageOf = (user: { language: string | null } | null): Language | undefined =>
  languages.find(({ locale }) => locale === user?.language)?.locale

/** For the connection: errors are in the displayed language. */
export const errorTexts = { language: () => current.locale, messages: () => current.messages['api'] }

/** The language that is shown, with the texts that replace the English ones. */
export const useLanguage = () => useSyncExternalStore(subscribe, () => current)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
