import { useEffect, useId, useRef } from 'react'
import { Button } from '../button'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './not-loaded.css'

/** Props of `NotLoaded`. */
export interface NotLoadedProps {
  /** Whether a retry has failed already: what is left is to load the page anew. */
  again: boolean
  /** Hears 'Try again'. */
  onRetry: () => void
  /** Hears that the reader gives up. */
  onClose: () => void
}

/** Says that a part's code did not come. The browser's own dialog: ours may be the very code that is missing. */
export function NotLoaded({ again, onRetry, onClose }: NotLoadedProps) {
  const words = useUiMessages('lazyOverlay')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={cx('ssp-NotLoaded', styles.root)}
      onClose={(event) => (event.currentTarget.returnValue === 'retry' ? onRetry() : onClose())}
    >
      <form method="dialog" className={styles.content}>
        <h2 id={id} className={styles.title}>
          {words.title}
        </h2>
        <p>{again ? words.reloadHint : words.retryHint}</p>
        <div className={styles.buttons}>
          <Button type="submit">{words.close}</Button>
          {again ? (
            <Button variant="primary" onClick={() => location.reload()}>
              {words.reload}
            </Button>
          ) : (
            <Button variant="primary" type="submit" value="retry">
              {words.retry}
            </Button>
          )}
        </div>
      </form>
    </dialog>
  )
}
