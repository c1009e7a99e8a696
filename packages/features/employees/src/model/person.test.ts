import { expect, it } from 'vitest'
import { displayName, untitledName } from './person'

const nobody = { title: null, forename: null, surname: null, identifier: null, email: null }

it('calls an employee by title, forename and surname', () => {
  expect(displayName({ ...nobody, title: 'Dr', forename: ' Ada ', surname: 'Okafor' }, '?')).toBe('Dr Ada Okafor')
})

it('calls a nameless one by identifier, then e-mail, then says so', () => {
  expect(displayName({ ...nobody, identifier: 'A-7', email: 'a@example.com' }, '?')).toBe('A-7')
  expect(displayName({ ...nobody, forename: ' ', email: 'a@example.com' }, '?')).toBe('a@example.com')
  expect(displayName(nobody, '?')).toBe('?')
})

it('takes initials without the title', () => {
  expect(untitledName({ forename: 'Ada', surname: 'Okafor' }, 'Dr Ada Okafor')).toBe('Ada Okafor')
  expect(untitledName({ forename: null, surname: ' ' }, 'A-7')).toBe('A-7')
})
