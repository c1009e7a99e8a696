import { describe, expect, it } from 'vitest'
import { employee } from '../testing'
import { accountFacts, personalFacts, statusBadges } from './facts'

const values = (facts: { label: string; value: string }[]) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]))

it('writes N/A for what is empty, and Prefer not to say for a missing gender', () => {
  const nobody = employee(0, {
    forename: null,
    surname: null,
    identifier: null,
    email: ' ',
    mobileNumber: '',
    dateOfBirth: null,
    gender: null,
  })
  expect(values(personalFacts(nobody))).toEqual({
    'Full name': 'N/A',
    Identifier: 'N/A',
    'Date of birth': 'N/A',
    Gender: 'Prefer not to say',
    Email: 'N/A',
    'Mobile number': 'N/A',
    'Telephone number': 'N/A',
  })
})

it('writes the day of birth without and the other dates with time', () => {
  const someone = employee(0, {
    dateOfBirth: '1988-04-17',
    lastLoginDt: new Date(2026, 10, 19, 16, 42).toISOString(),
    registeredDt: null,
  })
  expect(values(personalFacts(someone))['Date of birth']).toBe('17.04.1988')
  expect(values(accountFacts(someone))).toMatchObject({ 'Last login': '19.11.2026 16:42', 'Registered date': 'N/A' })
})

describe('statusBadges', () => {
  const texts = (changes: Parameters<typeof employee>[1]) => statusBadges(employee(0, changes)).map(({ text }) => text)

  it('says Registered or Not registered', () => {
    expect(texts({})).toEqual(['Registered'])
    expect(texts({ registeredDt: null })).toEqual(['Not registered'])
  })

  it('adds Deactivated', () => {
    expect(texts({ deactivatedDt: '2026-01-01T00:00:00.000Z' })).toEqual(['Registered', 'Deactivated'])
  })
})
