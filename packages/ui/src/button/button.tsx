import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { cx } from '../internal/cx'
import * as styles from './button.css'

/** How loudly a button speaks: one `primary` on a screen, `danger` for what cannot be taken back. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** `medium` is as tall as a field; `small` is 4 px less, for toolbars and table rows. */
export type ButtonSize = 'small' | 'medium'

/** The looks that `Button`, `IconButton` and `ButtonLink` share. */
export interface ButtonLook {
  /** How loudly it speaks; `secondary` by default. */
  variant?: ButtonVariant | undefined
  /** Height; `medium` by default. */
  size?: ButtonSize | undefined
}

/** Props of `Button`; the rest reaches the `button`. */
export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** The work it started is running: it shows progress, keeps width and focus, and ignores presses. Default false. */
  pending?: boolean | undefined
  /** As wide as its container. Default false. */
  block?: boolean | undefined
  /** A 16 px icon before the label. */
  iconStart?: ReactNode
  /** A 16 px icon after the label. */
  iconEnd?: ReactNode
}

/** Starts an action; says in words what will happen. For going somewhere take `ButtonLink`. */
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

/** The frame of `Button` and `IconButton`. A pending one stays focusable, which `disabled` would not allow. */
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
