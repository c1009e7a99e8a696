import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { ButtonBase, type ButtonLook } from './button'

/** Props of `IconButton`; the rest reaches the `button`. */
export interface IconButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, in words; read aloud and shown on hover. */
  label: string
  /** A lucide icon at 16 or 20 px. */
  icon: ReactNode
  /** The work it started is running. Default false. */
  pending?: boolean | undefined
}

/** A square button for actions that everybody knows by their sign; `quiet` by default. */
export function IconButton({ label, icon, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <ButtonBase
      title={label}
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
