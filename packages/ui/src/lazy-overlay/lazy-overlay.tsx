import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { NotLoaded } from './not-loaded'

/** What an overlay is told by whoever opens it: one of the two ways to say that it wants to close. */
export interface OverlayPlace {
  /** Whether it is open. Default true. */
  open?: boolean | undefined
  /** Hears that it wants to close. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Hears that it wants to close. */
  onClose?: (() => void) | undefined
}

/**
 * A dialog, panel or menu whose code is fetched when it is first drawn; nothing stands in its place meanwhile. Code that
 * does not come is told where the overlay would be, with a retry: the page around it stays. Call it outside of components.
 */
export function lazyOverlay<P extends OverlayPlace>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  return function LazyOverlay(props: P) {
    // In an object: a bare component would be taken for an updater.
    const [{ Shown }, show] = useState({ Shown: loaded })
    const [tries, setTries] = useState({ begun: 1, failed: 0 })

    useEffect(() => {
      if (Shown) return
      load().then(
        // Code that runs for the first time is slow: it is drawn in between of what else happens.
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
