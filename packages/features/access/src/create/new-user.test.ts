import { describe, expect, test } from 'vitest'
import { emptyNewUser, hyphenated, newUserSchema, toNewUser, type NewUserDraft } from './new-user'

const complete = {
  label: ' Ann Lee ',
  username: '',
  email: 'ann@acme.example',
  roleId: 'r',
  password: 'Sunny-day-7',
  confirmPassword: 'Sunny-day-7',
}

const issuesOf = (draft: NewUserDraft) =>
  newUserSchema.safeParse(draft).error?.issues.map(({ path, message }) => [...path, message].join(' '))

describe('the checks of the modal come in the stated order', () => {
  test.each(['label', 'email', 'roleId', 'password'] as const)('%s is required', (field) =>
    expect(issuesOf({ ...complete, [field]: ' ' })).toEqual(['incomplete', `${field} required`]),
  )

  test('the username is not', () => expect(issuesOf(complete)).toBeUndefined())

  test.each([
    [{ password: 'Ab-1', confirmPassword: 'other' }, 'password short'],
    [{ password: 'abcdef', confirmPassword: 'abcdeg' }, 'confirmPassword mismatch'],
    [{ password: 'abcdef', confirmPassword: 'abcdef' }, 'password length'],
    [{ password: 'abcdefgh', confirmPassword: 'abcdefgh' }, 'password upper'],
    [{ password: 'Abcdefgh', confirmPassword: 'Abcdefgh' }, 'password special'],
  ])('%j is %s', (passwords, issue) => expect(issuesOf({ ...complete, ...passwords })).toEqual([issue]))

  test('an empty form is incomplete', () => expect(issuesOf(emptyNewUser)?.[0]).toBe('incomplete'))
})

test('spaces in the username become hyphens', () => {
  expect(hyphenated('ann of leeds')).toBe('ann-of-leeds')
  expect(toNewUser({ ...complete, username: ' ann  lee ' }, 'i', 'c')).toMatchObject({ username: 'ann--lee' })
  expect(toNewUser(complete, 'i', 'c')).toMatchObject({ id: 'i', clientId: 'c', label: 'Ann Lee', username: 'ann-lee' })
})
