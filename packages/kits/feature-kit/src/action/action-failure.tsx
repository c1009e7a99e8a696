import { Banner } from '@ssp/ui'
import { Failure } from '../data/failure'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { isConflict } from './use-action'
import * as styles from './action-failure.css'

/** Props of `ActionFailure`. */
export interface ActionFailureProps {
  /** What was thrown; null draws nothing. */
  error: unknown
  /** What did not work. Default a general sentence. */
  title?: string
  /** After a version conflict: what somebody else changed, one line each. */
  changes?: readonly string[]
  /** After a version conflict: what happened and what is left. Default that nothing was saved. */
  conflict?: string
}

const NONE: readonly string[] = []

/** Why a change failed, in place; after a version conflict with what somebody else changed. */
export function ActionFailure({ error, title, changes = NONE, conflict }: ActionFailureProps) {
  const kit = useMessages(kitMessages).action
  if (error === null || error === undefined) return null
  if (!isConflict(error)) return <Failure title={title ?? kit.failed} error={error} />
  return (
    <Banner
      kind="warning"
      text={conflict ?? kit.conflict}
      action={
        changes.length > 0 && (
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )
      }
    />
  )
}
