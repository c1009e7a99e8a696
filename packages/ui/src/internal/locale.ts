import { useContext } from 'react'
import { LanguageContext } from './messages-context'

/**
 * The locale of date fields in a language. In Switzerland dates are DD.MM.YYYY and weeks start on Monday in every language;
 * of the English locales it is the only one.
 *
 * @param language BCP 47
 * @param direction React Aria derives it from the locale
 */
export function pickerLocale(language: string, direction: 'ltr' | 'rtl' = 'ltr'): string {
  const [primary = 'en'] = language.split('-')
  return direction === 'rtl' ? `${primary}-Arab-CH` : `${primary}-CH`
}

/** The locale of date fields and calendars, in the language around them. */
export const usePickerLocale = (direction: 'ltr' | 'rtl' = 'ltr'): string =>
  pickerLocale(useContext(LanguageContext), direction)
