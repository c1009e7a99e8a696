import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden'
import type { TooltipBubbleProps } from '../tooltip/tooltip-bubble'

// The reason describes the button even while its bubble is hidden.
const NoBubble = (_props: TooltipBubbleProps) => null
const Bubble = lazy(async () => ({
  default: await import('../tooltip/tooltip-bubble').then(
    ({ TooltipBubble }) => TooltipBubble,
    () => NoBubble,
  ),
}))

/** Props of `Reason`. */
export interface ReasonProps {
  /** Id for `aria-describedby` of the button. */
  id: string
  /** Why the button is not available. */
  text: string
}

/** The reason of the preceding button: always its description, and shown on hover, keyboard focus and press. */
export function Reason({ id, text }: ReasonProps) {
  const hidden = useRef<HTMLSpanElement>(null)
  const target = useRef<Element>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const button = hidden.current?.previousElementSibling
    if (!button) return undefined
    target.current = button
    const listening = new AbortController()
    const on = (name: string, listener: (event: Event) => void, of: EventTarget = button) =>
      of.addEventListener(name, listener, { signal: listening.signal })
    on('pointerenter', () => setOpen(true))
    on('pointerleave', () => setOpen(false))
    on('focus', () => button.matches(':focus-visible') && setOpen(true))
    on('blur', () => setOpen(false))
    on('click', () => setOpen(true))
    on('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && setOpen(false), document)
    // Touch has no pointer that leaves, and Safari does not focus a clicked button.
    on('pointerdown', ({ target: at }) => !button.contains(at as Node) && setOpen(false), document)
    return () => listening.abort()
  }, [])

  return (
    <>
      <VisuallyHidden ref={hidden} id={id}>
        {text}
      </VisuallyHidden>
      {open && (
        <Suspense fallback={null}>
          <Bubble
            id={`${id}-bubble`}
            targetRef={target}
            text={text}
            onPointerEnter={() => setOpen(true)}
            onPointerLeave={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
