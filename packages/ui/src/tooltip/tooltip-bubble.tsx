import { useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useOverlayPosition } from 'react-aria/useOverlayPosition'
import { cx } from '../internal/cx'
import { usePortalContainer } from '../internal/portal'
import * as styles from './tooltip.css'

/** Props of `TooltipBubble`. */
export interface TooltipBubbleProps {
  /** Id for `aria-describedby` of the control. */
  id: string
  /** The control. */
  targetRef: RefObject<Element | null>
  /** Text of the tooltip. */
  text: ReactNode
  /** Called when the pointer enters the tooltip. */
  onPointerEnter: () => void
  /** Called when the pointer leaves the tooltip. */
  onPointerLeave: () => void
}

/** The tooltip popover, in a separate chunk. */
export function TooltipBubble({ id, targetRef, text, ...pointer }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  const container = usePortalContainer()
  const { overlayProps } = useOverlayPosition({
    targetRef,
    overlayRef: bubble,
    placement: 'top',
    offset: 6,
    isOpen: true,
  })
  return createPortal(
    <div
      {...overlayProps}
      {...pointer}
      ref={bubble}
      id={id}
      role="tooltip"
      className={cx('ssp-Tooltip', styles.bubble)}
    >
      {text}
    </div>,
    container ?? document.body,
  )
}
