import { useEffect, useId, useRef } from 'react'
import { Button } from '../button'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './not-loaded.css'

/** Props of `NotLoaded`. */
export interface NotLoadedProps {
  /** Whether a retry has failed too; the dialog then offers a reload. */
  again: boolean
  /** Called when Try again is clicked. */
  onRetry: () => void
  /** Called when the dialog is closed. */
  onClose: () => void
}

/** Reports that code failed to load. A native dialog, because our own dialog code may be what is missing. */
export function NotLoaded({ again, onRetry, onClose }: NotLoadedProps) {
  const messages = useUiMessages('lazyOverlay')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const ended = useRef(false)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  // Does not wait for the event `close`: it is dispatched in a later task than the focus returns to the page, and it would
  // close what a click in between has opened.
  const end = (next: () => void) => {
    if (ended.current) return
    ended.current = true
    dialog.current?.close()
    next()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={cx('ssp-NotLoaded', styles.root)}
      onCancel={() => end(onClose)}
      onClose={() => end(onClose)}
    >
      <div className={styles.content}>
        <h2 id={id} className={styles.title}>
          {messages.title}
        </h2>
        <p>{again ? messages.reloadHint : messages.retryHint}</p>
        <div className={styles.buttons}>
          <Button onClick={() => end(onClose)}>{messages.close}</Button>
          {again ? (
            <Button variant="primary" onClick={() => location.reload()}>
              {messages.reload}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => end(onRetry)}>
              {messages.retry}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  )
}
