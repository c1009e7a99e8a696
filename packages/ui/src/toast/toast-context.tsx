import { createContext, lazy, Suspense, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createToastStore, type ToastEntry, type ToastStore } from './toast-store'

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region')).ToastRegion }))

const ToastContext = createContext<ToastStore | undefined>(undefined)
const none: readonly ToastEntry[] = []

/** Shows notifications and keeps them. Throws without a `ToastProvider` above. */
export function useToasts(): ToastStore {
  const store = useContext(ToastContext)
  if (!store) throw new Error('useToasts needs a <ToastProvider> above it')
  return store
}

/** Everything that came, newest first, followed live. */
export function useToastEntries(): readonly ToastEntry[] {
  const store = useToasts()
  return useSyncExternalStore(store.subscribe, store.entries, () => none)
}

/** Props of `ToastProvider`. */
export interface ToastProviderProps {
  /** Notifications made elsewhere. Default a store of its own. */
  store?: ToastStore | undefined
  /** The part of the page that may notify. */
  children: ReactNode
}

/** Draws the notifications of everything below it. The code that draws them is loaded with the first one. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  const [own] = useState(() => store ?? createToastStore())
  return (
    <ToastContext value={own}>
      {children}
      <Region />
    </ToastContext>
  )
}

function Region() {
  const store = useToasts()
  const [used, setUsed] = useState(false)
  const entries = useToastEntries()
  if (entries.length > 0 && !used) setUsed(true)
  if (!used) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion store={store} />
    </Suspense>
  )
}
