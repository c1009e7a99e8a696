export { Tabs, TabsList, TabsPanel, TabsRoot, TabsTab } from './tabs'
export type { TabItem, TabsProps } from './tabs'
