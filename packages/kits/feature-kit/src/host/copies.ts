import { QueryClient } from '@tanstack/react-query'
import { useState as useReactState } from 'react'

/** Identifies a copy of a package: each copy creates its own value. */
interface Copies {
  react: Set<unknown>
  query: Set<unknown>
  kit: Set<unknown>
}

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
