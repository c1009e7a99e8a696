import { formatDate } from '@ssp/feature-kit'

/** `04/03/2025` in local time, for the readers of an article (spec 4 section 2.3); empty without a value. */
export const slashedDate = (iso: string): string => formatDate(iso).replaceAll('.', '/')

/** `09:12:30` in local time. */
export const clockTime = (iso: string): string => new Date(iso).toTimeString().slice(0, 8)
