import type { QuickCreateEmployee } from '@ssp/api'

/** What the quick create panel holds while it is filled in: text as typed, '' when empty (spec 4 section 3, decision 71). */
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
}

/** A field of the panel; also its name on the wire and in the `fields` of a refusal. */
export type QuickCreateField = keyof QuickCreateDraft

/** Under this name entries outlive the page. */
export const QUICK_CREATE = 'employees.quick-create'

export const emptyDraft: QuickCreateDraft = {
  forename: '',
  surname: '',
  identifier: '',
  email: '',
  mobileNumber: '',
  telephoneNumber: '',
  dateOfBirth: '',
  gender: '',
}

const textFields = [
  'forename',
  'surname',
  'identifier',
  'email',
  'mobileNumber',
  'telephoneNumber',
  'dateOfBirth',
] as const satisfies readonly QuickCreateField[]

/** Whether anything has been typed that closing would lose. */
export const isTouched = (draft: QuickCreateDraft): boolean => Object.values(draft).some((text) => text !== '')

/**
 * The rule of the panel (spec 4 section 5, decision 70): any one of forename, surname, identifier and e-mail is enough,
 * although three labels are marked required and the message asks for all.
 */
export const isComplete = ({ forename, surname, identifier, email }: QuickCreateDraft): boolean =>
  [forename, surname, identifier, email].some((text) => text.trim() !== '')

/** What is sent: trimmed, without what is empty. The flags and the client id are the call's own. */
export function toRequest(draft: QuickCreateDraft): QuickCreateEmployee {
  const request: QuickCreateEmployee = {}
  for (const field of textFields) {
    const text = draft[field].trim()
    if (text !== '') request[field] = text
  }
  if (draft.gender !== '') request.gender = Number(draft.gender)
  return request
}

/** A refusal of the server, field by field, and the draft that it is about. */
export interface QuickCreateRefusal {
  /** Texts by name on the wire; names that the panel does not have are passed over. */
  fields: Readonly<Record<string, string>>
  /** What was sent. */
  draft: QuickCreateDraft
}

/** What is wrong with a field: the refusal, as long as the refused text stands there. */
export const errorOf = (field: QuickCreateField, draft: QuickCreateDraft, refusal: QuickCreateRefusal | null) =>
  refusal && draft[field] === refusal.draft[field] ? refusal.fields[field] : undefined

/**
 * What an answer to the create says: null when nothing was made (R2-564), else the new employee's id, which a server may
 * leave out (decision 72).
 */
export function createdOf(answer: unknown): { id: string | null } | null {
  if (typeof answer !== 'object' || answer === null) return null
  if ('success' in answer && answer.success === false) return null
  return { id: 'id' in answer && typeof answer.id === 'string' ? answer.id : null }
}
