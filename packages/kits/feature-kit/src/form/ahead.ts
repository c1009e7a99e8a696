import { toApiDate } from '../format/dates'

/**
 * Today in local time as `YYYY-MM-DD`: the first allowed day of a date that must not be in the past (`x-ssp-ahead` of the
 * contract).
 */
export const today = (): string => toApiDate(new Date())

/** Whether a day, `YYYY-MM-DD`, is today or later. */
export const isAhead = (day: string): boolean => day >= today()
