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
  /** For example undo. */
  action?: ToastAction
}

/** Options of `useAction`. */
export interface ActionOptions<Input, Result> {
  /** Sends the change; rejects with an `ApiError`. */
  send: (input: Input, api: SspApi) => Promise<Result>
  /** Confirmation before the change is sent, which says what will be lost. Default: none. */
  confirm?: (input: Input) => ConfirmOptions | null
  /** Areas of `@ssp/api` that are read again afterwards, even after a failure: `changes` of the operation. */
  invalidates?: readonly Area[]
  /** Key of the changed record, for `isPending`. Default: the input itself if it is a string. */
  key?: (input: Input) => string
  /** The success notification. Default: none. */
  done?: string | ((result: Result, input: Input) => string | ActionDone)
  /**
   * The created record: the notification links to it instead of showing an action, and its row is marked. Default: nothing.
   */
  created?: (result: Result, input: Input) => CreatedRecord | undefined
  /** Called after a success, once the invalidated areas have been read again. */
  onDone?: (result: Result, input: Input) => void
  /**
   * Leaves the page of the removed record, as the last step after a success. The invalidated areas are then read again
   * where they are shown next, because reading the removed record would fail and add a row to the audit log. Not called
   * when the user has already left the page.
   */
  leave?: () => void
  /** Title of the error notification; null if the page shows `error` itself. Default: the general title. */
  failed?: string | null
}

/** A change that a user can repeat, for example for each row of a list. */
export interface Action<Input> {
  /**
   * Confirms, sends, reads again and notifies. A second call during this time is ignored. Resolves to whether the change
   * was made. The function is the same in every render.
   */
  run: (input: Input) => Promise<boolean>
  /** Key of the pending change; null if there is none. */
  pendingKey: string | null
  /** Whether a change is pending: any change, or that of the given input. */
  isPending: (input?: Input) => boolean
  /** The error of the last change with its input; null after a success. */
  error: { error: unknown; input: Input } | null
  /** Clears the error. */
  reset: () => void
}

/** A mutation with confirmation, pending state, invalidation, notification and version conflict. */
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
      // Immediately, because without a connection the queries below take a while.
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
      // In a transition, so that the confirmation closes before a long list renders.
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
      const read = Promise.all(
        invalidates.map((area) => cache.invalidateQueries({ queryKey: areaKey(api, area), refetchType })),
      )
      // After a failure the user goes on, or closes a panel, before what the page shows was read again.
      if (made) await read
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

/** Whether a change was rejected because another user had changed the record. */
export const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'stale'
