import { useMemo } from 'react'
import { useSsp } from './provider/ssp-context'

/** Texts that replace ours, by feature name; what is left out keeps our words. */
export type MessageOverrides = Readonly<Record<string, object>>

/** Any part of a tree of texts. Functions make a text of values and are replaced whole. */
export type DeepPartial<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> }
    : T extends string
      ? string
      : T

/** The texts of a feature with what the provider replaces. */
export function useMessages<T extends object>(feature: string, texts: T): T {
  const override = useSsp().messages[feature]
  return useMemo(() => (override ? merge(texts, override, feature) : texts), [texts, override, feature])
}

/** Lays `override` over `texts`; a key we do not know is named in the console, in development only. */
export function merge<T extends object>(texts: T, override: object, path: string): T {
  const merged = { ...texts } as Record<string, unknown>
  for (const [key, value] of Object.entries(override)) {
    if (!Object.hasOwn(texts, key)) warn(`${path}.${key}`)
    else merged[key] = isTree(value) && isTree(merged[key]) ? merge(merged[key], value, `${path}.${key}`) : value
  }
  return merged as T
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null

function warn(path: string) {
  // oxlint-disable-next-line no-console -- a word to the embedding developer, never in production
  if (import.meta.env?.DEV) console.warn(`SspProvider: there is no text "${path}" to replace.`)
}
