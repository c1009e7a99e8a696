import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from 'react-aria-components/Text'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { Link } from '../link'
import { VisuallyHidden } from '../visually-hidden'
import type { ToastEntry } from './toast-store'
import * as styles from './toast.css'

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert }

/** Props of `ToastBody`. */
export interface ToastBodyProps {
  /** The notification. */
  entry: ToastEntry
  /** Called after its action ran. */
  onActionDone: () => void
  /** A line under the text, for example the time. */
  meta?: ReactNode
}

/** Icon, text and action of a notification, shared by toast and inbox. */
export function ToastBody({ entry, onActionDone: onActed, meta }: ToastBodyProps) {
  const messages = useUiMessages('toast')
  const Icon = icons[entry.kind]
  const { action } = entry
  const act = (run?: () => void) => () => {
    run?.()
    onActed()
  }
  return (
    <>
      <Icon size={16} data-kind={entry.kind} className={styles.icon} />
      <div className={cx('ssp-Toast__content', styles.content)}>
        <Text slot="title" elementType="div" className={cx('ssp-Toast__title', styles.title)}>
          <VisuallyHidden>{messages[entry.kind]}: </VisuallyHidden>
          {entry.title}
        </Text>
        {entry.text && (
          <Text slot="description" elementType="div" className={cx('ssp-Toast__text', styles.text)}>
            {entry.text}
          </Text>
        )}
        {meta}
        {action && 'href' in action && (
          <Link variant="plain" href={action.href} className={cx('ssp-Toast__action', styles.action)} onClick={act()}>
            {action.label}
          </Link>
        )}
        {action && 'onAction' in action && (
          <button type="button" className={cx('ssp-Toast__action', styles.action)} onClick={act(action.onAction)}>
            {action.label}
          </button>
        )}
      </div>
    </>
  )
}
