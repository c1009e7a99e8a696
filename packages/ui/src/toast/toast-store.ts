/** What a notification is about. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error'

/** One thing to do about a notification: undo it, or open what it speaks of. */
export type ToastAction = { label: string } & ({ href: string } | { onAction: () => void })

/** What a caller says. */
export interface ToastInput {
  /** Colour, icon and word. Default success. */
  kind?: ToastKind | undefined
  /** What happened, in a few words. */
  title: string
  /** More, in one sentence. */
  text?: string | undefined
  /** One link or button; an undo ends the notification. */
  action?: ToastAction | undefined
}

/** A notification as it is kept. */
export interface ToastEntry extends ToastInput {
  /** Names it. */
  id: string
  /** What it is about. */
  kind: ToastKind
  /** When it came, in milliseconds since 1970. */
  at: number
  /** Whether the inbox was open since it came. */
  read: boolean
}

/** How long a notification stays unless the pointer or the keyboard holds it, in milliseconds (spec 1 section 9). */
export const toastLife = 4000

/** How many notifications the inbox keeps. */
const inboxSize = 50

/** The notifications of one provider: nothing is global, so two portals on one page do not mix. */
export interface ToastStore {
  /** Shows a notification and keeps it in the inbox; returns its id. */
  show: (toast: ToastInput) => string
  /** Everything that came, newest first, at most 50; a new array after each change. */
  entries: () => readonly ToastEntry[]
  /** Marks all as read. */
  markRead: () => void
  /** Empties the inbox. */
  clear: () => void
  /** Hears every change; returns the way to stop hearing. */
  subscribe: (listener: () => void) => () => void
}

/** Makes the notifications of one provider. */
export function createToastStore(): ToastStore {
  let entries: readonly ToastEntry[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly ToastEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  return {
    show: (toast) => {
      const id = `toast-${++count}`
      change(
        [{ ...toast, kind: toast.kind ?? 'success', id, at: Date.now(), read: false }, ...entries].slice(0, inboxSize),
      )
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
