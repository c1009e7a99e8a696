/** Kind of a notification. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error'

/** Action of a notification: undo, or a link to its subject. */
export type ToastAction = { label: string } & ({ href: string } | { onAction: () => void })

/** Input of `show`. */
export interface ToastInput {
  /** Kind; determines colour and icon. Default success. */
  kind?: ToastKind | undefined
  /** What happened, in a few messages. */
  title: string
  /** More, in one sentence. */
  text?: string | undefined
  /** One link or button; running the action closes the notification. */
  action?: ToastAction | undefined
}

/** A stored notification. */
export interface ToastEntry extends ToastInput {
  /** Unique id. */
  id: string
  /** Kind. */
  kind: ToastKind
  /** Creation time in milliseconds since 1970. */
  at: number
  /** Whether the inbox was opened since. */
  read: boolean
  /** Whether it was shown before a reload of the page. */
  restored?: boolean
}

/** Display time in milliseconds; hover and focus pause it (spec 1 section 9). */
export const toastTimeout = 4000

/** Maximum number of notifications in the inbox. */
const inboxSize = 50

/** Notification store of one provider; not global, so two portals on one page stay separate. */
export interface ToastStore {
  /** Shows a notification; the inbox keeps it when it needs attention. Returns its id. */
  show: (toast: ToastInput) => string
  /** All notifications, newest first, at most 50; a new array after each change. */
  entries: () => readonly ToastEntry[]
  /** Marks all as read. */
  markRead: () => void
  /** Clears the inbox. */
  clear: () => void
  /** Subscribes to changes; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** The notifications of the inbox: all but a plain success. Actions such as undo expire with the toast; links stay. */
export const inboxEntries = (entries: readonly ToastEntry[]): readonly ToastEntry[] =>
  entries.flatMap((entry) => {
    if (entry.action && 'href' in entry.action) return entry
    return entry.kind === 'success' ? [] : { ...entry, action: undefined }
  })

/** Where a tab stores the inbox across reloads. */
export interface KeptInbox {
  /** Key of the entry. */
  key: string
  /** For example `sessionStorage`. */
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

const read = ({ key, storage }: KeptInbox): readonly ToastEntry[] =>
  (JSON.parse(storage.getItem(key) ?? '[]') as ToastEntry[]).map((entry) => ({ ...entry, restored: true }))

/**
 * Creates a notification store.
 * @param kept where the tab stores the inbox across reloads. Default: in memory only
 */
export function createToastStore(kept?: KeptInbox): ToastStore {
  let entries = kept ? read(kept) : []
  let count = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly ToastEntry[]) => {
    entries = next
    kept?.storage.setItem(kept.key, JSON.stringify(inboxEntries(entries)))
    for (const listener of listeners) listener()
  }
  return {
    show: (toast) => {
      const at = Date.now()
      const id = `toast-${at}-${++count}`
      change([{ ...toast, kind: toast.kind ?? 'success', id, at, read: false }, ...entries].slice(0, inboxSize))
      return id
    },
    entries: () => entries,
    markRead: () => {
      if (entries.some((entry) => !entry.read)) change(entries.map((entry) => ({ ...entry, read: true })))
    },
    clear: () => change([]),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
