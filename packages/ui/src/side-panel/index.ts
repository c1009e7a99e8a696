export { SidePanel } from './side-panel'
export type { SidePanelProps } from './side-panel'
