import type { BulkRow, BulkRun } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { Tabs } from '@ssp/ui'
import * as styles from './bulk.css'
import { bulkMessages } from './messages'
import { RowsTab } from './rows-tab'

const ORDER: readonly BulkRow['status'][] = ['kept', 'new', 'changed', 'conflict', 'rejected', 'unchanged']

/** Props of `RunRows`. */
export interface RunRowsProps {
  run: BulkRun
  /** Whether the rows are lines of a file. */
  hasLines: boolean
}

/** The rows of a run by outcome; statuses without rows are omitted. */
export function RunRows({ run, hasLines }: RunRowsProps) {
  const text = useMessages(bulkMessages)
  const items = ORDER.filter((status) => run.counts[status] > 0).map((status) => {
    const label = run.kind === 'deactivate' && status === 'changed' ? text.deactivating : text.statuses[status]
    return {
      id: status,
      label: `${label} ${run.counts[status]}`,
      content: <RowsTab {...{ run, hasLines, status }} />,
    }
  })
  if (items.length === 0) return <p className={styles.muted}>{text.none}</p>
  return <Tabs label={hasLines ? text.result : text.selectedResult} items={items} />
}
