import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import * as styles from './skeleton.css'

/** Props of `Skeleton`; the rest reaches the root. */
export interface SkeletonProps extends ComponentProps<'span'> {
  /** What stands there once loaded. Default text. */
  shape?: 'text' | 'block' | 'circle' | undefined
  /** Any CSS length, px when a number. Default the whole width. */
  width?: string | number | undefined
  /** Any CSS length, px when a number. Default one line for text, the width for a circle. */
  height?: string | number | undefined
}

/** A grey place-holder of the shape that is being loaded; hidden from assistive technology. */
export function Skeleton({ shape = 'text', width, height, className, style, ...rest }: SkeletonProps) {
  const size = { inlineSize: width, blockSize: height ?? (shape === 'circle' ? width : undefined) }
  return (
    <span
      aria-hidden
      {...rest}
      data-shape={shape}
      style={{ ...size, ...style }}
      className={cx('ssp-Skeleton', styles.root, className)}
    />
  )
}
