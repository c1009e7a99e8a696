import type { BulkRun } from '@ssp/api'
import { formatDateTime, useMessages } from '@ssp/feature-kit'
import { Badge, Button } from '@ssp/ui'
import { doneKind } from './bulk-model'
import * as styles from './bulk.css'
import type { BulkKind } from './employee-rows'
import { bulkMessages } from './messages'

/** Props of `EarlierRuns`. */
export interface EarlierRunsProps {
  kind: BulkKind
  runs: readonly BulkRun[]
  onView: (run: BulkRun) => void
}

/** The runs applied in the last 30 days, to view or undo. */
export function EarlierRuns({ kind, runs, onView }: EarlierRunsProps) {
  const text = useMessages(bulkMessages)
  if (runs.length === 0) return null
  return (
    <section className={styles.section} aria-label={text.earlier}>
      <h3 className={styles.heading}>{text.earlier}</h3>
      <ul role="list" className={styles.list}>
        {runs.map((run) => (
          <li key={run.id} className={styles.item}>
            <div className={styles.line}>
              <span className={styles.name}>{run.fileName}</span>
              <Badge tone={run.state === 'done' ? doneKind(run) : 'neutral'}>{text.states[run.state]}</Badge>
              <Button
                className={styles.end}
                size="small"
                aria-label={text.view(run.fileName)}
                onClick={() => onView(run)}
              >
                {text.viewLabel}
              </Button>
            </div>
            <p className={styles.muted}>
              {run.appliedDt && formatDateTime(run.appliedDt)} · {text.done[kind](run.counts.applied)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
