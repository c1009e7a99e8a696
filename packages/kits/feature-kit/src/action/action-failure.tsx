import { Banner } from '@ssp/ui'
import { Failure } from '../data/failure'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { isConflict } from './use-action'
import * as styles from './action-failure.css'

/** Props of `ActionFailure`. */
export interface ActionFailureProps {
  /** The thrown error; null renders nothing. */
  error: unknown
  /** The action that failed, as a sentence. Default: a general one. */
  title?: string
  /** After a version conflict: the changes of the other user, one line each. */
  changes?: readonly string[]
  /** After a version conflict: what happened and what remains to do. Default: that nothing was saved. */
  conflict?: string
}

const NONE: readonly string[] = []

/** Explains in place why a change failed; after a version conflict also lists the changes of the other user. */
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
