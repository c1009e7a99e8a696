export { PopoverPanel } from './popover-panel'
export type { PopoverPanelProps } from './popover-panel.types'
