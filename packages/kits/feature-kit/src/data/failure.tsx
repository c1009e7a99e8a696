import { errorIdOf, errorText } from '@ssp/api'
import { Banner } from '@ssp/ui'

/** Props of `Failure`. */
export interface FailureProps {
  /** What did not work. */
  title: string
  /** What was thrown. */
  error?: unknown
}

/** What did not work, and why as far as the server told it (decision 114). */
export function Failure({ title, error }: FailureProps) {
  const reason = error === undefined ? '' : errorText(error, '')
  return <Banner title={reason ? title : undefined} text={reason || title} errorId={errorIdOf(error)} />
}
