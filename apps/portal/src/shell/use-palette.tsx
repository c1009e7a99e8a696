import { lazyOverlay } from '@ssp/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { routes } from '../routing/routes'

const Palette = lazyOverlay(async () => (await import('./palette/palette')).Palette)

/** The palette, which ⌘K or Ctrl+K opens and closes; an editor that uses the keys itself keeps them. */
export function usePalette(): ReactNode {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      const isShortcut = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
      event.preventDefault()
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [])
  // Unmounted when it closes, so that the next time begins with an empty text.
  return open && <Palette routes={routes} open onOpenChange={setOpen} />
}
