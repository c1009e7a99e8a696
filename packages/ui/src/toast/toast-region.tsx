import { X } from 'lucide-react'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import {
  UNSTABLE_Toast as RacToast,
  UNSTABLE_ToastContent as RacToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as RacToastRegion,
} from 'react-aria-components/Toast'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { toastMark } from '../internal/overlays'
import { ToastBody } from './toast-body'
import { toastLife, type ToastEntry, type ToastStore } from './toast-store'
import * as styles from './toast.css'

/**
 * The drawn half of the notifications, in a chunk of its own, and the one file that knows React Aria's toasts (still
 * named UNSTABLE). They bring the landmark (F6), the announcement and the four seconds that stand still while hovered or focused.
 */
export function ToastRegion({ store }: { /** What to draw. */ store: ToastStore }) {
  const words = useUiMessages('toast')
  const [{ queue, shown }] = useState(() => ({
    queue: new ToastQueue<ToastEntry>({ maxVisibleToasts: 3 }),
    shown: new Set<string>(),
  }))

  useEffect(() => {
    const show = () => {
      const fresh = store.entries().filter((entry) => !entry.read && !shown.has(entry.id))
      for (const entry of fresh.toReversed()) {
        shown.add(entry.id)
        queue.add(entry, { timeout: toastLife })
      }
    }
    show()
    return store.subscribe(show)
  }, [store, queue, shown])

  // Drawn with the first one, not before: React Aria registers the landmark once, and only where there is an element.
  const isShown = useSyncExternalStore(
    useCallback((hear) => queue.subscribe(hear), [queue]),
    () => queue.visibleToasts.length > 0,
  )
  if (!isShown) return null

  return (
    <RacToastRegion
      {...toastMark}
      queue={queue}
      aria-label={words.region}
      className={cx('ssp-Toast__region', styles.region)}
    >
      {({ toast }) => (
        <RacToast toast={toast} data-kind={toast.content.kind} className={cx('ssp-Toast', styles.toast)}>
          <RacToastContent style={{ display: 'contents' }}>
            <ToastBody entry={toast.content} onActed={() => queue.close(toast.key)} />
          </RacToastContent>
          <button
            type="button"
            aria-label={words.close}
            className={cx('ssp-Toast__close', styles.close)}
            onClick={() => queue.close(toast.key)}
          >
            <X size={16} />
          </button>
        </RacToast>
      )}
    </RacToastRegion>
  )
}
