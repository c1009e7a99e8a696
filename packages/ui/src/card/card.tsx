import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../internal/cx'
import * as styles from './card.css'

/** A bordered surface; a `section` of the page. */
export function CardRoot({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cx('ssp-Card', styles.root, className)} />
}

/** Title at the start, actions at the end. */
export function CardHeader({ className, ...rest }: ComponentProps<'header'>) {
  return <header {...rest} className={cx('ssp-Card__header', styles.header, className)} />
}

/** Props of `CardTitle`. */
export interface CardTitleProps extends ComponentProps<'h2'> {
  /** Heading level in the page's outline. Default 2. */
  level?: 2 | 3 | 4 | undefined
}

/** The card's heading. */
export function CardTitle({ level = 2, className, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as const
  return <Heading {...rest} className={cx('ssp-Card__title', styles.title, className)} />
}

/** Props of `CardBody`. */
export interface CardBodyProps extends ComponentProps<'div'> {
  /** Removes the padding, for content such as a table. Default false. */
  flush?: boolean | undefined
}

/** The card's content. */
export function CardBody({ flush, className, ...rest }: CardBodyProps) {
  return <div {...rest} data-flush={flush || undefined} className={cx('ssp-Card__body', styles.body, className)} />
}

/** A muted line under the content, for a link or a note. */
export function CardFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return <footer {...rest} className={cx('ssp-Card__footer', styles.footer, className)} />
}

/** Props of `Card`; the rest reaches the `section`. */
export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Content below the heading. */
  children?: ReactNode
  /** Heading; also labels the section. */
  title?: ReactNode
  /** One muted line under the heading. */
  description?: ReactNode
  /** Heading level in the page's outline. Default 2. */
  level?: 2 | 3 | 4 | undefined
  /** Buttons or a menu at the end of the header. */
  actions?: ReactNode
  /** A muted line at the bottom. */
  footer?: ReactNode
  /** Removes the padding, for content such as a table. Default false. */
  flush?: boolean | undefined
}

/** A ready-made card: header, body and footer, each only if given. */
export function Card({ title, description, level, actions, footer, flush, children, ...rest }: CardProps) {
  const titleId = useId()
  return (
    <CardRoot {...(title ? { 'aria-labelledby': titleId } : {})} {...rest}>
      {(title || actions) && (
        <CardHeader>
          <div className={styles.heading}>
            {title && (
              <CardTitle id={titleId} level={level}>
                {title}
              </CardTitle>
            )}
            {description && <p className={cx('ssp-Card__description', styles.description)}>{description}</p>}
          </div>
          {actions}
        </CardHeader>
      )}
      {children && <CardBody flush={flush}>{children}</CardBody>}
      {footer && <CardFooter>{footer}</CardFooter>}
    </CardRoot>
  )
}
