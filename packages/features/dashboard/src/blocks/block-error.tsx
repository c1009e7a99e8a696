import { Button } from '@ssp/ui'
import type { DashboardMessages } from '../messages'
import type { Failure } from '../model/block'
import * as styles from './block-error.css'

export interface BlockErrorProps {
  failure: Failure
  messages: DashboardMessages
}

/** Stands in the place of a block's content: what went wrong, Try again, the error id. */
export function BlockError({ failure, messages }: BlockErrorProps) {
  return (
    <div role="alert" className={styles.root}>
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
