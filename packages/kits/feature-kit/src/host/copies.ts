import { QueryClient } from '@tanstack/react-query'
import { useState as useReactState } from 'react'

/** Identifies a copy of a package: each copy creates its own value. */
interface Copies {
  react: Set<unknown>
  query: Set<unknown>
  kit: Set<unknown>
}

/** Whether an error is one of code that belongs to another copy: below `SspProvider` each of these has a provider. */
const LOST: Readonly<Record<keyof Copies, (message: string) => boolean>> = {
  react: (message) => message.includes('null') && /\buse[A-Z]/.test(message),
  query: (message) => message.startsWith('No QueryClient set'),
  kit: (message) => message.startsWith('Missing <SspProvider>'),
}
const listeners = new Set<() => void>()

const KEY = Symbol.for('ssp.copies')
const ownKit = {}

/** All copies of the page that have rendered a provider or were checked, including this one from the first call on. */
export function copiesOnPage(): Readonly<Copies> {
  const page = globalThis as { [KEY]?: Copies }
  const copies = (page[KEY] ??= { react: new Set(), query: new Set(), kit: new Set() })
  copies.react.add(useReactState)
  copies.query.add(QueryClient)
  copies.kit.add(ownKit)
  return copies
}

/** Records that an error of a page is that of another copy, which has rendered no provider and is not known otherwise. */
export function noteCopyOf(error: unknown): void {
  if (!(error instanceof Error)) return
  const copies = copiesOnPage()
  for (const name of ['react', 'query', 'kit'] as const) if (LOST[name](error.message)) copies[name].add(LOST[name])
  for (const listener of listeners) listener()
}

/** Calls `listener` after each error of a page. @returns the function that stops it */
export function onPageError(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
