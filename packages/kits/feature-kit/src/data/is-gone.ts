import { ApiError } from '@ssp/api'

const fieldsOfMissing = (error: unknown): number | undefined =>
  error instanceof ApiError && error.status === 404 ? Object.keys(error.fields).length : undefined

/** Whether the record of a request no longer exists, although it was read before. */
export const isGone = (error: unknown): boolean => fieldsOfMissing(error) === 0

/** Whether a record chosen in a form field no longer exists. */
export const isChoiceGone = (error: unknown): boolean => (fieldsOfMissing(error) ?? 0) > 0
