export { TabLinks } from './tab-links'
export { Tabs, TabsList, TabsPanel, TabsRoot, TabsTab } from './tabs'
export type { TabLinkItem, TabLinksProps } from './tab-links'
export type { TabItem, TabsProps } from './tabs'
