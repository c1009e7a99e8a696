import { describe, expect, test } from 'vitest'
import { user as make } from '../../testing'
import { accountChange, accountOf, accountSchema, type AccountDraft } from './account-schema'

const user = make(0, { username: 'ann.lee', label: 'Ann Lee', email: 'ann@acme.example' })
const good = 'Sunny-day-7'

const problemOf = (draft: Partial<AccountDraft>, of = user) =>
  accountSchema.safeParse({ ...accountOf(of), ...draft }).error?.issues[0]?.message ?? null

describe('the checks come in the stated order', () => {
  test.each(['username', 'label', 'email'] as const)('%s is required', (field) =>
    expect(problemOf({ [field]: ' ', password: 'x' })).toBe('incomplete'),
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
  ])('%j is %s', (draft, problem) => expect(problemOf(draft)).toBe(problem))

  test('an older user without an e-mail address is asked for one', () =>
    expect(problemOf({}, make(0, { email: null }))).toBe('incomplete'))
})

test('only what differs is sent, trimmed', () => {
  const change = (draft: Partial<AccountDraft>) =>
    accountChange(user, accountSchema.parse({ ...accountOf(user), ...draft }))
  expect(change({ label: ' Ann Leigh ', email: 'ann@acme.example ' })).toEqual({ label: 'Ann Leigh' })
  expect(change({ password: good, confirmPassword: good })).toEqual({ password: good, confirmPassword: good })
  expect(change({})).toEqual({})
})
