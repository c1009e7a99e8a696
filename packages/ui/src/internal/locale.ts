import { useContext } from 'react'
import { LanguageContext } from './messages-context'

/**
 * The locale of date fields in a language. Swiss locales use DD.MM.YYYY and start the week on Monday in every language;
 * en-CH is the only English locale that does both.
 * @param language BCP 47
 * @param direction React Aria derives it from the locale
 */
export function pickerLocale(language: string, direction: 'ltr' | 'rtl' = 'ltr'): string {
  const [primary = 'en'] = language.split('-')
  return direction === 'rtl' ? `${primary}-Arab-CH` : `${primary}-CH`
}

/** The locale of date fields and calendars, from the surrounding language. */
export const usePickerLocale = (direction: 'ltr' | 'rtl' = 'ltr'): string =>
  pickerLocale(useContext(LanguageContext), direction)
