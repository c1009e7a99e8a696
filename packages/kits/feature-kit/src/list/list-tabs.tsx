import { TabsList, TabsPanel, TabsRoot, TabsTab } from '@ssp/ui'
import type { ReactNode } from 'react'
import * as styles from './list-page.css'

/** The tabs of several lists and how the open list is under them. Made by `listTabs`. */
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
  /** Called with the id of the tab that is to be opened. */
  onValueChange: (id: string) => void
}

/** Tabs of a page of several lists, for the prop `tabs` of `ListPage`; apart from it, so that other lists load no tabs. */
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
