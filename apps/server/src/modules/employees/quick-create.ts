import { randomUUID } from 'node:crypto'
import { isEmailAddress } from '@ssp/api/email-address'
import type { components } from '@ssp/api/schema'
import { problem } from '../../errors.ts'
import { trimmed } from '../../http/require-text.ts'
import type { NewEmployee } from './employees.repository.ts'

type QuickCreateRequest = components['schemas']['QuickCreateEmployeeRequest']

/**
 * An employee has a name, an identifier or an e-mail address (spec 2 section 5).
 * @throws problem `invalid` with 'Please fill in all fields.'.
 */
export function requireAnyName(employee: {
  forename: string
  surname: string
  identifier: string | null
  email: string | null
}): void {
  const { forename, surname, identifier, email } = employee
  if (forename || surname || identifier || email) return
  const text = 'Please fill in all fields.'
  throw problem('invalid', { message: text, fields: { forename: text } })
}

const textOrNull = (text: string | undefined) => trimmed(text ?? '') || null

/**
 * The employee that a quick create describes, blanks dropped.
 * @throws problem `invalid` when forename, surname, identifier and e-mail are all empty
 * ('Please fill in all fields.', spec 2 section 5) or a value is not in form.
 */
export function parseQuickCreate(request: QuickCreateRequest): NewEmployee & { teamId: string | undefined } {
  const forename = textOrNull(request.forename) ?? ''
  const surname = textOrNull(request.surname) ?? ''
  const identifier = textOrNull(request.identifier)
  const email = textOrNull(request.email)
  requireAnyName({ forename, surname, identifier, email })
  if (email && !isEmailAddress(email)) throw problem('invalid', { fields: { email: 'Must be a valid email.' } })
  return {
    id: request.id ?? randomUUID(),
    forename,
    surname,
    identifier,
    email,
    mobile_number: textOrNull(request.mobileNumber),
    telephone_number: textOrNull(request.telephoneNumber),
    date_of_birth: request.dateOfBirth ?? null,
    ...(request.gender !== undefined && { gender: request.gender }),
    teamId: request.teamId,
  }
}
