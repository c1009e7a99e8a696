import { type BulkRun } from '@ssp/api'
import { formatDate, useMessages } from '@ssp/feature-kit'
import { Banner, Progress, TextField } from '@ssp/ui'
import * as styles from './bulk.css'
import { bulkMessages } from './messages'
import { RunRows } from './run-rows'
import { doneKind } from './bulk-model'

/** Props of `RunView`. */
export interface RunViewProps {
  run: BulkRun
  /** Whether its rows come from a file instead of selected employees. */
  isFile: boolean
  /** The number typed as a confirmation. */
  typed: string
  onType: (typed: string) => void
}

/** A run: its planned changes, its progress, or its result. */
export function RunView({ run, isFile, typed, onType }: RunViewProps) {
  const text = useMessages(bulkMessages)
  const { counts, kind, state } = run
  const total = state === 'undoing' ? counts.applied : counts.new + counts.changed
  const finished = state === 'undoing' ? counts.restored + counts.kept : counts.applied
  const isWorking = state === 'applying' || state === 'undoing'
  return (
    <div className={styles.stack}>
      {state === 'draft' && <p className={styles.muted}>{text.nothing}</p>}
      {kind === 'deactivate' && state === 'applying' && (
        <Banner kind="success" {...(isFile && { title: text.uploaded })} text={text.shortly} />
      )}
      {isWorking && (
        <>
          <Progress
            label={state === 'undoing' ? text.undoing : text.working[kind]}
            value={total === 0 ? undefined : (finished / total) * 100}
          />
          <p className={styles.muted}>{text.goesOn}</p>
        </>
      )}
      {state === 'done' && (
        <Banner
          kind={doneKind(run)}
          title={text.done[kind](counts.applied)}
          text={counts.applied === 0 ? text.noneDone : run.undoUntil ? text.undoUntil(formatDate(run.undoUntil)) : ''}
        />
      )}
      {state === 'undone' && <Banner kind="info" text={text.undone(counts.restored, counts.kept)} />}
      <RunRows run={run} hasLines={isFile} />
      {run.confirmCount !== null && (
        <div className={styles.section}>
          <Banner kind="warning" text={text.guard} />
          <TextField
            label={text.guardLabel(run.confirmCount)}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        </div>
      )}
    </div>
  )
}
