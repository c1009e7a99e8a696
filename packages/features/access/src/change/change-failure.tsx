import { ActionFailure, isConflict, useMessages } from '@ssp/feature-kit'
import { changesBetween, currentOf, type Snapshot } from './changes'
import { changeMessages } from './messages'

/** Maximum number of names listed; the rest are only counted. */
const NAMED = 5

/** Props of `ChangeFailure`. */
export interface ChangeFailureProps {
  /** The thrown error. */
  error: unknown
  /** The record on which the change was based. */
  before: Snapshot
  /** The current record. Default: the one in the version conflict. */
  now?: Snapshot
  /** The action that failed. */
  title: string
  /** Whether the input is still in the form. Default false. */
  typed?: boolean
}

/** Explains why a change failed; after a version conflict also lists the changes of the other user. */
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
