import { useCallback } from 'react'
import { useSsp } from '../provider/ssp-context'

/**
 * Translates the title of a page or navigation entry; without `messages.titles` of the provider it returns the title
 * unchanged.
 */
export const useTitle = (): ((title: string) => string) => useTextOf(useSsp().messages['titles'])

/**
 * Translates a state or kind that the server names; without `messages.names` of the provider it returns the name unchanged.
 */
export function useName(area: string): (name: string) => string {
  const { names } = useSsp().messages
  return useTextOf(names && (Reflect.get(names, area) as object | undefined))
}

const useTextOf = (texts: object | undefined) =>
  useCallback(
    (english: string) => {
      const text: unknown = texts && Object.hasOwn(texts, english) && Reflect.get(texts, english)
      return typeof text === 'string' ? text : english
    },
    [texts],
  )
