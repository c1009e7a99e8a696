import { useMessages } from '@ssp/feature-kit'
import { Button, PageHeader, TabsList, TabsPanel, TabsRoot, TabsTab } from '@ssp/ui'
import { Lock, LockOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProfileTab } from './model/tabs'
import * as styles from './profile.css'
import { profileMessages } from './messages'

/** Props of `Profile`. */
export interface ProfileProps {
  /** The visible tabs, in order. */
  tabs: readonly ProfileTab[]
  /** The open one. */
  tab: ProfileTab
  /** Whether the inputs are read-only. */
  locked: boolean
  /** Called with the selected tab. */
  onTab: (tab: ProfileTab) => void
  /** Called when Lock or Unlock is clicked; undefined for a user who may only view. */
  onToggle: (() => void) | undefined
  /** Content of the open tab. */
  children: ReactNode
}

/** The frame of the profile: title, Lock or Unlock, tabs. */
export function Profile({ tabs, tab, locked, onTab, onToggle, children }: ProfileProps) {
  const messages = useMessages(profileMessages)
  const Icon = locked ? LockOpen : Lock
  return (
    // Leaving a tab may need a confirmation; with automatic activation the tab would open again when it gets the focus
    // back.
    <TabsRoot
      value={tab}
      onValueChange={(next) => onTab(next as ProfileTab)}
      activationMode="manual"
      className={styles.page}
    >
      <PageHeader
        title={messages.title}
        facts={!onToggle ? messages.readOnly : locked ? messages.lockedHint : null}
        action={
          onToggle && (
            <Button iconStart={<Icon size={16} />} onClick={onToggle}>
              {locked ? messages.unlock : messages.lock}
            </Button>
          )
        }
        tabs={
          <TabsList aria-label={messages.tabList}>
            {tabs.map((id) => (
              <TabsTab key={id} value={id}>
                {messages.tabs[id]}
              </TabsTab>
            ))}
          </TabsList>
        }
      />
      <TabsPanel value={tab}>{children}</TabsPanel>
    </TabsRoot>
  )
}
