import { brokenRule, type PasswordRule } from '@ssp/feature-kit'
import { TARGET_SCOPES, type Target } from '../scopes/target'

/** What the five steps gather. */
export interface WizardDraft {
  label: string
  username: string
  email: string
  password: string
  confirmPassword: string
  permissionIds: ReadonlySet<string>
  clientIds: ReadonlySet<string>
  scopes: readonly Target[]
}

/** The fields of step 1. */
export const ACCOUNT_FIELDS = ['label', 'username', 'email', 'password', 'confirmPassword'] as const
export type AccountField = (typeof ACCOUNT_FIELDS)[number]

export const STEPS = [1, 2, 3, 4, 5] as const
export type Step = (typeof STEPS)[number]

/** Where the wizard stands: the step that is open, and which ones Next has completed. */
export interface WizardState {
  step: Step
  completed: ReadonlySet<Step>
  draft: WizardDraft
}

export const emptyWizard: WizardState = {
  step: 1,
  completed: new Set(),
  draft: {
    label: '',
    username: '',
    email: '',
    password: '',
    confirmPassword: '',
    permissionIds: new Set(),
    clientIds: new Set(),
    scopes: [],
  },
}

const FILLED = ['label', 'username', 'email', 'password'] as const

/** Whether one of the four needed fields is blank: the alert of step 1. */
export const isIncomplete = (draft: WizardDraft): boolean => FILLED.some((field) => !draft[field].trim())

/** The password rule that is broken; asked only once a password is typed (spec 1 section 5). */
export const passwordProblem = ({ password, confirmPassword }: WizardDraft): PasswordRule | null =>
  password ? brokenRule(password, confirmPassword) : null

/** Whether Next may go on from a step (spec 1 section 4, decision 76). */
export function isAllowed(draft: WizardDraft, step: Step): boolean {
  if (step === 1) return !isIncomplete(draft) && passwordProblem(draft) === null
  return step === 3 ? draft.clientIds.size > 0 : true
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

/** Go back: nothing is lost by it. */
export const back = (state: WizardState): WizardState =>
  state.step === 1 ? state : { ...state, step: (state.step - 1) as Step }

/** Opens a step where the rules allow it. */
export const jump = (state: WizardState, step: Step): WizardState => (canJump(state, step) ? { ...state, step } : state)

/** Whether the account can be created: every step before the last is complete. */
export const isReady = (state: WizardState): boolean => STEPS.every((step) => step === 5 || isCompleted(state, step))

/** Whether there is anything to lose. */
export const isTouched = ({ permissionIds, clientIds, scopes, ...texts }: WizardDraft): boolean =>
  permissionIds.size + clientIds.size + scopes.length > 0 || Object.values(texts).some((text) => text !== '')

/** What outlives the end of the session: all but the passwords, as texts. */
export const keptTexts = ({ label, username, email, permissionIds, clientIds, scopes }: WizardDraft) => ({
  label,
  username,
  email,
  permissionIds: [...permissionIds].join(' '),
  clientIds: [...clientIds].join(' '),
  scopes: scopes.map(({ target_scope, target_id }) => [target_scope, target_id ?? ''].join(':')).join(' '),
})

/** The wizard at its first step, with what was kept; the passwords are typed again. */
export function withKept(kept: Readonly<Partial<Record<string, string>>> | null): WizardState {
  const messages = (field: string) => (kept?.[field] ?? '').split(' ').filter(Boolean)
  const scopes = messages('scopes').flatMap((text): Target[] => {
    const [named, id] = text.split(':')
    const scope = TARGET_SCOPES.find((each) => each === named)
    return scope ? [{ target_scope: scope, target_id: id || null }] : []
  })
  const { label = '', username = '', email = '' } = kept ?? {}
  const chosen = {
    permissionIds: new Set(messages('permissionIds')),
    clientIds: new Set(messages('clientIds')),
    scopes,
  }
  return { ...emptyWizard, draft: { ...emptyWizard.draft, label, username, email, ...chosen } }
}
