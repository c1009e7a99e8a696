import { TabsList, TabsPanel, TabsRoot, TabsTab } from '@ssp/ui'
import type { ReactNode } from 'react'
import * as styles from './list-page.css'

/** The tabs of several lists, and how the open list is rendered under them. Created by `listTabs`. */
export interface ListTabs {
  list: ReactNode
  frame: (header: ReactNode, content: ReactNode) => ReactNode
}

/** Options of `listTabs`. */
export interface ListTabsOptions {
  /** Accessible name of the tab list. */
  label: string
  items: readonly { id: string; label: string }[]
  /** Id of the open tab. */
  value: string
  /** Called with the id of the tab to open. */
  onValueChange: (id: string) => void
}

/**
 * Tabs of a page with several lists, for the prop `tabs` of `ListPage`. In a separate module, so that other lists do not
 * load tabs.
 */
export const listTabs = ({ label, items, value, onValueChange }: ListTabsOptions): ListTabs => ({
  list: (
    <TabsList aria-label={label}>
      {items.map((item) => (
        <TabsTab key={item.id} value={item.id}>
          {item.label}
        </TabsTab>
      ))}
    </TabsList>
  ),
  frame: (header, content) => (
    <TabsRoot value={value} onValueChange={onValueChange} className={`ssp-ListPage ${styles.page}`}>
      {header}
      <TabsPanel value={value} className={styles.panel}>
        {content}
      </TabsPanel>
    </TabsRoot>
  ),
})
