import { useNotify } from '@ssp/feature-kit'
import { useConfirm, type ConfirmOptions } from '@ssp/ui'
import { startTransition, useRef, useState } from 'react'
import type { Snapshot } from './changes'

/** A change that is asked about first. */
export interface AskedChange {
  /** What is being changed, to show progress at it. */
  id: string
  question: ConfirmOptions
  /** The record as the question was drawn from it. */
  before: Snapshot
  /** Sends the change; rejects with an `ApiError`. */
  send: () => Promise<unknown>
  /** Text of the success notification. */
  done: string
}

/**
 * Asks, sends, reloads, and tells. One change at a time. What was refused stays to be told, beside the record as it was
 * when the question was asked; the reload shows how it stands now.
 */
export function useAskedChange(reload: () => Promise<unknown>) {
  const confirm = useConfirm()
  const notify = useNotify()
  const [pending, setPending] = useState<string | null>(null)
  const asking = useRef(false)
  const [refused, setRefused] = useState<{ error: unknown; before: Snapshot } | null>(null)

  /** Resolves to whether the change was made. */
  const ask = async ({ id, question, before, send, done }: AskedChange): Promise<boolean> => {
    if (asking.current) return false
    asking.current = true
    if (!(await confirm(question))) {
      asking.current = false
      return false
    }
    try {
      // The question closes first; a long list shows what is pending in between of what else happens.
      startTransition(() => {
        setPending(id)
        setRefused(null)
      })
      await send()
      notify.success(done)
      return true
    } catch (error) {
      // At once: without a connection the reload takes its time.
      setRefused({ error, before })
      return false
    } finally {
      await reload()
      startTransition(() => setPending(null))
      asking.current = false
    }
  }

  return { ask, pending, refused }
}
