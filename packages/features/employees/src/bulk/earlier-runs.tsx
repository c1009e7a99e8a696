import { bulkRunsQuery, type BulkRun } from '@ssp/api'
import { formatDateTime, useApi, useMessages } from '@ssp/feature-kit'
import { Badge, Button } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { doneKind } from './bulk-model'
import * as styles from './bulk.css'
import type { BulkKind } from './employee-rows'
import { bulkMessages } from './messages'
import { isWorking, LOOK_EVERY, useFollowRun } from './use-follow-run'

/** What was applied in the last 30 days, to be looked at or undone. A server without bulk runs shows nothing. */
export function EarlierRuns({ kind, onView }: { kind: BulkKind; onView: (run: BulkRun) => void }) {
  const text = useMessages(bulkMessages)
  const follow = useFollowRun()
  const { data } = useQuery({
    ...bulkRunsQuery(useApi(), kind),
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? LOOK_EVERY : false),
  })
  useEffect(() => data?.filter(isWorking).forEach(follow), [data, follow])
  if (!data?.length) return null
  return (
    <section className={styles.section} aria-label={text.earlier}>
      <h3 className={styles.heading}>{text.earlier}</h3>
      <ul role="list" className={styles.list}>
        {data.map((run) => (
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
