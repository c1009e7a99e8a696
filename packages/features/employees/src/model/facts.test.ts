import { expect, it } from 'vitest'
import { employeeDetailMessages } from '../detail/messages'
import { employeeMessages } from '../messages'
import { employee } from '../testing'
import { accountFacts, personalFacts, type Fact } from './facts'

const values = (facts: Fact[]) => Object.fromEntries(facts.map(({ label, value }) => [label, value]))

const [detail, person] = [employeeDetailMessages.messages, employeeMessages.messages]

it('has no value for what is empty, and Prefer not to say for a missing gender', () => {
  const nobody = employee(0, {
    title: null,
    forename: null,
    surname: null,
    identifier: null,
    email: ' ',
    mobileNumber: '',
    dateOfBirth: null,
    gender: null,
  })
  expect(values(personalFacts(nobody, detail, person))).toEqual({
    'Full name': null,
    Identifier: null,
    'Date of birth': null,
    Gender: 'Prefer not to say',
    Email: null,
    'Mobile number': null,
    'Telephone number': null,
  })
})

it('writes the day of birth without and the other dates with time', () => {
  const lastLoginDt = new Date(2026, 10, 19, 16, 42).toISOString()
  const someone = employee(0, { dateOfBirth: '1988-04-17', lastLoginDt, registeredDt: null })
  expect(values(personalFacts(someone, detail, person))['Date of birth']).toBe('17.04.1988')
  expect(values(accountFacts(someone, detail))).toMatchObject({
    'Last login': '19.11.2026 16:42',
    'Registered date': null,
  })
})
