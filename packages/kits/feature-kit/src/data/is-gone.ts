import { ApiError } from '@ssp/api'

/** Whether a record that was read before is not there any more. With fields it is one that was chosen in a form. */
export const isGone = (error: unknown): boolean => isMissing(error) && Object.keys(error.fields).length === 0

/** Whether a record is not there: that of the request, or one that was chosen in a form. */
export const isMissing = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 404
