import { describe, expect, test } from 'vitest'
import { emptyNewUser, hyphenated, isMissing, newUserProblem, toNewUser } from './new-user'

const complete = {
  label: ' Ann Lee ',
  username: '',
  email: 'ann@acme.example',
  roleId: 'r',
  password: 'Sunny-day-7',
  confirmPassword: 'Sunny-day-7',
}

describe('the checks of the modal come in the stated order', () => {
  test.each(['label', 'email', 'roleId', 'password'] as const)('%s is required', (field) => {
    expect(newUserProblem({ ...complete, [field]: ' ' })).toBe('incomplete')
    expect(isMissing({ ...complete, [field]: '' }, field)).toBe(true)
  })

  test('the username is not', () => expect(newUserProblem(complete)).toBeNull())

  test.each([
    [{ password: 'Ab-1', confirmPassword: 'other' }, 'short'],
    [{ password: 'abcdef', confirmPassword: 'abcdeg' }, 'mismatch'],
    [{ password: 'abcdef', confirmPassword: 'abcdef' }, 'length'],
    [{ password: 'abcdefgh', confirmPassword: 'abcdefgh' }, 'upper'],
    [{ password: 'Abcdefgh', confirmPassword: 'Abcdefgh' }, 'special'],
  ])('%j is %s', (passwords, problem) => expect(newUserProblem({ ...complete, ...passwords })).toBe(problem))

  test('an empty form is incomplete', () => expect(newUserProblem(emptyNewUser)).toBe('incomplete'))
})

test('spaces in the username become hyphens', () => {
  expect(hyphenated('ann of leeds')).toBe('ann-of-leeds')
  expect(toNewUser({ ...complete, username: ' ann  lee ' }, 'i', 'c')).toMatchObject({ username: 'ann--lee' })
  expect(toNewUser(complete, 'i', 'c')).toMatchObject({ id: 'i', clientId: 'c', label: 'Ann Lee', username: 'ann-lee' })
})
