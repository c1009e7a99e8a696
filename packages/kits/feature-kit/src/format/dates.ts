/** The time of an ISO text, or the local midnight of a day; null for anything else. */
function momentOf(iso: string | null | undefined): Date | null {
  const [text = '', day, time] = /^\d{4}-\d\d-(\d\d)(T.*)?$/.exec(iso ?? '') ?? []
  const date = new Date(time === undefined ? `${text}T00:00` : text)
  // Some browsers parse 30 February as 2 March.
  const isReal = time === undefined ? date.getDate() === Number(day) : !Number.isNaN(date.getTime())
  return isReal ? date : null
}

const padded = (value: number, length = 2) => String(value).padStart(length, '0')
const dayOf = (date: Date) => padded(date.getDate())
const monthOf = (date: Date) => padded(date.getMonth() + 1)
const yearOf = (date: Date) => padded(date.getFullYear(), 4)

/** `04.03.2025` in local time, from an ISO day or time; empty without a value (spec 1 section 9). */
export const formatDate = (iso: string | null | undefined): string => {
  const date = momentOf(iso)
  return date ? `${dayOf(date)}.${monthOf(date)}.${yearOf(date)}` : ''
}

/** `04.03.2025 09:12` in local time; empty without a value (spec 1 section 9). */
export const formatDateTime = (iso: string | null | undefined): string => {
  const date = momentOf(iso)
  return date ? `${formatDate(iso)} ${padded(date.getHours())}:${padded(date.getMinutes())}` : ''
}

/** `04/03/2025` in local time, from an ISO day or time; empty without a value. */
export const formatSlashDate = (iso: string | null | undefined): string => formatDate(iso).replaceAll('.', '/')

/**
 * `04/03/2025 21:12`, in a time zone; empty without a value. Only for analytics (spec 4 section 2, docs/decisions/0033).
 * @param timeZone IANA name. Default: that of the browser
 */
export function formatSlashDateTime(iso: string | null | undefined, timeZone?: string): string {
  const date = momentOf(iso)
  return date ? slashDateTime(timeZone).format(date).replace(', ', ' ') : ''
}

const slashDateTime = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })

/** `2025-03-04`, the wire format of days, in the local calendar. */
export const toApiDate = (date: Date): string => `${yearOf(date)}-${monthOf(date)}-${dayOf(date)}`

/** `2025-03-04`, the day of a time in a time zone. Default: that of the browser. */
export const dayIn = (date: Date, timeZone: string | undefined): string =>
  // Swedish dates have the wire format.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(date)
