import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { scaled } from '../internal/scaled'
import * as styles from './skeleton.css'

/** Props of `Skeleton`; the rest reaches the root. */
export interface SkeletonProps extends ComponentProps<'span'> {
  /** Shape of the loading content. Default text, a block with a `height`. */
  shape?: 'text' | 'block' | 'circle' | undefined
  /** Any CSS length; a number is px. Default full width. */
  width?: string | number | undefined
  /** Any CSS length; a number is px. Default one line for text, the width for a circle. */
  height?: string | number | undefined
}

/** A grey placeholder in the shape of the loading content; hidden from assistive technology. */
export function Skeleton({
  width,
  height,
  shape = height === undefined ? 'text' : 'block',
  className,
  style,
  ...rest
}: SkeletonProps) {
  const size = { inlineSize: scaled(width), blockSize: scaled(height ?? (shape === 'circle' ? width : undefined)) }
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
