import { ApiError, errorIdOf, errorText } from '@ssp/api'
import { ErrorState, type ErrorStateProps } from '@ssp/ui'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { useSsp } from '../provider/ssp-context'
import type { QueryLike } from './query-like'

/** Props of `QueryFailed`. */
export interface QueryFailedProps extends Pick<ErrorStateProps, 'action' | 'level'> {
  /** The failed query. Without an error, it has returned that there is nothing. */
  query: Pick<QueryLike<unknown>, 'error' | 'isFetching' | 'refetch'>
  /** What could not be shown. Default: a general sentence. */
  title?: string | undefined
  /** Shown when the address names a record that does not exist. Default: the reason of the server. */
  missing?: string | undefined
}

/**
 * Replaces a failed query: title, reason, error id, Try again. A query has no fields to highlight, so the server's reasons
 * for single fields are part of the reason. An invalid address cannot be retried.
 */
export function QueryFailed({ query, title, missing, ...rest }: QueryFailedProps) {
  const texts = useMessages(kitMessages).data
  const { errorFallback } = useSsp()
  const { error, isFetching, refetch } = query
  const retry = () => void refetch()
  if (errorFallback && error) return errorFallback(error, retry)
  const rejected = error instanceof ApiError && Object.values(error.fields).join(' ')
  const reason =
    missing !== undefined && namesNothing(error)
      ? { reason: missing }
      : rejected
        ? { reason: rejected }
        : { reason: errorText(error), errorId: errorIdOf(error), onRetry: retry, retrying: isFetching }
  return <ErrorState title={title ?? texts.failed} {...rest} {...reason} />
}

// 400: the value in the address cannot be an id.
const namesNothing = (error: unknown) =>
  error === null || (error instanceof ApiError && [400, 404].includes(error.status))
