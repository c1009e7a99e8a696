import { useMessages } from '@ssp/feature-kit'
import { dashboardMessages } from '../messages'
import { AttentionList } from './attention-list'
import * as styles from './bell-attention.css'
import { useAttention } from './use-attention'

/** Props of `BellAttention`. */
export interface BellAttentionProps {
  /** Called when a link is followed. Default: nothing. */
  onFollow?: () => void
}

/**
 * Records that need attention, above the notifications of the bell. Renders nothing for a user who may open none of the
 * kinds.
 */
export function BellAttention({ onFollow }: BellAttentionProps) {
  const attention = useAttention()
  const { title } = useMessages(dashboardMessages).attention
  return (
    attention.sees && (
      <section className={styles.root} aria-label={title}>
        <h3 className={styles.title}>{title}</h3>
        <AttentionList attention={attention} onFollow={onFollow} />
      </section>
    )
  )
}
