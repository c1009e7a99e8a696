import { lightFormat } from 'date-fns/lightFormat'
import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { TextContext } from 'react-aria-components/Text'
import { Button } from '../button'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { Popover } from '../internal/popover'
import { useToasts } from '../toast'
import { ToastBody } from '../toast/toast-body'
import { useInboxEntries } from '../toast/toast-context'
import * as styles from './inbox.css'

/** Props of `InboxPanel`. */
export interface InboxPanelProps {
  /** The button that anchors the popover. */
  triggerRef: RefObject<HTMLElement | null>
  /** Whether it is open. */
  open: boolean
  /** Called when it should close. */
  onOpenChange: (open: boolean) => void
  /** Rendered above the notifications. Default: nothing. */
  lead?: ((close: () => void) => ReactNode) | undefined
}

/** The inbox popover, in a separate chunk. */
export function InboxPanel({ triggerRef, open, onOpenChange, lead }: InboxPanelProps) {
  const messages = useUiMessages('toast')
  const store = useToasts()
  const entries = useInboxEntries()
  const close = () => onOpenChange(false)
  return (
    <Popover triggerRef={triggerRef} isOpen={open} onOpenChange={onOpenChange} placement="bottom end">
      <Dialog aria-label={messages.inbox} className={cx('ssp-Inbox__panel', styles.panel)}>
        <header className={styles.header}>
          <h2 className={styles.title}>{messages.inbox}</h2>
          {entries.length > 0 && (
            <Button variant="quiet" size="small" onClick={store.clear}>
              {messages.clear}
            </Button>
          )}
        </header>
        {lead?.(close)}
        {entries.length === 0 ? (
          <p className={styles.empty}>{messages.inboxEmpty}</p>
        ) : (
          // Clears the text slots of React Aria's toast, which its dialog does not define.
          <TextContext value={null}>
            <ul role="list" className={cx('ssp-Inbox__list', styles.list)}>
              {entries.map((entry) => (
                <li key={entry.id} className={cx('ssp-Inbox__entry', styles.entry)}>
                  <ToastBody
                    entry={entry}
                    onActionDone={close}
                    meta={
                      <time dateTime={new Date(entry.at).toISOString()} className={styles.time}>
                        {lightFormat(entry.at, 'dd.MM.yyyy HH:mm')}
                      </time>
                    }
                  />
                </li>
              ))}
            </ul>
          </TextContext>
        )}
      </Dialog>
    </Popover>
  )
}
