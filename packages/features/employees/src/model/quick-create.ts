import type { QuickCreateEmployee } from '@ssp/api'
import * as z from 'zod/mini'
import { FIRST_BIRTHDAY } from './birthdays'
import { isPhoneNumber } from './phone-numbers'

/** The entries of the quick create panel: text as typed, '' when empty (spec 4 section 3, 2-decisions 71). */
export type QuickCreateDraft = {
  forename: string
  surname: string
  identifier: string
  email: string
  mobileNumber: string
  telephoneNumber: string
  /** `YYYY-MM-DD`. */
  dateOfBirth: string
  /** A gender code as text. */
  gender: string
  /** One of the teams to which the user is limited. */
  teamId: string
}

export const emptyDraft: QuickCreateDraft = {
  forename: '',
  surname: '',
  identifier: '',
  email: '',
  mobileNumber: '',
  telephoneNumber: '',
  dateOfBirth: '',
  gender: '',
  teamId: '',
}

const textFields = [
  'forename',
  'surname',
  'identifier',
  'email',
  'mobileNumber',
  'telephoneNumber',
  'dateOfBirth',
] as const satisfies readonly (keyof QuickCreateDraft)[]

const phone = () => z.string().check(z.refine(isPhoneNumber, 'phone'))

/**
 * The rule of the panel (spec 4 section 5, 2-decisions 70): any one of forename, surname, identifier and e-mail is enough,
 * although three labels are marked required and the message asks for all.
 */
export const quickCreateSchema = z
  .object({
    forename: z.string(),
    surname: z.string(),
    identifier: z.string(),
    email: z.string(),
    mobileNumber: phone(),
    telephoneNumber: phone(),
    dateOfBirth: z.string(),
    gender: z.string(),
    teamId: z.string(),
  })
  .check(
    z.refine(
      ({ forename, surname, identifier, email }) =>
        [forename, surname, identifier, email].some((text) => text.trim() !== ''),
      {
        message: 'incomplete',
        path: ['forename'],
      },
    ),
  )

/** The rule of the panel on a day: a day of birth is not before 1900 and not after it. A user who is limited to several teams must choose one. */
export const quickCreateSchemaOn = (today: string, choosesTeam = false) =>
  quickCreateSchema.check(
    z.refine(({ teamId }) => !choosesTeam || teamId !== '', { message: 'team', path: ['teamId'] }),
    z.refine(({ dateOfBirth: born }) => born === '' || (born >= FIRST_BIRTHDAY && born <= today), {
      message: 'birthday',
      path: ['dateOfBirth'],
    }),
  )

/** What is sent: trimmed, without what is empty. The flags and the client id are the call's own. */
export function toRequest(draft: QuickCreateDraft): QuickCreateEmployee {
  const request: QuickCreateEmployee = {}
  for (const field of textFields) {
    const text = draft[field].trim()
    if (text !== '') request[field] = text
  }
  if (draft.gender !== '') request.gender = Number(draft.gender)
  if (draft.teamId !== '') request.teamId = draft.teamId
  return request
}

/**
 * What the response to the create says: null when nothing was made (R2-564), else the new employee's id, which a server may
 * leave out (decision 72).
 */
export function createdOf(answer: unknown): { id: string | null } | null {
  if (typeof answer !== 'object' || answer === null) return null
  if ('success' in answer && answer.success === false) return null
  return { id: 'id' in answer && typeof answer.id === 'string' ? answer.id : null }
}
