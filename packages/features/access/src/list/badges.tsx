import { useMessages } from '@ssp/feature-kit'
import { Badge } from '@ssp/ui'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './badges.css'
import { listMessages } from './messages'

function PlatformBadge() {
  const messages = useMessages(listMessages)
  return (
    <Badge icon={<Lock size={12} aria-hidden="true" />} title={messages.readOnlyWhy}>
      {messages.readOnly}
    </Badge>
  )
}

/** The badge of a record that belongs to the platform; renders nothing for others. */
export const platformBadge = ({ readOnly }: { readOnly: boolean }): ReactNode => readOnly && <PlatformBadge />

/** A name followed by a badge, for the first column of a list. */
export const badgedName = (name: string, badge: ReactNode): ReactNode => (
  <span className={styles.named}>
    {name}
    {badge}
  </span>
)
