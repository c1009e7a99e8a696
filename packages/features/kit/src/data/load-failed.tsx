import { ApiError, errorText } from '@ssp/api'
import { ErrorState } from '@ssp/ui'

export interface LoadFailedProps {
  /** What could not be loaded. */
  title: string
  /** What was thrown. */
  error: unknown
  /** Hears 'Try again'. */
  onRetry: () => void
  /** Whether a retry is on its way. */
  retrying: boolean
}

/** Stands where something could not be loaded: the server's reason, Try again and the error id. */
export function LoadFailed({ error, ...rest }: LoadFailedProps) {
  return (
    <ErrorState {...rest} reason={errorText(error)} errorId={error instanceof ApiError ? error.errorId : undefined} />
  )
}
