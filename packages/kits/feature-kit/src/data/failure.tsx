import { errorIdOf, errorText } from '@ssp/api'
import { Banner } from '@ssp/ui'

/** Props of `Failure`. */
export interface FailureProps {
  /** The action that failed. */
  title: string
  /** The thrown error. */
  error?: unknown
}

/** Says what failed and why, as far as the server explained it (decision 114). */
export function Failure({ title, error }: FailureProps) {
  const reason = error === undefined ? '' : errorText(error, '')
  return <Banner title={reason ? title : undefined} text={reason || title} errorId={errorIdOf(error)} />
}
