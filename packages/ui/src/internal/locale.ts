/** The only English locale with dates as DD.MM.YYYY and weeks starting on Monday. */
export const locale = 'en-CH'

/** A right-to-left variant, because React Aria derives the direction from the locale. */
export const rightToLeftLocale = 'en-Arab-CH'
