import { useEffect, useEffectEvent, useState } from 'react'
import { useSsp } from '../provider/ssp-context'
import { forgetDraft, keepDraft, readTexts } from './draft-store'
import { useDraftKey } from './use-draft'

/**
 * What stood in a form when the session ended under it, for the same person in the same client of this tab; null when
 * nothing did. It is given out once: the form that shows it is to keep it again (`useKeepEntries`).
 *
 * @param name of the form
 * @returns texts by field; they come from the browser's storage, so take the fields that the form knows
 */
export function useKeptEntries(name: string): Readonly<Record<string, string>> | null {
  const key = useDraftKey(name)
  const [kept] = useState(() => readTexts(key))
  useEffect(() => forgetDraft(key), [key])
  return kept
}

/** Whether something was kept for a form, for the page that brings it back. */
export function useHasKeptEntries(name: string): boolean {
  const key = useDraftKey(name)
  return useState(() => readTexts(key) !== null)[0]
}

/**
 * Keeps what stands in a form when the session ends under it, but not when the person signs out. For text only, never for
 * a password.
 *
 * @param entries texts by field; null while there is nothing to lose
 */
export function useKeepEntries(name: string, entries: Readonly<Record<string, string>> | null): void {
  const key = useDraftKey(name)
  const { session } = useSsp().api
  const keep = useEffectEvent(() => entries && keepDraft(key, entries))
  useEffect(() => session.onSignedOut((reason) => void (reason !== 'user' && keep())), [session])
}
