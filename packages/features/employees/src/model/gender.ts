import type { EmployeeMessages } from '../messages'

/** Spec 2 section 3, gender codes, in display order. */
export const genderCodes = [0, 1, 2, 3, 4, 5] as const

/** The label of a code; missing and unknown codes read 'Prefer not to say'. 0 is Female, not empty. */
export const genderLabel = (code: number | null | undefined, { genders }: Pick<EmployeeMessages, 'genders'>): string =>
  genders[genderCodes.find((known) => known === code) ?? 2]
