import { ApiError } from '@ssp/api'

const fieldsOfMissing = (error: unknown): number | undefined =>
  error instanceof ApiError && error.status === 404 ? Object.keys(error.fields).length : undefined

/** Whether the record of a request, which was read before, no longer exists. */
export const isGone = (error: unknown): boolean => fieldsOfMissing(error) === 0

/** Whether a record that was chosen in a field of the form no longer exists. */
export const isChoiceGone = (error: unknown): boolean => (fieldsOfMissing(error) ?? 0) > 0
