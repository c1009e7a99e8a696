import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { cx } from '../internal/cx'
import * as styles from './button.css'

/** Emphasis of a button: one `primary` per screen, `danger` for irreversible actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** `medium` is as tall as a field; `small` is 4 px less, for toolbars and table rows. */
export type ButtonSize = 'small' | 'medium'

/** Appearance props shared by `Button`, `IconButton` and `ButtonLink`. */
export interface ButtonAppearance {
  /** Emphasis. Default secondary. */
  variant?: ButtonVariant | undefined
  /** Height. Default medium. */
  size?: ButtonSize | undefined
}

/** Props of `Button`; the rest reaches the `button`. */
export interface ButtonProps extends ButtonAppearance, ComponentPropsWithRef<'button'> {
  /** The label, a verb. */
  children?: ReactNode
  /** Whether its action is running: shows progress, keeps width and focus, and ignores clicks. Default false. */
  pending?: boolean | undefined
  /** As wide as its container. Default false. */
  block?: boolean | undefined
  /** A 16 px icon before the label. */
  iconStart?: ReactNode
  /** A 16 px icon after the label. */
  iconEnd?: ReactNode
}

/** Starts an action; the label says what will happen. For navigation use `ButtonLink`. */
export function Button({ pending = false, block, iconStart, iconEnd, children, ...rest }: ButtonProps) {
  return (
    <ButtonBase {...rest} pending={pending} data-block={block || undefined}>
      {iconStart}
      {children && <span>{children}</span>}
      {iconEnd}
    </ButtonBase>
  )
}

type ButtonBaseProps = Omit<ButtonProps, 'block' | 'iconStart' | 'iconEnd'>

/** Base of `Button` and `IconButton`. Pending uses `aria-disabled`, because `disabled` would drop the focus. */
export function ButtonBase({
  variant = 'secondary',
  size = 'medium',
  pending = false,
  onClick,
  className,
  children,
  ...rest
}: ButtonBaseProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...(pending && { 'aria-disabled': true, 'aria-busy': true, 'data-state': 'pending' })}
      data-variant={variant}
      data-size={size}
      className={cx('ssp-Button', styles.root, className)}
      onClick={press}
    >
      <span className={styles.content}>{children}</span>
      {pending && <span aria-hidden="true" className={styles.progress} />}
    </button>
  )
}
