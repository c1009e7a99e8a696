import { ApiError, createUser } from '@ssp/api'
import { passwordMessages, useMessages, useRecordForm } from '@ssp/feature-kit'
import { startTransition, useState } from 'react'
import { wizardMessages } from './messages'
import {
  ACCOUNT_FIELDS,
  back,
  emptyDraft,
  isAllowed,
  isIncomplete,
  isReady,
  jump,
  next,
  skip,
  wizardSchema,
  type Step,
  type WizardDraft,
  type WizardState,
} from './wizard-state'

type Place = Pick<WizardState, 'step' | 'completed'>

const START: Place = { step: 1, completed: new Set() }

/**
 * The form of all steps and the navigation between them. A rejected request and the end of the session lose no input.
 * @param clientIds ids of the clients to which access can be granted; a single one is chosen automatically before its step
 */
export function useWizard(clientIds: readonly string[]) {
  const messages = useMessages(wizardMessages)
  const rules = useMessages(passwordMessages).broken
  const [id] = useState(() => crypto.randomUUID())
  const [place, setPlace] = useState(START)
  /** Number of rejections of the form that were scrolled into view. */
  const [shown, setShown] = useState(0)
  /** The input at the last click on Next in an incomplete step; null before. */
  const [rejected, setRejected] = useState<WizardDraft | null>(null)
  const [attempts, setAttempts] = useState(0)

  const form = useRecordForm({
    name: 'access.wizard',
    schema: wizardSchema,
    values: emptyDraft,
    validate: 'change',
    secrets: ['password', 'confirmPassword'],
    errors: { ...rules, incomplete: messages.incomplete, failed: messages.confirm.failed },
    invalidates: createUser.changes,
    async send({ permissionIds, clientIds, scopes, ...account }, { api }) {
      const { success } = await createUser(api, {
        user: { id, ...account },
        clientId: api.clientId(),
        userClients: clientIds,
        userPermissions: permissionIds,
        // Omitted for a server without the extension.
        ...(scopes.length > 0 && {
          sharedDocumentScopes: scopes.map(({ target_scope, target_id }) => ({
            targetScope: target_scope,
            targetId: target_id,
          })),
        }),
      })
      if (!success) throw new ApiError({ status: 200, code: 'not_created', message: '' })
      return { username: account.username }
    },
  })
  const state: WizardState = { ...place, draft: form.values }
  const { draft, step } = state

  // Scrolls a field that the server rejected into view.
  if (shown !== form.rejections) {
    setShown(form.rejections)
    if (ACCOUNT_FIELDS.some((field) => form.field(field).error)) setPlace(({ completed }) => ({ step: 1, completed }))
  }

  // A step of a thousand rows renders, and unmounts, in a transition.
  const go = (move: (before: WizardState) => WizardState) =>
    startTransition(() => {
      setRejected(null)
      setPlace(move(state))
    })
  const isComplete = isAllowed(draft, step)
  // A single client is chosen automatically before its step.
  const onward = draft.clientIds.length === 0 && clientIds.length === 1 ? { ...draft, clientIds } : draft
  const last = skip({ ...state, draft: onward })
  return {
    form,
    state,
    isComplete,
    isRejected: rejected !== null,
    // Applies to the input at the click on Next; what is still missing is shown at the fields.
    alert:
      rejected && step === 1 && isIncomplete(draft) && ACCOUNT_FIELDS.every((field) => rejected[field] === draft[field])
        ? messages.incomplete
        : null,
    /** Number of clicks on Next in an incomplete step; each focuses the first invalid field. */
    attempts,
    next: () => {
      if (step === 2 && onward !== draft) form.change(onward)
      if (isComplete) return go(next)
      setRejected(draft)
      setAttempts((count) => count + 1)
    },
    /** Goes to the last step; null if that is the next one, or a step in between needs input. */
    skip:
      (step === 2 || step === 3) && last.step === 5
        ? () => {
            if (onward !== draft) form.change(onward)
            go(() => last)
          }
        : null,
    back: () => go(back),
    jump: (to: Step) => go((before) => jump(before, to)),
    create: () => (isReady(state) ? form.submit() : Promise.resolve(false)),
  }
}
