/** The first day of birth that is taken; an earlier one is a typing error. */
export const FIRST_BIRTHDAY = '1900-01-01'

/** Whether a text is a day of the calendar, YYYY-MM-DD, not before 1900 and not after today. */
export function isBirthday(text: string, today: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text) &&
    text >= FIRST_BIRTHDAY &&
    text <= today
  )
}
