import type { ComponentPropsWithRef } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'

/** Props of `LeftOut`; the rest and `ref` reach the `span`. */
export interface LeftOutProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Number of characters, options or files over the limit. */
  count: number
  /** The limit that was exceeded. */
  most: number
}

/** Says what exceeded a limit: '37 left out: at most 200'. */
export function LeftOut({ count, most, className, ...rest }: LeftOutProps) {
  const messages = useUiMessages('field')
  return (
    <span {...rest} className={cx('ssp-LeftOut', className)}>
      {messages.leftOut(count, most)}
    </span>
  )
}
