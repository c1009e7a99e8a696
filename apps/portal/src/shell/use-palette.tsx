import { lazyOverlay } from '@ssp/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { routes } from '../routing/routes'

const Palette = lazyOverlay(async () => (await import('./palette/palette')).Palette)

const isShortcut = ({ metaKey, ctrlKey, altKey, shiftKey, key }: KeyboardEvent) =>
  (metaKey || ctrlKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'

// A question is answered before anything else is opened.
const isConfirming = () => document.querySelector('[data-ssp-dialog][role=alertdialog]') !== null

/**
 * The palette, opened and closed with ⌘K or Ctrl+K. An editor that uses these keys keeps them, and the palette does not
 * open over a confirmation. Text typed while its code is loading is inserted.
 */
export function usePalette(): ReactNode {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented) return
      event.preventDefault()
      setText('')
      setOpen((before) => !before && !isConfirming())
    }
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [])
  useEffect(() => {
    if (!open) return undefined
    const collect = (event: KeyboardEvent) => {
      // The palette, or the message that its code was not loaded, has its own keys.
      const isInDialog = event.target instanceof Element && event.target.closest('dialog, [role$=dialog]')
      if (isInDialog || event.isComposing || isShortcut(event)) return
      const { key, ctrlKey, metaKey } = event
      if (key === 'Escape') setOpen(false)
      else if (key === 'Backspace') setText((before) => before.slice(0, -1))
      else if (key.length === 1 && !ctrlKey && !metaKey) setText((before) => before + key)
      else if (key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', collect, { capture: true })
    return () => document.removeEventListener('keydown', collect, { capture: true })
  }, [open])
  return open && <Palette {...{ routes, open, text }} onOpenChange={setOpen} onTextChange={setText} />
}
