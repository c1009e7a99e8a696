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
  /** Why the list is empty, in one line. */
  title: ReactNode
  /** Heading level of the title; 1 for a whole page. Default: no heading. */
  level?: HeadingLevel | undefined
  /** How to add content. */
  text?: ReactNode
  /** A 20 px icon; `null` for none. Default an empty tray. */
  icon?: ReactNode
  /** One button or link. */
  action?: ReactNode
}

type HeadingLevel = 1 | 2 | 3 | 4

const tray = <Inbox size={20} />

/** Empty state of a list or panel. */
export function Empty({ title, level, text, icon = tray, action, className, ...rest }: EmptyProps) {
  const Title = level ? (`h${level}` as const) : 'p'
  return (
    <div {...rest} className={cx('ssp-Empty', styles.root, className)}>
      {icon && <span className={cx('ssp-Empty__icon', styles.drawing)}>{icon}</span>}
      <Title className={cx('ssp-Empty__title', styles.title)}>{title}</Title>
      {text && <p className={cx('ssp-Empty__text', styles.text)}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** Props of `ErrorState`; the rest reaches the root. */
export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed. */
  title: ReactNode
  /** Heading level of the title; 1 for a whole page. Default: no heading. */
  level?: HeadingLevel | undefined
  /** Why, if known. */
  reason?: ReactNode
  /** What the user can do next. */
  nextStep?: ReactNode
  /** Called when Try again is clicked; without it the button is not rendered. */
  onRetry?: (() => void) | undefined
  /** Whether a retry is running. Default false. */
  retrying?: boolean | undefined
  /** Error id for correlation with the server log. */
  errorId?: string | undefined
  /** Further buttons or links. */
  action?: ReactNode
}

/** Shown when content could not be loaded: title, reason, next step, Try again, error id. */
export function ErrorState(props: ErrorStateProps) {
  const { title, level, reason, nextStep, onRetry, retrying, errorId, action, className, ...rest } = props
  const Title = level ? (`h${level}` as const) : 'p'
  const messages = useUiMessages('states')
  return (
    <div role="alert" {...rest} className={cx('ssp-ErrorState', styles.root, className)}>
      <span className={cx('ssp-ErrorState__icon', styles.drawing)} data-tone="danger">
        <CircleAlert size={20} />
      </span>
      <Title className={cx('ssp-ErrorState__title', styles.title)}>{title}</Title>
      {reason && <p className={cx('ssp-ErrorState__reason', styles.text)}>{reason}</p>}
      {nextStep && <p className={cx('ssp-ErrorState__next-step', styles.text)}>{nextStep}</p>}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry} pending={retrying}>
              {messages.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {errorId && (
        <p className={styles.text}>
          {messages.errorId} <span className={cx('ssp-ErrorState__id', styles.errorId)}>{errorId}</span>
        </p>
      )}
    </div>
  )
}

/** Props of `Loading`; the rest reaches the root. */
export interface LoadingProps extends ComponentProps<'div'> {
  /** What is being loaded, for assistive technology. Default `Loading`. */
  label?: string | undefined
  /** Skeletons in the final layout. */
  children: ReactNode
}

/** Shows skeletons after 150 ms and announces the loading once. */
export function Loading({ label, children, className, ...rest }: LoadingProps) {
  const messages = useUiMessages('loading')
  return (
    <div aria-busy {...rest} className={cx('ssp-Loading', delayed, className)}>
      <VisuallyHidden role="status">{label ?? messages.label}</VisuallyHidden>
      <div aria-hidden inert>
        {children}
      </div>
    </div>
  )
}
