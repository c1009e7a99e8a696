import { ApiError } from '@ssp/api'

/** The server's error of one field. */
export const rejectedAt = (field: string, message: string) =>
  new ApiError({ status: 400, code: 'invalid', message, fields: { [field]: message } })
