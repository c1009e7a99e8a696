import { ApiError } from '@ssp/api'
import { Failure, useMessages } from '@ssp/feature-kit'
import { Banner } from '@ssp/ui'
import { userMessages } from './messages'

/** Props of `ScopeFailure`. */
export interface ScopeFailureProps {
  /** The action that failed. */
  title: string
  /** The last failed action. */
  action: { error: { error: unknown } | null }
}

/** Explains why an access was not granted or removed, most often because another user was faster. */
export function ScopeFailure({ title, action }: ScopeFailureProps) {
  const { changedElsewhere } = useMessages(userMessages)
  if (!action.error) return null
  const { error } = action.error
  const isLate = error instanceof ApiError && (error.status === 404 || error.status === 409)
  return isLate ? <Banner kind="warning" text={changedElsewhere} /> : <Failure title={title} error={error} />
}
