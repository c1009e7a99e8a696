import { expect, it } from 'vitest'
import { employeeMessages } from '../messages'
import { genderCodes, genderLabel } from './gender'

it('names the six codes', () => {
  expect(genderCodes.map((code) => genderLabel(code, employeeMessages.messages))).toEqual([
    'Female',
    'Male',
    'Prefer not to say',
    'Other',
    'Non-Binary',
    'Intersex',
  ])
})

it.each([null, undefined, -1, 6, 1.5, Number.NaN])('calls %s Prefer not to say', (code) => {
  expect(genderLabel(code, employeeMessages.messages)).toBe('Prefer not to say')
})
