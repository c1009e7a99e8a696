import { useCallback, useState } from 'react'
import { useSsp } from '../provider/ssp-context'
import { useSession } from '../session/use-session'
import { forgetDraft, keepDraft, readDraft } from './draft-store'

/** What has been typed and not been sent yet. */
export interface Draft<T> {
  draft: T
  /** Changes parts of it. */
  change: (part: Partial<T>) => void
  /** Gives it up: it is as empty as at first, here and in the store. */
  discard: () => void
}

/**
 * A form's entries that outlive the page: when the session ends in the middle, or the page is loaded anew, they are back
 * for the same person in the same client of this tab. Signing out gives them up. For text only, never for a password.
 *
 * @param name of the form, the same on every page that shows it
 * @param empty what stands there at first; only its fields are kept. Declare it outside of the component.
 */
export function useDraft<T extends Readonly<Record<string, string>>>(name: string, empty: T): Draft<T> {
  const key = useDraftKey(name)
  const [draft, setDraft] = useState<T>(() => ({ ...empty, ...readDraft(key, empty) }))

  const change = useCallback(
    (part: Partial<T>) =>
      setDraft((before) => {
        const next = { ...before, ...part }
        keepDraft(key, next)
        return next
      }),
    [key],
  )
  const discard = useCallback(() => {
    forgetDraft(key)
    setDraft(empty)
  }, [key, empty])
  return { draft, change, discard }
}

/** Whether entries of a form were left unsent, for the page that opens it again. */
export function useHasDraft(name: string, empty: Readonly<Record<string, string>>): boolean {
  const key = useDraftKey(name)
  return useState(() => readDraft(key, empty) !== null)[0]
}

/** The person who typed stays the owner when the session ends under the form. */
export function useDraftKey(name: string): string {
  const clientId = useSsp().client.id
  const { user } = useSession()
  const [owner] = useState(user?.id ?? '')
  return `${clientId}:${owner}:${name}`
}
