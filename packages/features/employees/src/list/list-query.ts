import { useNotify } from '@ssp/feature-kit'
import type { Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** `placeholderData` of a list: what is on screen stays until the next answer, but never what belongs to another client. */
export const stayFor =
  (clientId: string) =>
  <T>(before: T | undefined, query: Pick<Query, 'queryKey'> | undefined): T | undefined =>
    query?.queryKey[1] === clientId ? before : undefined

/** The value as it was when its data last stood: rows that stay for a moment keep their numbers. */
export function useSettled(value: number, settled: boolean): number {
  const [kept, setKept] = useState(value)
  if (settled && kept !== value) setKept(value)
  return settled ? value : kept
}

/** Tells a failed read once as a notification titled 'Error' (R2-693). */
export function useErrorNotice(error: Error | null): void {
  const notify = useNotify()
  useEffect(() => {
    if (error) notify.error(error)
  }, [error, notify])
}
