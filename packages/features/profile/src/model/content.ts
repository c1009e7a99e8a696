import type { ThemeContent } from '@ssp/api'

/** Days are `YYYY-MM-DD`; equal ones are allowed, either may be missing (decision 67). */
export const isInOrder = ({ loginTextStart: start, loginTextEnd: end }: ThemeContent): boolean =>
  !start || !end || start <= end
