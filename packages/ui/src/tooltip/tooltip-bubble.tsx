import { useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useOverlayPosition } from 'react-aria/useOverlayPosition'
import { cx } from '../internal/cx'
import { usePortalContainer } from '../internal/portal'
import * as styles from './tooltip.css'

/** Props of `TooltipBubble`. */
export interface TooltipBubbleProps {
  /** Joins the bubble with its control. */
  id: string
  /** The control. */
  targetRef: RefObject<Element | null>
  /** The words. */
  text: ReactNode
  /** Keeps it open while the pointer is on it. */
  onPointerEnter: () => void
  /** Hears that the pointer left it. */
  onPointerLeave: () => void
}

/** The drawn half of a tooltip, in a chunk of its own. */
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
