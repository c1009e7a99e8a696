import { ActionFailure, isConflict, useMessages } from '@ssp/feature-kit'
import { changesBetween, currentOf, type Snapshot } from './changes'
import { changeMessages } from './messages'

/** Names that are listed; of the others only the number is given. */
const NAMED = 5

/** Props of `ChangeFailure`. */
export interface ChangeFailureProps {
  /** What was thrown. */
  error: unknown
  /** The record that the change was drawn from. */
  before: Snapshot
  /** The current record. Default what the version conflict carries. */
  now?: Snapshot
  /** What did not work. */
  title: string
  /** Whether typed entries are still there. Default false. */
  typed?: boolean
}

/** Why a change failed; after a version conflict with what somebody else changed. */
export function ChangeFailure({ error, before, now: current, title, typed = false }: ChangeFailureProps) {
  const messages = useMessages(changeMessages)
  const now = current ?? (isConflict(error) ? currentOf(error) : null)
  const names = (all: readonly string[]) =>
    all.length > NAMED ? messages.moreNames(all.slice(0, NAMED).join(', '), all.length - NAMED) : all.join(', ')
  const lines: string[] = []
  if (now) {
    const { relabelled, added, removed } = changesBetween(before, now)
    if (relabelled) lines.push(messages.relabelled(relabelled.from, relabelled.to))
    if (added.length > 0) lines.push(messages.added(names(added)))
    if (removed.length > 0) lines.push(messages.removed(names(removed)))
  }
  return (
    <ActionFailure
      error={error}
      title={title}
      conflict={typed ? messages.conflictTyped : messages.conflict}
      changes={lines}
    />
  )
}
