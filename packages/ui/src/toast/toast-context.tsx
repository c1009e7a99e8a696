import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { whenIdle } from '../internal/when-idle'
import type { ToastRegion } from './toast-region'
import { createToastStore, type ToastEntry, type ToastStore } from './toast-store'

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

const loadRegion = () => import('./toast-region')

/** Milliseconds in which what a page was opened for has the connection to itself. */
const AHEAD = 3000

/** Fetches the code that draws notifications while nothing else happens: to tell that there is no connection it would come too late. */
export function useToastsAhead(): void {
  useEffect(() => {
    let callOff: (() => void) | undefined
    const timer = setTimeout(() => {
      callOff = whenIdle(() => void loadRegion().catch(() => undefined))
    }, AHEAD)
    return () => {
      clearTimeout(timer)
      callOff?.()
    }
  }, [])
}

function Region() {
  const store = useToasts()
  const [Drawn, setDrawn] = useState<typeof ToastRegion>()
  const newest = useToastEntries()[0]?.id
  // Not `lazy`: without a connection its code cannot come. Nothing is lost, since the inbox keeps it; the next
  // notification asks for the code again.
  useEffect(() => {
    if (newest === undefined || Drawn) return
    loadRegion().then(
      ({ ToastRegion }) => startTransition(() => setDrawn(() => ToastRegion)),
      () => undefined,
    )
  }, [newest, Drawn])
  return Drawn && <Drawn store={store} />
}
