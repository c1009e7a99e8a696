import { expect, it } from 'vitest'
import { employeesMessages } from '../messages'
import { genderCodes, genderLabel } from './gender'

it('names the six codes', () => {
  expect(genderCodes.map((code) => genderLabel(code, employeesMessages))).toEqual([
    'Female',
    'Male',
    'Prefer not to say',
    'Other',
    'Non-Binary',
    'Intersex',
  ])
})

it.each([null, undefined, -1, 6, 1.5, Number.NaN])('calls %s Prefer not to say', (code) => {
  expect(genderLabel(code, employeesMessages)).toBe('Prefer not to say')
})
