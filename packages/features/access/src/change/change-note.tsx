import { Failure, useMessages } from '@ssp/feature-kit'
import { Banner } from '@ssp/ui'
import { changeMessages } from './messages'
import * as styles from './change.css'
import { changesBetween, currentOf, isStale, type Snapshot } from './changes'

/** Names that are written out before the rest is only counted. */
const NAMED = 5

/** Props of `ChangeNote`. */
export interface ChangeNoteProps {
  /** What was thrown; null draws nothing. */
  error: unknown
  /** The record as it was when the change was asked for. */
  before: Snapshot
  /** How it stands now. Default what the refusal carries. */
  now?: Snapshot
  /** What did not work. */
  title: string
  /** Whether something typed is still there. Default false. */
  typed?: boolean
}

/** Why a change was refused; after somebody else's change, what that was. */
export function ChangeNote({ error, before, now: standing, title, typed = false }: ChangeNoteProps) {
  const messages = useMessages(changeMessages)
  if (error === null || error === undefined) return null
  if (!isStale(error)) return <Failure title={title} error={error} />
  const now = standing ?? currentOf(error)
  const changes = now && changesBetween(before, now)
  const names = (all: readonly string[]) =>
    all.length > NAMED ? messages.moreNames(all.slice(0, NAMED).join(', '), all.length - NAMED) : all.join(', ')
  return (
    <Banner
      kind="warning"
      text={typed ? messages.staleTyped : messages.stale}
      action={
        changes && (
          <ul className={styles.changes}>
            {changes.relabelled && <li>{messages.relabelled(changes.relabelled.from, changes.relabelled.to)}</li>}
            {changes.added.length > 0 && <li>{messages.added(names(changes.added))}</li>}
            {changes.removed.length > 0 && <li>{messages.removed(names(changes.removed))}</li>}
          </ul>
        )
      }
    />
  )
}
