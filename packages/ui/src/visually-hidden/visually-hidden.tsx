import type { ComponentPropsWithRef } from 'react'
import { cx } from '../internal/cx'
import * as styles from './visually-hidden.css'

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={cx('ssp-VisuallyHidden', styles.root, className)} />
}
