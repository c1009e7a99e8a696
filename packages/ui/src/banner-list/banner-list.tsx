import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ComponentProps, MouseEventHandler, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './banner-list.css'

/** How serious a message is. */
export type BannerKind = 'error' | 'warning' | 'info' | 'success'

/** One message of the list. */
export interface BannerItem {
  /** Names the banner to `onDismiss`. */
  id: string
  /** How serious it is; errors interrupt a screen reader, the others wait. Default error. */
  kind?: BannerKind | undefined
  /** What happened, in a few words. */
  title?: ReactNode
  /** Why, and what next. */
  text: ReactNode
  /** Joins the message with the server's log. */
  errorId?: string | undefined
  /** A link or button, for example "Reload". */
  action?: ReactNode
}

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck }

/** Props of `Banner`; the rest reaches the root. */
export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'>, Omit<BannerItem, 'id'> {
  /** Hears the press on the cross; left out, the banner cannot be dismissed. */
  onDismiss?: MouseEventHandler<HTMLButtonElement> | undefined
}

/** One message across the page. It announces itself when it appears. */
export function Banner({ kind = 'error', title, text, errorId, action, onDismiss, className, ...rest }: BannerProps) {
  const words = useUiMessages('bannerList')
  const Icon = icons[kind]
  return (
    <div {...rest} data-kind={kind} className={cx('ssp-Banner', styles.banner, className)}>
      <Icon size={16} className={styles.icon} />
      <div role={kind === 'error' ? 'alert' : 'status'} className={cx('ssp-Banner__content', styles.content)}>
        {title && <span className={cx('ssp-Banner__title', styles.title)}>{title}</span>}
        <span className="ssp-Banner__text">{text}</span>
        {errorId && <span className={styles.errorId}>{errorId}</span>}
        {action}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={words.dismiss}
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
  /** Hears the id of the banner whose cross was pressed. */
  onDismiss: (id: string) => void
}

/** Several messages at once, each dismissed on its own. After a dismissal the keyboard stays in the list. */
export function BannerList({ banners, onDismiss, className, ...rest }: BannerListProps) {
  const words = useUiMessages('bannerList')
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
      aria-label={words.label}
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
