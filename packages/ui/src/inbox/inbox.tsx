import { Bell } from 'lucide-react'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../button'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { preloadOn } from '../internal/preload'
import { lazyOverlay } from '../lazy-overlay'
import { useToasts } from '../toast'
import { useInboxEntries, usePreloadToasts } from '../toast/toast-context'
import * as styles from './inbox.css'

const loadPanel = () => import('./inbox-panel')
const InboxPanel = lazyOverlay(async () => (await loadPanel()).InboxPanel)

/** Props of `Inbox`. */
export interface InboxProps extends ComponentProps<'span'> {
  /** Rendered above the notifications while they are open; `close` closes them. Default: nothing. */
  lead?: ((close: () => void) => ReactNode) | undefined
}

/** A bell with the unread count; opens the notifications that need attention and marks all as read. */
export function Inbox({ lead, className, ...rest }: InboxProps) {
  const messages = useUiMessages('toast')
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const store = useToasts()
  usePreloadToasts()
  const unread = useInboxEntries().filter((entry) => !entry.read).length
  const change = (next: boolean) => {
    setOpen(next)
    store.markRead()
  }
  return (
    <span {...rest} className={cx('ssp-Inbox', styles.trigger, className)}>
      <IconButton
        {...preloadOn(loadPanel)}
        ref={trigger}
        label={unread > 0 ? messages.inboxUnread(unread) : messages.inbox}
        icon={<Bell size={18} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => change(!open)}
      />
      {unread > 0 && (
        <span aria-hidden className={cx('ssp-Inbox__mark', styles.mark)}>
          {unread > 9 ? '9+' : unread}
        </span>
      )}
      {open && <InboxPanel triggerRef={trigger} open={open} onOpenChange={change} lead={lead} />}
    </span>
  )
}
