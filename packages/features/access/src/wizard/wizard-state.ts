import * as z from 'zod/mini'
import { blankFields, issuesOf, passwordIssues, type Issue } from '../model/account-rules'
import { TARGET_SCOPES, type Target } from '../scopes/target'

/** What the five steps gather. */
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

/** The state of the wizard: the step that is open, which ones Next has completed, and the entries. */
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

/** The fields that Next needs. */
export const FILLED = ['label', 'username', 'email', 'password'] as const

/** Whether one of the four needed fields is blank: the alert of step 1. */
export const isIncomplete = (draft: WizardDraft): boolean => blankFields(draft, FILLED).length > 0

/** What is wrong with step 1: blank fields, the password rules (spec 1 section 5). */
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

/** Whether Next has completed a step and what was entered there still holds (decision 78). */
export const isCompleted = ({ completed, draft }: WizardState, step: Step): boolean =>
  completed.has(step) && isAllowed(draft, step)

/** A step can be jumped to when it is complete or the one before it is; step 1 always (spec 1 section 4). */
export const canJump = (state: WizardState, step: Step): boolean =>
  step === 1 || isCompleted(state, step) || isCompleted(state, (step - 1) as Step)

/** Next: completes the step and opens the following one; stays where going on is not allowed. */
export function next(state: WizardState): WizardState {
  const { step, completed, draft } = state
  if (step === 5 || !isAllowed(draft, step)) return state
  return { ...state, step: (step + 1) as Step, completed: new Set([...completed, step]) }
}

/** Next as often as it goes on: what the steps between hold as they are is confirmed with the rest in the last one. */
export function skip(state: WizardState): WizardState {
  const after = next(state)
  return after === state ? state : skip(after)
}

/** Go back: nothing is lost by it. */
export const back = (state: WizardState): WizardState =>
  state.step === 1 ? state : { ...state, step: (state.step - 1) as Step }

/** Opens a step where the rules allow it. */
export const jump = (state: WizardState, step: Step): WizardState => (canJump(state, step) ? { ...state, step } : state)

/** Whether the account can be created: every step before the last is complete. */
export const isReady = (state: WizardState): boolean => STEPS.every((step) => step === 5 || isCompleted(state, step))
