import { Card, Link, Loading, Skeleton } from '@ssp/ui'
import type { DashboardMessages } from '../messages'
import type { Block } from '../model/block'
import { BlockError } from './block-error'
import * as styles from './waiting-card.css'

/** A kind of records that wait for a person. */
export interface Waiting {
  kind: 'recognitions' | 'incidents' | 'payroll'
  /** How many there are. */
  block: Block<number>
  /** Address of the list of them. */
  href: string
}

export interface WaitingCardProps {
  /** What the user may see. */
  waiting: readonly Waiting[]
  messages: DashboardMessages
}

/** What waits for the user: a line for each kind with records, linked to the list of them. */
export function WaitingCard({ waiting, messages }: WaitingCardProps) {
  const { title, none, kinds } = messages.waiting
  const failed = waiting.find(({ block }) => block.state === 'failed')?.block
  const isLoading = waiting.some(({ block }) => block.state === 'loading')
  const rows = waiting.flatMap(({ kind, block, href }) =>
    block.state === 'ready' && block.value > 0 ? [{ kind, href, text: kinds[kind](block.value) }] : [],
  )
  return (
    <Card title={title} className={styles.root}>
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map(({ kind, href, text }) => (
            <li key={kind}>
              <Link href={href}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
      {rows.length === 0 && isLoading && (
        <Loading>
          <Skeleton width="16rem" />
        </Loading>
      )}
      {failed?.state === 'failed' && <BlockError failure={failed.failure} messages={messages} />}
      {rows.length === 0 && !isLoading && !failed && <p className={styles.none}>{none}</p>}
    </Card>
  )
}
