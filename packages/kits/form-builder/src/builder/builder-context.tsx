import { createContext, use, useSyncExternalStore } from 'react'
import type { FieldType, FormField } from '../model'
import type { BuilderActions } from './builder-actions'
import type { BuilderState, BuilderStore } from './builder-store'

/** Sends a file and resolves to its address. `onProgress` takes the sent fraction, 0 to 1. */
export type UploadImage = (file: File, fieldId: number, onProgress: (fraction: number) => void) => Promise<string>

/** How many have answered a field, or chosen one of its options. */
export type CountAnswers = (fieldId: number, option?: string) => number

/** What every part of a builder reads; stable, so that nothing is drawn again for it. */
export interface Builder {
  store: BuilderStore
  actions: BuilderActions
  readOnly: boolean
  /** Types of the palette, those of the app included. */
  types: readonly FieldType[]
  upload: UploadImage | undefined
  /** Why a file cannot be an image; null where it can. */
  check: (file: File) => string | null
}

const BuilderContext = createContext<Builder | null>(null)

/** Gives a builder to its parts. */
export const BuilderProvider = BuilderContext.Provider

/** The builder around a part. */
export function useBuilder(): Builder {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('useBuilder needs a <FormBuilder> above it')
  return builder
}

/** A part of the state; drawn again when it is another. `select` returns a primitive or a stable object. */
export function useBuilderState<T>(select: (state: BuilderState) => T): T {
  const { store } = useBuilder()
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.get()),
  )
}

/** The saved field with this id. */
export function useSavedField(id: number): FormField | undefined {
  const { store } = useBuilder()
  return useSyncExternalStore(
    store.subscribe,
    () => store.field(id),
    () => store.field(id),
  )
}
