import { useMemo } from 'react'
import { useSsp } from '../provider/ssp-context'
import type { MessageBundle, MessageOverrides } from './define-messages'

/** The texts of a screen with what the provider replaces. */
export const useMessages = <T extends object>(bundle: MessageBundle<T>): T => useOverridden(bundle, useSsp().messages)

/** `useMessages` for what is drawn before there is a provider. */
export function useOverridden<T extends object>({ name, messages }: MessageBundle<T>, overrides: MessageOverrides): T {
  const override = at(overrides, name)
  return useMemo(() => (override ? merge(messages, override, name) : messages), [messages, override, name])
}

/** The part of `tree` under a dotted path; undefined where there is none. */
const at = (tree: object, path: string): object | undefined =>
  path.split('.').reduce<object | undefined>((part, key) => {
    const next: unknown = part && Reflect.get(part, key)
    return isTree(next) ? next : undefined
  }, tree)

/** Lays `override` over `messages`; a key that `messages` does not have is named in the console once, in development only. */
export function merge<T extends object>(messages: T, override: object, path: string): T {
  const merged = { ...messages } as Record<string, unknown>
  for (const [key, value] of Object.entries(override)) {
    // Texts under a name that is not here are of another screen: `kit.list` beside `kit`.
    if (!Object.hasOwn(messages, key)) {
      if (!isTree(value)) warn(`${path}.${key}`)
    } else merged[key] = isTree(value) && isTree(merged[key]) ? merge(merged[key], value, `${path}.${key}`) : value
  }
  return merged as T
}

// A list of texts is replaced whole.
const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

const named = new Set<string>()

function warn(path: string) {
  if (process.env.NODE_ENV === 'production' || named.has(path)) return
  named.add(path)
  // oxlint-disable-next-line no-console -- for the embedding developer, never in production
  console.warn(`SspProvider: there is no text "${path}" to replace.`)
}
