import { ApiError } from '@ssp/api'

/** The error of one field, as the server rejects it. */
export const rejectedAt = (field: string, message: string) =>
  new ApiError({ status: 400, code: 'invalid', message, fields: { [field]: message } })
