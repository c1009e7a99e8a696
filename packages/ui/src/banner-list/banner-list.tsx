import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useId, type ComponentProps, type MouseEventHandler, type ReactNode } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './banner-list.css'

/** Severity of a message. */
export type BannerKind = 'error' | 'warning' | 'info' | 'success'

/** One message of the list. */
export interface BannerItem {
  /** Unique id, passed to `onDismiss`. */
  id: string
  /** Severity; errors are announced assertively, the others politely. Default error. */
  kind?: BannerKind | undefined
  /** What happened, in a few messages. */
  title?: ReactNode
  /** Why, and what next. */
  text: ReactNode
  /** Error id for correlation with the server log. */
  errorId?: string | undefined
  /** A link or button, for example "Reload". */
  action?: ReactNode
}

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck }

/** Props of `Banner`; the rest reaches the root. */
export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'>, Omit<BannerItem, 'id'> {
  /** Called when the dismiss button is clicked; without it the banner cannot be dismissed. */
  onDismiss?: MouseEventHandler<HTMLButtonElement> | undefined
}

/** One message across the page, announced when it appears. */
export function Banner({ kind = 'error', title, text, errorId, action, onDismiss, className, ...rest }: BannerProps) {
  const messages = useUiMessages('bannerList')
  const id = useId()
  const Icon = icons[kind]
  return (
    <div {...rest} data-kind={kind} className={cx('ssp-Banner', styles.banner, className)}>
      <Icon size={16} className={styles.icon} />
      <div role={kind === 'error' ? 'alert' : 'status'} className={cx('ssp-Banner__content', styles.content)}>
        {title && (
          <span id={`${id}-title`} className={cx('ssp-Banner__title', styles.title)}>
            {title}
          </span>
        )}
        <span id={`${id}-text`} className="ssp-Banner__text">
          {text}
        </span>
        {errorId && <span className={styles.errorId}>{errorId}</span>}
        {action}
      </div>
      {onDismiss && (
        <button
          type="button"
          id={`${id}-dismiss`}
          aria-label={messages.dismiss}
          // With several messages, each button names its own message.
          aria-labelledby={`${id}-dismiss ${id}-${title ? 'title' : 'text'}`}
          className={cx('ssp-Banner__dismiss', styles.dismiss)}
          onClick={onDismiss}
        >
          <X size={16} />
        </button>
      )}
    </div>
  )
}

/** Props of `BannerList`; the rest reaches the root. */
export interface BannerListProps extends ComponentProps<'div'> {
  /** The messages, oldest first. */
  banners: readonly BannerItem[]
  /** Called with the id of the dismissed banner. */
  onDismiss: (id: string) => void
}

/** Several messages, each dismissed separately. The focus stays in the list after a dismissal. */
export function BannerList({ banners, onDismiss, className, ...rest }: BannerListProps) {
  const messages = useUiMessages('bannerList')
  const dismiss = (pressed: Element, id: string, index: number) => {
    const list = pressed.closest<HTMLElement>('.ssp-BannerList')
    const crosses = list?.querySelectorAll<HTMLElement>('.ssp-Banner__dismiss')
    const next = crosses?.[index + 1] ?? crosses?.[index - 1] ?? list
    next?.focus({ preventScroll: true })
    onDismiss(id)
  }
  return (
    <div
      role="group"
      aria-label={messages.label}
      tabIndex={-1}
      {...rest}
      className={cx('ssp-BannerList', styles.root, className)}
    >
      {banners.map(({ id, ...banner }, index) => (
        <Banner key={id} {...banner} onDismiss={(event) => dismiss(event.currentTarget, id, index)} />
      ))}
    </div>
  )
}
