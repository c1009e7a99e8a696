import { CircleAlert, Inbox } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { VisuallyHidden } from '../visually-hidden'
import { delayed } from '../skeleton/skeleton.css'
import * as styles from './states.css'

/** Props of `Empty`; the rest reaches the root. */
export interface EmptyProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Why there is nothing, in one line. */
  title: ReactNode
  /** What would bring something here. */
  text?: ReactNode
  /** A 20 px icon. Default an empty tray; `null` for none. */
  icon?: ReactNode
  /** One button or link. */
  action?: ReactNode
}

const tray = <Inbox size={20} />

/** Stands where a list or panel has nothing to show. */
export function Empty({ title, text, icon = tray, action, className, ...rest }: EmptyProps) {
  return (
    <div {...rest} className={cx('ssp-Empty', styles.root, className)}>
      {icon && <span className={cx('ssp-Empty__icon', styles.drawing)}>{icon}</span>}
      <p className={cx('ssp-Empty__title', styles.title)}>{title}</p>
      {text && <p className={cx('ssp-Empty__text', styles.text)}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** Props of `ErrorState`; the rest reaches the root. */
export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What did not work. */
  title: ReactNode
  /** Why, as far as it is known. */
  reason?: ReactNode
  /** What the reader can do next. */
  nextStep?: ReactNode
  /** Hears "Try again"; left out, the button is not drawn. */
  onRetry?: (() => void) | undefined
  /** Whether a retry is on its way. Default false. */
  retrying?: boolean | undefined
  /** Joins this screen with the server's log. */
  errorId?: string | undefined
  /** Further buttons or links. */
  action?: ReactNode
}

/** Stands where content could not be loaded: what, why, what next, Try again, error id. */
export function ErrorState(props: ErrorStateProps) {
  const { title, reason, nextStep, onRetry, retrying, errorId, action, className, ...rest } = props
  const words = useUiMessages('states')
  return (
    <div role="alert" {...rest} className={cx('ssp-ErrorState', styles.root, className)}>
      <span className={cx('ssp-ErrorState__icon', styles.drawing)} data-tone="danger">
        <CircleAlert size={20} />
      </span>
      <p className={cx('ssp-ErrorState__title', styles.title)}>{title}</p>
      {reason && <p className={cx('ssp-ErrorState__reason', styles.text)}>{reason}</p>}
      {nextStep && <p className={cx('ssp-ErrorState__next-step', styles.text)}>{nextStep}</p>}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry} pending={retrying}>
              {words.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {errorId && (
        <p className={styles.text}>
          {words.errorId} <span className={cx('ssp-ErrorState__id', styles.errorId)}>{errorId}</span>
        </p>
      )}
    </div>
  )
}

/** Props of `Loading`; the rest reaches the root. */
export interface LoadingProps extends ComponentProps<'div'> {
  /** What is being loaded, for assistive technology. Default `Loading`. */
  label?: string | undefined
  /** Skeletons in the very layout that is coming. */
  children: ReactNode
}

/** Draws skeletons after 150 ms and says once that something is loading. */
export function Loading({ label, children, className, ...rest }: LoadingProps) {
  const words = useUiMessages('loading')
  return (
    <div aria-busy {...rest} className={cx('ssp-Loading', delayed, className)}>
      <VisuallyHidden role="status">{label ?? words.label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
}
