import { describe, expect, it } from 'vitest'
import { createdOf, emptyDraft, isComplete, errorOf, isTouched, toRequest } from './quick-create'

describe('isComplete', () => {
  it.each(['forename', 'surname', 'identifier', 'email'])('passes with %s alone', (field) => {
    expect(isComplete({ ...emptyDraft, [field]: 'x' })).toBe(true)
  })

  it('fails when the four are empty or blank, whatever else is filled', () => {
    expect(isComplete(emptyDraft)).toBe(false)
    expect(isComplete({ ...emptyDraft, forename: ' \t', mobileNumber: '07700 900123', gender: '0' })).toBe(false)
  })
})

describe('toRequest', () => {
  it('sends what is filled, trimmed', () => {
    expect(
      toRequest({ ...emptyDraft, forename: ' Ada ', identifier: 'A-7', email: ' ', dateOfBirth: '1990-02-01' }),
    ).toEqual({
      forename: 'Ada',
      identifier: 'A-7',
      dateOfBirth: '1990-02-01',
    })
  })

  it('sends Female, whose code is 0', () => {
    expect(toRequest({ ...emptyDraft, surname: 'Okafor', gender: '0' })).toEqual({ surname: 'Okafor', gender: 0 })
  })
})

it('knows when closing would lose something', () => {
  expect(isTouched(emptyDraft)).toBe(false)
  expect(isTouched({ ...emptyDraft, telephoneNumber: '1' })).toBe(true)
})

it('shows a refusal as long as the refused text stands', () => {
  const draft = { ...emptyDraft, identifier: 'A-7' }
  const refusal = { draft, fields: { identifier: 'In use.', clientId: 'Odd.' } }
  expect(errorOf('identifier', draft, refusal)).toBe('In use.')
  expect(errorOf('identifier', { ...draft, identifier: 'A-8' }, refusal)).toBeUndefined()
  expect(errorOf('surname', draft, refusal)).toBeUndefined()
  expect(errorOf('identifier', draft, null)).toBeUndefined()
})

describe('createdOf', () => {
  it.each([undefined, null, '', { success: false }])('takes %j for nothing made', (answer) => {
    expect(createdOf(answer)).toBeNull()
  })

  it('finds the id where there is one', () => {
    expect(createdOf({ id: 'e1' })).toEqual({ id: 'e1' })
    expect(createdOf({ success: true })).toEqual({ id: null })
  })
})
