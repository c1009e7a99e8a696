/** A day typed with equal separators and two digits each for day and month. */
const TYPED = /^(\d{2})([/-])(\d{2})\2(\d{4})$/

/**
 * The search text for the logs: a day typed as DD/MM/YYYY or DD-MM-YYYY becomes YYYY-MM-DD if day and month are valid; any
 * other text is sent as typed (spec 2 section 5, 2-decisions 111).
 */
export function logSearch(typed: string): string {
  const text = typed.trim()
  const [, day = '', , month = '', year] = TYPED.exec(text) ?? []
  const isDay = Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
  return year && isDay ? `${year}-${month}-${day}` : text
}

/**
 * The label of an interaction type; an unknown one is shown with spaces and an upper-case first letter (2-decisions 110).
 */
export function interactionLabel(type: string): string {
  const text = type.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
