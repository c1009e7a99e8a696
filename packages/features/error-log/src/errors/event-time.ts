const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const two = (value: number) => String(value).padStart(2, '0')

function ordinal(day: number): string {
  const suffix = ['th', 'st', 'nd', 'rd'][day % 10]
  return `${day}${(day > 10 && day < 14 ? undefined : suffix) ?? 'th'}`
}

/** `3rd Feb 24` in local time (R4-268). */
export const eventDate = (date: Date): string =>
  `${ordinal(date.getDate())} ${MONTHS[date.getMonth()] ?? ''} ${two(date.getFullYear() % 100)}`

/** `09:05:07` in local time (R4-269). */
export const eventTime = (date: Date): string =>
  [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')
