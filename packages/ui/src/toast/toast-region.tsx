import { X } from 'lucide-react'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import {
  UNSTABLE_Toast as RacToast,
  UNSTABLE_ToastContent as RacToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as RacToastRegion,
  type QueuedToast,
} from 'react-aria-components/Toast'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { toastMark } from '../internal/overlays'
import { ToastBody } from './toast-body'
import { toastTimeout, type ToastEntry, type ToastStore } from './toast-store'
import * as styles from './toast.css'

class PausableQueue extends ToastQueue<ToastEntry> {
  /** Whether the pointer or the focus is on a notification, so that none closes by itself. */
  isPaused = false

  override pauseAll() {
    this.isPaused = true
    super.pauseAll()
  }

  override resumeAll() {
    this.isPaused = false
    super.resumeAll()
  }

  // The last notification takes pointer and focus with it, and the region reports neither.
  override close(key: string) {
    super.close(key)
    this.isPaused &&= this.visibleToasts.length > 0
  }
}

/**
 * The view of the notifications, in a separate chunk, and the only file that uses React Aria's toasts (still
 * UNSTABLE). They provide the landmark (F6), the announcement and a timer that pauses on hover and focus.
 */
export function ToastRegion({ store }: { /** Notifications to render. */ store: ToastStore }) {
  const messages = useUiMessages('toast')
  const [{ queue, shown }] = useState(() => ({
    queue: new PausableQueue({ maxVisibleToasts: 3 }),
    shown: new Set<string>(),
  }))

  useEffect(() => {
    const show = () => {
      const fresh = store.entries().filter((entry) => !entry.read && !entry.restored && !shown.has(entry.id))
      for (const entry of fresh.toReversed()) {
        shown.add(entry.id)
        queue.add(entry, { timeout: toastTimeout })
      }
    }
    show()
    return store.subscribe(show)
  }, [store, queue, shown])

  // Rendered only with the first toast: React Aria registers the landmark once, when the element exists.
  const isShown = useSyncExternalStore(
    useCallback((notify) => queue.subscribe(notify), [queue]),
    () => queue.visibleToasts.length > 0,
  )
  if (!isShown) return null

  return (
    <RacToastRegion
      {...toastMark}
      queue={queue}
      aria-label={messages.region}
      className={cx('ssp-Toast__region', styles.region)}
    >
      {({ toast }) => <Toast toast={toast} queue={queue} />}
    </RacToastRegion>
  )
}

function Toast({ toast, queue }: { toast: QueuedToast<ToastEntry>; queue: PausableQueue }) {
  const messages = useUiMessages('toast')
  const close = () => queue.close(toast.key)
  // React Aria starts the timer of a new toast even while the others are paused.
  useEffect(() => {
    if (queue.isPaused) toast.timer?.pause()
  }, [toast, queue])
  return (
    <RacToast toast={toast} data-kind={toast.content.kind} className={cx('ssp-Toast', styles.toast)}>
      <RacToastContent style={{ display: 'contents' }}>
        <ToastBody entry={toast.content} onActionDone={close} />
      </RacToastContent>
      <button
        type="button"
        aria-label={messages.close}
        className={cx('ssp-Toast__close', styles.close)}
        onClick={close}
      >
        <X size={16} />
      </button>
    </RacToast>
  )
}
