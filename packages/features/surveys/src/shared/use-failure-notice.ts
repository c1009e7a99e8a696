import { useNotify, type QueryLike } from '@ssp/feature-kit'
import { useEffect } from 'react'

/**
 * Shows a failed first read as a notification titled 'Error' (R2-690). Content that is already on screen stays without one.
 */
export function useFailureNotice({ data, error }: Pick<QueryLike<unknown>, 'data' | 'error'>): void {
  const notify = useNotify()
  const failure = data === undefined ? error : null
  useEffect(() => {
    if (failure) notify.error(failure)
  }, [failure, notify])
}
