import { Button } from '@ssp/ui'
import type { DashboardMessages } from '../messages'
import type { Failure } from '../model/block'
import * as styles from './block-error.css'

export interface BlockErrorProps {
  failure: Failure
  /** Centres the message. Default false. */
  centred?: boolean
  messages: DashboardMessages
}

/** Replaces the content of a failed block: message, Try again, error id. */
export function BlockError({ failure, centred, messages }: BlockErrorProps) {
  return (
    <div role="alert" data-centred={centred || undefined} className={styles.root}>
      <p className={styles.text}>{failure.text}</p>
      <Button size="small" onClick={failure.retry} pending={failure.retrying}>
        {messages.retry}
      </Button>
      {failure.errorId && (
        <p className={styles.id}>
          {messages.errorId} <code>{failure.errorId}</code>
        </p>
      )}
    </div>
  )
}
