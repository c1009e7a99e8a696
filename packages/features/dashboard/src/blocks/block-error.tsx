import { Button } from '@ssp/ui'
import type { DashboardMessages } from '../messages'
import type { Failure } from '../model/block'
import * as styles from './block-error.css'

export interface BlockErrorProps {
  failure: Failure
  /** In the middle of a large empty space rather than at its start. Default false. */
  centred?: boolean
  messages: DashboardMessages
}

/** Stands in the place of a block's content: what went wrong, Try again, the error id. */
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
