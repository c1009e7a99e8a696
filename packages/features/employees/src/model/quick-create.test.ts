import { describe, expect, it } from 'vitest'
import { createdOf, emptyDraft, quickCreateSchema, toRequest } from './quick-create'

const isComplete = (draft: typeof emptyDraft) => quickCreateSchema.safeParse(draft).success

describe('quickCreateSchema', () => {
  it.each(['forename', 'surname', 'identifier', 'email'])('passes with %s alone', (field) => {
    expect(isComplete({ ...emptyDraft, [field]: 'x' })).toBe(true)
  })

  it('fails when the four are empty or blank, whatever else is filled', () => {
    expect(isComplete(emptyDraft)).toBe(false)
    expect(isComplete({ ...emptyDraft, forename: ' \t', mobileNumber: '07700 900123', gender: '0' })).toBe(false)
  })

  it.each(['', '07700 900123', '+44 (0)20 7946-0018', '020/7946.0018 ext. 12', '0770x5'])(
    'takes %j as a number',
    (text) => {
      expect(isComplete({ ...emptyDraft, forename: 'Ada', mobileNumber: text, telephoneNumber: text })).toBe(true)
    },
  )

  it.each(['not a number', '4.47701E+11', '12', 'ada@acme.example'])('does not take %j as a number', (text) => {
    for (const field of ['mobileNumber', 'telephoneNumber'])
      expect(isComplete({ ...emptyDraft, forename: 'Ada', [field]: text })).toBe(false)
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

describe('createdOf', () => {
  it.each([undefined, null, '', { success: false }])('takes %j for nothing made', (answer) => {
    expect(createdOf(answer)).toBeNull()
  })

  it('finds the id where there is one', () => {
    expect(createdOf({ id: 'e1' })).toEqual({ id: 'e1' })
    expect(createdOf({ success: true })).toEqual({ id: null })
  })
})
