import { lazy, Suspense, useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { cx } from '../internal/cx'
import type { TooltipBubbleProps } from './tooltip-bubble'
import * as styles from './tooltip.css'

// A tooltip that fails to load is omitted.
const NoBubble = (_props: TooltipBubbleProps) => null
const load = () => import('./tooltip-bubble').then(({ TooltipBubble }) => TooltipBubble)
const Bubble = lazy(async () => ({ default: await load().catch(() => NoBubble) }))

/** Opening delay on hover in milliseconds; none on keyboard focus. */
const rest = 400

/** Closing delay in milliseconds, so that the pointer can move from the control to the tooltip. */
const grace = 150

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** A non-essential hint: never shown on touch screens. */
  text: ReactNode
  /** One focusable control. */
  children: ReactNode
}

/** A hint on hover and keyboard focus of a control. It can be hovered itself; Escape closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const target = useRef<Element>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)

  const turn = (next: boolean, after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpen, after, next)
  }
  const hold = () => clearTimeout(timer.current)
  const leave = () => turn(false, grace)
  const focus = (event: FocusEvent) => event.target.matches(':focus-visible') && turn(true, 0)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const control = target.current
    if (!open || !control) return undefined
    const described = control.getAttribute('aria-describedby')
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    control.setAttribute('aria-describedby', described ? `${described} ${id}` : id)
    document.addEventListener('keydown', escape)
    return () => {
      if (described) control.setAttribute('aria-describedby', described)
      else control.removeAttribute('aria-describedby')
      document.removeEventListener('keydown', escape)
    }
  }, [open, id])

  return (
    <>
      <span
        ref={(anchor) => {
          target.current = anchor?.firstElementChild ?? null
        }}
        className={cx('ssp-Tooltip__anchor', styles.anchor)}
        onPointerEnter={(event) => event.pointerType !== 'touch' && turn(true, rest)}
        onPointerLeave={leave}
        onPointerDown={() => turn(false, 0)}
        onFocus={focus}
        onBlur={() => turn(false, 0)}
      >
        {children}
      </span>
      {open && (
        <Suspense fallback={null}>
          <Bubble id={id} targetRef={target} text={text} onPointerEnter={hold} onPointerLeave={leave} />
        </Suspense>
      )}
    </>
  )
}
