export { LayoutToggle } from './layout-toggle'
export type { Layout, LayoutToggleProps } from './layout-toggle'
