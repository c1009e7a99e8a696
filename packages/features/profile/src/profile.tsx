import { Button, PageHeader, TabsList, TabsPanel, TabsRoot, TabsTab } from '@ssp/ui'
import { Lock, LockOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProfileTab } from './model/tabs'
import * as styles from './profile.css'
import { useWords } from './use-words'

/** Props of `Profile`. */
export interface ProfileProps {
  /** The tabs that may be seen, in order. */
  tabs: readonly ProfileTab[]
  /** The open one. */
  tab: ProfileTab
  /** Whether the inputs are read-only. */
  locked: boolean
  /** Hears the tab that is asked for. */
  onTab: (tab: ProfileTab) => void
  /** Hears Lock and Unlock. */
  onToggle: () => void
  /** What the open tab shows. */
  children: ReactNode
}

/** The frame of the profile: title, Lock or Unlock, tabs. */
export function Profile({ tabs, tab, locked, onTab, onToggle, children }: ProfileProps) {
  const words = useWords()
  const Icon = locked ? LockOpen : Lock
  return (
    // Leaving a tab may ask; opened by focus, the tab would ask again as soon as the closed question gives focus back.
    <TabsRoot
      value={tab}
      onValueChange={(next) => onTab(next as ProfileTab)}
      activationMode="manual"
      className={styles.page}
    >
      <PageHeader
        title={words.title}
        facts={locked ? words.lockedHint : null}
        action={
          <Button iconStart={<Icon size={16} />} onClick={onToggle}>
            {locked ? words.unlock : words.lock}
          </Button>
        }
        tabs={
          <TabsList aria-label={words.tabList}>
            {tabs.map((id) => (
              <TabsTab key={id} value={id}>
                {words.tabs[id]}
              </TabsTab>
            ))}
          </TabsList>
        }
      />
      <TabsPanel value={tab}>{children}</TabsPanel>
    </TabsRoot>
  )
}
