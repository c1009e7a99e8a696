import type { EmployeeMessages } from '../messages'

/** Spec 2 section 3, gender codes, in the order in which they are offered. */
export const genderCodes = [0, 1, 2, 3, 4, 5] as const

/** The word for a code; missing and unknown codes read 'Prefer not to say'. 0 is Female, not empty. */
export const genderLabel = (code: number | null | undefined, { genders }: Pick<EmployeeMessages, 'genders'>): string =>
  genders[genderCodes.find((known) => known === code) ?? 2]
