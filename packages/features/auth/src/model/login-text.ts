import type { ThemeContent } from '@ssp/api'
import { periodState } from '@ssp/feature-kit'

/** The client's heading and sub-heading; undefined if empty. */
export interface LoginText {
  heading?: string
  subHeading?: string
}

/**
 * The client's own texts in their period (spec 1 section 3, decision 43): both dates inclusive, a missing
 * date is open. `today` is the local date `YYYY-MM-DD`, which compares as text.
 */
export function loginText(content: ThemeContent | undefined, today: string): LoginText {
  if (!content) return {}
  const { loginHeading, loginSubHeading, loginTextStart, loginTextEnd } = content
  if (periodState(loginTextStart, loginTextEnd, today) !== 'running') return {}
  return { ...(loginHeading && { heading: loginHeading }), ...(loginSubHeading && { subHeading: loginSubHeading }) }
}
