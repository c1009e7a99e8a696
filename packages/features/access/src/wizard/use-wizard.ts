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
 * The form over all steps, and the way through them. A rejected create, and the end of the session, lose nothing.
 *
 * @param clientIds ids of the clients that access can be given to: a single one is chosen on the way to their step
 */
export function useWizard(clientIds: readonly string[]) {
  const messages = useMessages(wizardMessages)
  const rules = useMessages(passwordMessages).broken
  const [id] = useState(() => crypto.randomUUID())
  const [place, setPlace] = useState(START)
  /** The rejections of the form that have been brought into view. */
  const [shown, setShown] = useState(0)
  /** The entries with which Next was clicked on a step that is not complete; null before. */
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
        // Left out for a server without the extension.
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

  // A field that the server rejected is brought into view.
  if (shown !== form.rejections) {
    setShown(form.rejections)
    if (ACCOUNT_FIELDS.some((field) => form.field(field).error)) setPlace(({ completed }) => ({ step: 1, completed }))
  }

  // A step of a thousand rows is drawn, and left, in a transition.
  const go = (move: (before: WizardState) => WizardState) =>
    startTransition(() => {
      setRejected(null)
      setPlace(move(state))
    })
  const isComplete = isAllowed(draft, step)
  // A single client is chosen on the way to its step.
  const onward = draft.clientIds.length === 0 && clientIds.length === 1 ? { ...draft, clientIds } : draft
  const last = skip({ ...state, draft: onward })
  return {
    form,
    state,
    isComplete,
    isRejected: rejected !== null,
    // It is about what Next was clicked with; what is still missing then is said at the fields.
    alert:
      rejected && step === 1 && isIncomplete(draft) && ACCOUNT_FIELDS.every((field) => rejected[field] === draft[field])
        ? messages.incomplete
        : null,
    /** How often Next was clicked on a step that is not complete: each puts the focus on the first wrong field. */
    attempts,
    next: () => {
      if (step === 2 && onward !== draft) form.change(onward)
      if (isComplete) return go(next)
      setRejected(draft)
      setAttempts((count) => count + 1)
    },
    /** Goes to the last step; null where that is the next one, or a step between needs an entry. */
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
