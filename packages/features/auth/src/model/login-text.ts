import type { ThemeContent } from '@ssp/api'

/** Heading and sub-heading that the client wrote; empty ones are absent. */
export interface LoginText {
  heading?: string
  subHeading?: string
}

/**
 * The client's own words while their time lasts (spec 1 section 3, decision 43): both ends included, an end that is not
 * given is open. `today` is `YYYY-MM-DD` by the local calendar, which compares as text.
 */
export function loginText(content: ThemeContent | undefined, today: string): LoginText {
  if (!content) return {}
  const { loginHeading, loginSubHeading, loginTextStart, loginTextEnd } = content
  const running = (!loginTextStart || loginTextStart <= today) && (!loginTextEnd || today <= loginTextEnd)
  if (!running) return {}
  return { ...(loginHeading && { heading: loginHeading }), ...(loginSubHeading && { subHeading: loginSubHeading }) }
}
