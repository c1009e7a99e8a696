import { lazyOverlay } from '../lazy-overlay'
import type { PopoverPanelProps } from './popover-panel.types'

const Content = lazyOverlay(async () => (await import('./popover-panel-content')).PopoverPanelContent)

/** A panel of controls below a button; render it while it is open. Its code loads on first render. */
export function PopoverPanel(props: PopoverPanelProps) {
  return <Content {...props} />
}
