import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { whenIdle } from '../internal/when-idle'
import type { ToastRegion } from './toast-region'
import { createToastStore, inboxEntries, type ToastEntry, type ToastStore } from './toast-store'

const ToastContext = createContext<ToastStore | undefined>(undefined)
const none: readonly ToastEntry[] = []

/** The notification store. Throws without a `ToastProvider`. */
export function useToasts(): ToastStore {
  const store = useContext(ToastContext)
  if (!store) throw new Error('useToasts needs a <ToastProvider> above it')
  return store
}

/** All notifications, newest first; updates live. */
export function useToastEntries(): readonly ToastEntry[] {
  const store = useToasts()
  return useSyncExternalStore(store.subscribe, store.entries, () => none)
}

/** The notifications of the inbox, newest first; updates live. */
export function useInboxEntries(): readonly ToastEntry[] {
  const entries = useToastEntries()
  return useMemo(() => inboxEntries(entries), [entries])
}

/** Props of `ToastProvider`. */
export interface ToastProviderProps {
  /** An existing store. Default a new one. */
  store?: ToastStore | undefined
  /** Content that may show notifications. */
  children: ReactNode
}

/** Renders the notifications of its children. The rendering code loads with the first one. */
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

/** Delay in milliseconds, so that the preload does not compete with the page's own requests. */
const PRELOAD_DELAY = 3000

/** Preloads the notification code when idle: it could not be loaded to report a lost connection. */
export function usePreloadToasts(): void {
  useEffect(() => {
    let cancel: (() => void) | undefined
    const timer = setTimeout(() => {
      cancel = whenIdle(() => void loadRegion().catch(() => undefined))
    }, PRELOAD_DELAY)
    return () => {
      clearTimeout(timer)
      cancel?.()
    }
  }, [])
}

function Region() {
  const store = useToasts()
  const [Drawn, setDrawn] = useState<typeof ToastRegion>()
  const [latest] = useToastEntries()
  const newest = latest?.restored ? undefined : latest?.id
  // Not `lazy`, because loading fails without a connection. Nothing is lost: the inbox keeps the notification and
  // the next one loads the code again.
  useEffect(() => {
    if (newest === undefined || Drawn) return
    loadRegion().then(
      ({ ToastRegion }) => startTransition(() => setDrawn(() => ToastRegion)),
      () => undefined,
    )
  }, [newest, Drawn])
  return Drawn && <Drawn store={store} />
}
