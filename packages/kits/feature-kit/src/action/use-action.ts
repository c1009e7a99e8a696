import { ApiError, areaKey, clientKey, type Area, type SspApi } from '@ssp/api'
import { useConfirm, type ConfirmOptions, type ToastAction } from '@ssp/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { isChoiceGone } from '../data/is-gone'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { useIsHere } from '../navigation/navigation'
import { useNotify, type CreatedRecord } from '../notify/use-notify'
import { useApi } from '../provider/ssp-context'

/** A success notification. */
export interface ActionDone {
  title: string
  text?: string
  /** For example Undo. */
  action?: ToastAction
}

/** Options of `useAction`. */
export interface ActionOptions<Input, Result> {
  /** Sends the change; rejects with an `ApiError`. */
  send: (input: Input, api: SspApi) => Promise<Result>
  /** Confirmation before it is sent, saying what will be lost. Default none. */
  confirm?: (input: Input) => ConfirmOptions | null
  /** Areas of `@ssp/api` that are read again afterwards, also after a failure: `changes` of what is sent. */
  invalidates?: readonly Area[]
  /** Names what is changed, for `isPending`. Default the input itself where it is a text. */
  key?: (input: Input) => string
  /** The success notification. Default none. */
  done?: string | ((result: Result, input: Input) => string | ActionDone)
  /** What was created: the notification has a link to it in place of an action, and its row is marked. Default nothing. */
  created?: (result: Result, input: Input) => CreatedRecord | undefined
  /** Called after a success, once what was invalidated has been read again. */
  onDone?: (result: Result, input: Input) => void
  /**
   * Leaves the page of what was removed, last of all after a success. What was invalidated is then read again where it is
   * shown next: a read of the removed record would fail, and be a row of the audit log. Not called when the person has left the page
   * in the meantime.
   */
  leave?: () => void
  /** Title of the error notification; null where the page draws `error` in a note. Default the general title. */
  failed?: string | null
}

/** A change that a person can make again and again, for example to each row of a list. */
export interface Action<Input> {
  /**
   * Confirms, sends, reads again, notifies. One at a time: a second call is ignored. Resolves to whether it was made. The
   * same function in every render.
   */
  run: (input: Input) => Promise<boolean>
  /** Key of the change that is on its way; null for none. */
  pendingKey: string | null
  /** Whether a change is on its way: any, or that of this input. */
  isPending: (input?: Input) => boolean
  /** Why the last change failed, with its input; null after a success. */
  error: { error: unknown; input: Input } | null
  /** Forgets the error. */
  reset: () => void
}

/** One mutation with everything around it: confirmation, pending state, invalidation, notification, version conflict. */
export function useAction<Input = void, Result = unknown>(options: ActionOptions<Input, Result>): Action<Input> {
  const { send, invalidates = [], failed } = options
  const api = useApi()
  const cache = useQueryClient()
  const confirm = useConfirm()
  const notify = useNotify()
  const isHere = useIsHere()
  const kit = useMessages(kitMessages)
  const keyOf = options.key ?? String
  const running = useRef(false)
  const [pending, setPending] = useState<string | null>(null)
  const [error, setError] = useState<Action<Input>['error']>(null)
  const mutation = useMutation({ mutationFn: (input: Input) => send(input, api) })

  const attempt = async (input: Input): Promise<{ result: Result } | null> => {
    try {
      return { result: await mutation.mutateAsync(input) }
    } catch (thrown) {
      if (isChoiceGone(thrown)) void cache.invalidateQueries({ queryKey: clientKey(api.clientId()) })
      // At once: without a connection the queries below take their time.
      setError({ error: thrown, input })
      if (failed === null) return null
      const title = failed === undefined ? {} : { title: failed }
      if (isConflict(thrown))
        notify.toast({ kind: 'error', title: kit.action.failed, ...title, text: kit.action.conflict })
      else notify.error(thrown, title)
      return null
    }
  }

  const run = async (input: Input): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    try {
      const confirmation = options.confirm?.(input)
      if (confirmation && !(await confirm(confirmation))) return false
      // In a transition: the confirmation closes first, a long list follows.
      startTransition(() => {
        setPending(keyOf(input))
        setError(null)
      })
      const made = await attempt(input)
      if (made && options.done !== undefined) {
        const done = typeof options.done === 'function' ? options.done(made.result, input) : options.done
        const { title, ...more } = typeof done === 'string' ? { title: done } : done
        const created = options.created?.(made.result, input)
        if (created) notify.created(title, created)
        else notify.success(title, more)
      }
      const leave = made ? options.leave : undefined
      const refetchType = leave ? 'none' : 'active'
      await Promise.all(
        invalidates.map((area) => cache.invalidateQueries({ queryKey: areaKey(api, area), refetchType })),
      )
      if (made) options.onDone?.(made.result, input)
      if (isHere()) leave?.()
      return made !== null
    } finally {
      running.current = false
      startTransition(() => setPending(null))
    }
  }

  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return {
    run: useCallback((input: Input) => latest.current(input), []),
    pendingKey: pending,
    isPending: (input) => (input === undefined ? pending !== null : pending === keyOf(input)),
    error,
    reset: () => setError(null),
  }
}

/** Whether a change was rejected because somebody else changed the record first. */
export const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'stale'
