import { describe, expect, it } from 'vitest'
import { avatarOf, fullName } from './person'

const nobody = { title: null, forename: null, surname: null, identifier: null, email: null }

describe('fullName', () => {
  it('joins title, forename and surname', () => {
    expect(fullName({ ...nobody, title: 'Dr', forename: 'Ada', surname: 'Okafor' })).toBe('Dr Ada Okafor')
  })

  it('leaves out what is missing or blank', () => {
    expect(fullName({ ...nobody, forename: ' Ada ', surname: '  ' })).toBe('Ada')
  })

  it('calls a nameless employee by identifier, then e-mail, and never by the title alone', () => {
    expect(fullName({ ...nobody, title: 'Mr', identifier: 'A-7', email: 'a@example.com' })).toBe('A-7')
    expect(fullName({ ...nobody, email: 'a@example.com' })).toBe('a@example.com')
    expect(fullName(nobody)).toBe('')
  })
})

describe('avatarOf', () => {
  it('reads the address', () => {
    expect(avatarOf({ additionalData: '{"avatar":"/objects/a.png"}' })).toBe('/objects/a.png')
  })

  it.each([null, '', 'no json', 'null', '[]', '{}', '{"avatar":7}', '{"avatar":" "}'])('finds none in %j', (text) => {
    expect(avatarOf({ additionalData: text })).toBeNull()
  })
})
