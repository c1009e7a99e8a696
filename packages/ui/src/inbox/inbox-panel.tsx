import { lightFormat } from 'date-fns/lightFormat'
import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { TextContext } from 'react-aria-components/Text'
import { Button } from '../button'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { Popover } from '../internal/popover'
import { useToastEntries, useToasts, type ToastEntry } from '../toast'
import { ToastBody } from '../toast/toast-body'
import * as styles from './inbox.css'

/** Props of `InboxPanel`. */
export interface InboxPanelProps {
  /** The button that it hangs at. */
  triggerRef: RefObject<HTMLElement | null>
  /** Whether it is open. */
  open: boolean
  /** Hears that it wants to close. */
  onOpenChange: (open: boolean) => void
}

/** A link stays good; an undo does not: its moment passed with the toast. */
const keepLink = (entry: ToastEntry): ToastEntry =>
  entry.action && 'href' in entry.action ? entry : { ...entry, action: undefined }

/** The floating half of the inbox, in a chunk of its own. */
export function InboxPanel({ triggerRef, open, onOpenChange }: InboxPanelProps) {
  const words = useUiMessages('toast')
  const store = useToasts()
  const entries = useToastEntries()
  const close = () => onOpenChange(false)
  return (
    <Popover triggerRef={triggerRef} isOpen={open} onOpenChange={onOpenChange} placement="bottom end">
      <Dialog aria-label={words.inbox} className={cx('ssp-Inbox__panel', styles.panel)}>
        <header className={styles.header}>
          <h2 className={styles.title}>{words.inbox}</h2>
          {entries.length > 0 && (
            <Button variant="quiet" size="small" onClick={store.clear}>
              {words.clear}
            </Button>
          )}
        </header>
        {entries.length === 0 ? (
          <p className={styles.empty}>{words.inboxEmpty}</p>
        ) : (
          // The dialog would refuse the slots that a toast gives to the same words.
          <TextContext value={null}>
            <ul role="list" className={cx('ssp-Inbox__list', styles.list)}>
              {entries.map((entry) => (
                <li key={entry.id} className={cx('ssp-Inbox__entry', styles.entry)}>
                  <ToastBody
                    entry={keepLink(entry)}
                    onActed={close}
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
