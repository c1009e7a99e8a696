import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../internal/cx'
import { Reason } from './reason'
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
  /**
   * Why the action is not available now, as one sentence; null when it is available. Use it instead of `disabled`: the
   * button keeps the focus, and the sentence is its description and is shown on hover, focus and press. Default null.
   */
  unavailable?: string | null | undefined
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

/** Base of `Button` and `IconButton`. Pending and unavailable use `aria-disabled`, because `disabled` would drop the focus. */
export function ButtonBase({
  variant = 'secondary',
  size = 'medium',
  pending = false,
  unavailable,
  onClick,
  className,
  children,
  ...rest
}: ButtonBaseProps) {
  const reasonId = useId()
  const reason = pending ? null : unavailable
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending || reason) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <button
        type="button"
        {...rest}
        {...(reason && {
          'aria-disabled': true,
          'aria-describedby': [rest['aria-describedby'], reasonId].filter(Boolean).join(' '),
          'data-state': 'unavailable',
        })}
        {...(pending && { 'aria-disabled': true, 'aria-busy': true, 'data-state': 'pending' })}
        data-variant={variant}
        data-size={size}
        className={cx('ssp-Button', styles.root, className)}
        onClick={press}
      >
        <span className={styles.content}>{children}</span>
        {pending && <span aria-hidden="true" className={styles.progress} />}
      </button>
      {reason && <Reason id={reasonId} text={reason} />}
    </>
  )
}
