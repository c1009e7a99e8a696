import { ApiError, errorIdOf, errorText } from '@ssp/api'
import { ErrorState, type ErrorStateProps } from '@ssp/ui'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { useSsp } from '../provider/ssp-context'
import type { QueryLike } from './query-like'

/** Props of `QueryFailed`. */
export interface QueryFailedProps extends Pick<ErrorStateProps, 'action' | 'level'> {
  /** The query that failed; without an error it has answered that there is nothing. */
  query: Pick<QueryLike<unknown>, 'error' | 'isFetching' | 'refetch'>
  /** What could not be shown. Default a general sentence. */
  title?: string | undefined
  /** Said when the address names no such thing. Default the reason of the server. */
  missing?: string | undefined
}

/**
 * Shown in place of a query that failed: a title, the reason, the error id, Try again. A query has no fields to highlight, so
 * that reasons of the server for single fields are part of the reason. What the address asks for wrongly is not tried again.
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

// 400: what is in the address cannot be an id.
const namesNothing = (error: unknown) =>
  error === null || (error instanceof ApiError && [400, 404].includes(error.status))
