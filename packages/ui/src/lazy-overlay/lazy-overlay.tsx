import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { NotLoaded } from './not-loaded'

/** Props shared by overlays; an overlay uses `onOpenChange` or `onClose`. */
export interface OverlayProps {
  /** Whether it is open. Default true. */
  open?: boolean | undefined
  /** Called when it should close. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Called when it should close. */
  onClose?: (() => void) | undefined
}

/**
 * A dialog, panel or menu whose code loads on first render; renders nothing until then. A failed load
 * shows a dialog with a retry and the page stays usable. Call it outside of components.
 */
export function lazyOverlay<P extends OverlayProps>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  return function LazyOverlay(props: P) {
    // Wrapped in an object, because `useState` would call a bare component as an updater.
    const [{ Shown }, show] = useState({ Shown: loaded })
    const [tries, setTries] = useState({ begun: 1, failed: 0 })

    useEffect(() => {
      if (Shown) return
      load().then(
        // The first render of new code is slow, so it runs as a transition.
        (Loaded) => startTransition(() => show({ Shown: (loaded = Loaded) })),
        () => setTries(({ begun }) => ({ begun, failed: begun })),
      )
    }, [Shown, tries.begun])

    if (Shown) return <Shown {...props} />
    if (tries.failed < tries.begun || props.open === false) return null
    const close = () => {
      props.onOpenChange?.(false)
      props.onClose?.()
    }
    return (
      <NotLoaded
        again={tries.failed > 1}
        onRetry={() => setTries(({ begun, failed }) => ({ begun: begun + 1, failed }))}
        onClose={close}
      />
    )
  }
}
