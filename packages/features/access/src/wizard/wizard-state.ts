import * as z from 'zod/mini'
import { blankFields, issuesOf, passwordIssues, type Issue } from '../model/account-rules'
import { TARGET_SCOPES, type Target } from '../scopes/target'

/** The input of the five steps. */
export type WizardDraft = {
  label: string
  username: string
  email: string
  password: string
  confirmPassword: string
  permissionIds: readonly string[]
  clientIds: readonly string[]
  scopes: readonly Target[]
}

/** The fields of step 1. */
export const ACCOUNT_FIELDS = ['label', 'username', 'email', 'password', 'confirmPassword'] as const
export type AccountField = (typeof ACCOUNT_FIELDS)[number]

export const STEPS = [1, 2, 3, 4, 5] as const
export type Step = (typeof STEPS)[number]

/** The state of the wizard: the open step, the steps that Next has completed, and the input. */
export interface WizardState {
  step: Step
  completed: ReadonlySet<Step>
  draft: WizardDraft
}

export const emptyDraft: WizardDraft = {
  label: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  permissionIds: [],
  clientIds: [],
  scopes: [],
}

/** The fields that Next requires. */
export const FILLED = ['label', 'username', 'email', 'password'] as const

/** Whether one of the four required fields is blank, for the alert of step 1. */
export const isIncomplete = (draft: WizardDraft): boolean => blankFields(draft, FILLED).length > 0

/** Validation errors of step 1: blank fields, the password rules (spec 1 section 5). */
const issues = (draft: WizardDraft): Issue[] => [
  ...(isIncomplete(draft) ? [{ message: 'incomplete' }] : []),
  ...passwordIssues(draft),
]

export const wizardSchema = z
  .object({
    label: z.string().check(z.trim()),
    username: z.string(),
    email: z.string().check(z.trim()),
    password: z.string(),
    confirmPassword: z.string(),
    permissionIds: z.array(z.string()),
    clientIds: z.array(z.string()),
    scopes: z.array(z.object({ target_scope: z.enum(TARGET_SCOPES), target_id: z.nullable(z.string()) })),
  })
  .check(issuesOf(issues))

/** Whether Next may go on from a step (spec 1 section 4, decision 76). */
export function isAllowed(draft: WizardDraft, step: Step): boolean {
  if (step === 1) return issues(draft).length === 0
  return step === 3 ? draft.clientIds.length > 0 : true
}

/** Whether Next has completed a step and its input is still valid (decision 78). */
export const isCompleted = ({ completed, draft }: WizardState, step: Step): boolean =>
  completed.has(step) && isAllowed(draft, step)

/** A step can be opened if it or the previous one is complete; step 1 always (spec 1 section 4). */
export const canJump = (state: WizardState, step: Step): boolean =>
  step === 1 || isCompleted(state, step) || isCompleted(state, (step - 1) as Step)

/** Next: completes the step and opens the following one; does nothing if the step is incomplete. */
export function next(state: WizardState): WizardState {
  const { step, completed, draft } = state
  if (step === 5 || !isAllowed(draft, step)) return state
  return { ...state, step: (step + 1) as Step, completed: new Set([...completed, step]) }
}

/** Repeats Next as far as possible: the unchanged input of the steps in between is confirmed in the last one. */
export function skip(state: WizardState): WizardState {
  const after = next(state)
  return after === state ? state : skip(after)
}

/** Go back, without losing input. */
export const back = (state: WizardState): WizardState =>
  state.step === 1 ? state : { ...state, step: (state.step - 1) as Step }

/** Opens a step if the rules allow it. */
export const jump = (state: WizardState, step: Step): WizardState => (canJump(state, step) ? { ...state, step } : state)

/** Whether the account can be created: every step before the last is complete. */
export const isReady = (state: WizardState): boolean => STEPS.every((step) => step === 5 || isCompleted(state, step))
