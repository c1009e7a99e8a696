import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { ButtonBase, type ButtonAppearance } from './button'

/** Props of `IconButton`; the rest reaches the `button`. */
export interface IconButtonProps extends ButtonAppearance, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name, also shown as a tooltip on hover. */
  label: string
  /** A lucide icon at 16 or 20 px. */
  icon: ReactNode
  /** Whether its action is running. Default false. */
  pending?: boolean | undefined
  /** Why the action is not available now; see `Button`. Default null. */
  unavailable?: string | null | undefined
}

/** A square button with an icon, for well-known actions; `quiet` by default. */
export function IconButton({ label, icon, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <ButtonBase
      title={rest.unavailable ? undefined : label}
      {...rest}
      aria-label={label}
      variant={variant}
      data-shape="icon"
      className={cx('ssp-IconButton', className)}
    >
      {icon}
    </ButtonBase>
  )
}
