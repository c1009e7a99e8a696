/** English words with dates as DD.MM.YYYY and weeks from Monday: the only English locale that has both. */
export const locale = 'en-CH'

/** The same in a script that runs from right to left, for what React Aria takes from the direction of a language. */
export const rightToLeftLocale = 'en-Arab-CH'
