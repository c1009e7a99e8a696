import { createContext, use, useSyncExternalStore } from 'react'
import type { FieldType, FormField } from '../model'
import type { BuilderActions } from './builder-actions'
import type { BuilderState, BuilderStore } from './builder-store'

/** Uploads a file and resolves to its address. `onProgress` receives the sent fraction, 0 to 1. */
export type UploadImage = (file: File, fieldId: number, onProgress: (fraction: number) => void) => Promise<string>

/** Number of responses that answered a field, or chose one of its options. */
export type CountAnswers = (fieldId: number, option?: string) => number

/** The stable context of a builder; it does not change, so it causes no renders. */
export interface Builder {
  store: BuilderStore
  actions: BuilderActions
  readOnly: boolean
  /** Types of the palette, including those of the application. */
  types: readonly FieldType[]
  upload: UploadImage | undefined
  /** Returns why a file cannot be an image; null if it can. */
  check: (file: File) => string | null
}

const BuilderContext = createContext<Builder | null>(null)

/** Provides a builder to its parts. */
export const BuilderProvider = BuilderContext.Provider

/** The builder around a part. */
export function useBuilder(): Builder {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('useBuilder needs a <FormBuilder> above it')
  return builder
}

/** Selects a part of the state, and renders when it changes. `select` must return a primitive or a stable object. */
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
