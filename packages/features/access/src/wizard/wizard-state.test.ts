import { describe, expect, test } from 'vitest'
import {
  back,
  canJump,
  emptyDraft,
  isAllowed,
  isCompleted,
  isReady,
  jump,
  next,
  skip,
  wizardSchema,
  type WizardState,
} from './wizard-state'

const emptyWizard: WizardState = { step: 1, completed: new Set(), draft: emptyDraft }
const account = {
  ...emptyDraft,
  label: 'Ann Lee',
  username: 'ann-lee',
  email: 'ann@acme.example',
  password: 'Sunny-day-7',
  confirmPassword: 'Sunny-day-7',
}
const filled: WizardState = { ...emptyWizard, draft: { ...account, clientIds: ['c1'] } }
const through = (state: WizardState, times: number) => Array.from({ length: times }).reduce<WizardState>(next, state)

describe('step 1', () => {
  test.each(['label', 'username', 'email', 'password'] as const)('needs %s', (field) =>
    expect(isAllowed({ ...account, [field]: ' ' }, 1)).toBe(false),
  )

  test('needs passwords that match and keep the rules', () => {
    expect(isAllowed(account, 1)).toBe(true)
    expect(isAllowed({ ...account, confirmPassword: 'Sunny-day-8' }, 1)).toBe(false)
    expect(isAllowed({ ...account, password: 'short', confirmPassword: 'short' }, 1)).toBe(false)
  })
})

test('step 2 and 4 go on without a choice, step 3 needs a client', () => {
  expect(isAllowed(account, 2)).toBe(true)
  expect(isAllowed(account, 3)).toBe(false)
  expect(isAllowed({ ...account, clientIds: ['c1'] }, 3)).toBe(true)
  expect(isAllowed(account, 4)).toBe(true)
})

describe('Next', () => {
  test('completes the step and advances', () => {
    const second = next(filled)
    expect(second.step).toBe(2)
    expect(isCompleted(second, 1)).toBe(true)
    expect(through(filled, 9).step).toBe(5)
  })

  test('stays where the step is not allowed', () => expect(next(emptyWizard)).toBe(emptyWizard))
})

test('skipping completes every step up to the last, or ends at the one that needs an entry', () => {
  const last = skip(next(filled))
  expect(last.step).toBe(5)
  expect(isReady(last)).toBe(true)
  expect(skip(next({ ...filled, draft: account }))).toMatchObject({ step: 3, completed: new Set([1, 2]) })
  expect(skip(emptyWizard)).toBe(emptyWizard)
})

describe('jumping', () => {
  test('is always possible to step 1, else behind a completed step', () => {
    expect(canJump(emptyWizard, 1)).toBe(true)
    expect(canJump(emptyWizard, 2)).toBe(false)
    const third = through(filled, 2)
    expect([1, 2, 3, 4, 5].map((step) => canJump(third, step as 1))).toEqual([true, true, true, false, false])
    expect(jump(third, 5)).toBe(third)
    expect(jump(third, 2).step).toBe(2)
  })

  test('ends where an earlier step has become invalid', () => {
    const last = through(filled, 4)
    expect(isReady(last)).toBe(true)
    const emptied = { ...last, draft: { ...last.draft, clientIds: [] } }
    expect(isReady(emptied)).toBe(false)
    expect(isCompleted(emptied, 3)).toBe(false)
    // Step 4 itself was completed, so it stays open.
    expect(canJump(emptied, 4)).toBe(true)
  })
})

test('Go back loses nothing and ends at step 1', () => {
  const second = next(filled)
  expect(back(second)).toMatchObject({ step: 1, draft: second.draft, completed: second.completed })
  expect(back(emptyWizard)).toBe(emptyWizard)
})

test('the account is trimmed; a scope of a kind that does not exist is invalid', () => {
  const draft = { ...filled.draft, label: ' Ann Lee ' }
  expect(wizardSchema.parse(draft).label).toBe('Ann Lee')
  const scopes = [{ target_scope: 'everything', target_id: 'x' }]
  expect(wizardSchema.safeParse({ ...draft, scopes }).error?.issues[0]).toMatchObject({
    code: 'invalid_value',
    path: ['scopes', 0, 'target_scope'],
  })
})
