import { useCallback } from 'react'
import { useSsp } from '../provider/ssp-context'

/** Translates the title of a page or of an entry of the navigation; without `messages.titles` of the provider it is the same. */
export function useTitle(): (title: string) => string {
  const { titles } = useSsp().messages
  return useCallback(
    (title) => {
      const text: unknown = titles && Reflect.get(titles, title)
      return typeof text === 'string' ? text : title
    },
    [titles],
  )
}
