import { ApiError } from '@ssp/api'

/** Whether a record that was read before is not there any more. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404
