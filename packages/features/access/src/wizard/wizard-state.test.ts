import { describe, expect, test } from 'vitest'
import {
  back,
  canJump,
  emptyWizard,
  isAllowed,
  isCompleted,
  isReady,
  isTouched,
  jump,
  keptTexts,
  next,
  withKept,
  type WizardState,
} from './wizard-state'

const account = {
  ...emptyWizard.draft,
  label: 'Ann Lee',
  username: 'ann-lee',
  email: 'ann@acme.example',
  password: 'Sunny-day-7',
  confirmPassword: 'Sunny-day-7',
}
const filled: WizardState = { ...emptyWizard, draft: { ...account, clientIds: new Set(['c1']) } }
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
  expect(isAllowed({ ...account, clientIds: new Set(['c1']) }, 3)).toBe(true)
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
    const emptied = { ...last, draft: { ...last.draft, clientIds: new Set<string>() } }
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

test('an empty wizard has nothing to lose', () => {
  expect(isTouched(emptyWizard.draft)).toBe(false)
  expect(isTouched({ ...emptyWizard.draft, clientIds: new Set(['c']) })).toBe(true)
  expect(isTouched({ ...emptyWizard.draft, label: 'A' })).toBe(true)
})

describe('the end of the session', () => {
  const scopes = [
    { target_scope: 'client', target_id: 'c2' },
    { target_scope: 'default', target_id: null },
  ] as const
  const draft = { ...account, permissionIds: new Set(['p1', 'p2']), clientIds: new Set(['c1']), scopes }

  test('takes nothing but the passwords', () =>
    expect(withKept(keptTexts(draft))).toEqual({
      ...emptyWizard,
      draft: { ...draft, password: '', confirmPassword: '' },
    }))

  test('leaves an empty wizard where nothing was kept, and takes no scope that does not exist', () => {
    expect(withKept(null)).toEqual(emptyWizard)
    expect(withKept({ scopes: 'everything:x' })).toEqual(emptyWizard)
  })
})
