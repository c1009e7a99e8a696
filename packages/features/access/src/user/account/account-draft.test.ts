import { describe, expect, test } from 'vitest'
import { user as make } from '../../testing'
import { accountChange, accountDifferences, accountProblem, shown } from './account-draft'

const user = make(0, { username: 'ann.lee', label: 'Ann Lee', email: 'ann@acme.example' })
const good = 'Sunny-day-7'

describe('the checks come in the stated order', () => {
  test.each(['username', 'label', 'email'] as const)('%s is required', (field) =>
    expect(accountProblem(user, { [field]: ' ', password: 'x' })).toBe('incomplete'),
  )

  test.each([
    [{}, null],
    [{ password: '', confirmPassword: '' }, null],
    [{ password: good }, 'passwords'],
    [{ confirmPassword: good }, 'passwords'],
    [{ password: 'abc', confirmPassword: 'abd' }, 'length'],
    [{ password: 'abcdefgh', confirmPassword: 'abcdefgi' }, 'upper'],
    [{ password: 'ABCDEFGH', confirmPassword: 'ABCDEFGH' }, 'lower'],
    [{ password: 'Abcdefgh', confirmPassword: 'Abcdefgh' }, 'special'],
    [{ password: 'Abcdefg-', confirmPassword: 'Abcdefg-' }, 'number'],
    [{ password: good, confirmPassword: 'other' }, 'match'],
    [{ password: good, confirmPassword: good }, null],
  ])('%j is %s', (draft, problem) => expect(accountProblem(user, draft)).toBe(problem))

  test('an older user without an e-mail address is asked for one', () =>
    expect(accountProblem(make(0, { email: null }), {})).toBe('incomplete'))
})

test('only what differs is sent, trimmed', () => {
  expect(accountChange(user, { label: ' Ann Leigh ', email: 'ann@acme.example ' })).toEqual({ label: 'Ann Leigh' })
  expect(accountChange(user, { password: good, confirmPassword: good })).toEqual({
    password: good,
    confirmPassword: good,
  })
  expect(accountChange(user, {})).toEqual({})
})

test('what is not typed shows the user as read last', () => {
  expect(shown({ ...user, label: 'Ann L.' }, { email: 'a@b.example' }, 'label')).toBe('Ann L.')
  expect(shown(user, { email: '' }, 'email')).toBe('')
})

test('the changes of somebody else are told by field', () =>
  expect(accountDifferences(user, { ...user, label: 'Ann Leigh' })).toEqual([
    { field: 'label', before: 'Ann Lee', after: 'Ann Leigh' },
  ]))
