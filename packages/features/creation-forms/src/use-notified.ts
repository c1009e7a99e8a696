import { isAbort } from '@ssp/api'
import { useMessages, useNotify } from '@ssp/feature-kit'
import { creationFormMessages } from './messages'

/** Reports the error of a failed call as a notification titled 'Error', and rethrows it (R4-524 to R4-526). */
export function useNotified() {
  const notify = useNotify()
  const { failure } = useMessages(creationFormMessages)
  return async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call
    } catch (error) {
      if (!isAbort(error)) notify.error(error, { fallback: failure })
      throw error
    }
  }
}
