import type { ThemeContent } from '@ssp/api'
import { periodState } from '@ssp/feature-kit'

/** Days are `YYYY-MM-DD`; equal ones are allowed, and either may be missing (decision 67). */
export const isInOrder = ({ loginTextStart: start, loginTextEnd: end }: ThemeContent): boolean =>
  !start || !end || start <= end

/** When the login page shows the texts; dates are `YYYY-MM-DD`. */
export type LoginTextState =
  | { is: 'unset' }
  /** Until the end of the day `until`; null if there is no end. */
  | { is: 'shown'; until: string | null }
  | { is: 'upcoming'; from: string }
  /** `since` is the first day without them. */
  | { is: 'over'; since: string }

/**
 * Whether the login page shows the texts on a day, by the rule `periodState` of the kit.
 * @returns undefined while the dates are not in order
 */
export function loginTextState(content: ThemeContent, today: string): LoginTextState | undefined {
  const { loginHeading, loginSubHeading, loginTextStart: start, loginTextEnd: end } = content
  if (!isInOrder(content)) return undefined
  if (!loginHeading && !loginSubHeading) return { is: 'unset' }
  const state = periodState(start, end, today)
  if (state === 'upcoming' && start) return { is: 'upcoming', from: start }
  if (state === 'over' && end) return { is: 'over', since: dayAfter(end) }
  return { is: 'shown', until: end || null }
}

function dayAfter(day: string): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
