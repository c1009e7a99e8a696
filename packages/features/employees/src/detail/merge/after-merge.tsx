import type { MergeField } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { Table } from '@ssp/ui'
import { afterMerge, type ComparedField } from '../../model/merge-fields'
import { valueOf } from './compared-fields'
import { mergeMessages } from './messages'
import * as styles from './merge-panel.css'

/** Props of `AfterMerge`. */
export interface AfterMergeProps {
  fields: readonly ComparedField[]
  /** The fields that the correct account takes over. */
  take: ReadonlySet<MergeField>
  /** Name of the account that is merged away. */
  from: string
  /** Name of the correct account. */
  to: string
}

/** A preview of both accounts after the merge, limited to the fields that differ. */
export function AfterMerge({ fields, take, from, to }: AfterMergeProps) {
  const messages = useMessages(mergeMessages)
  const rows = fields
    .filter(({ isSame }) => !isSame)
    .map((compared) => ({ field: compared.field, ...afterMerge(compared, take.has(compared.field)) }))
  return (
    <section aria-label={messages.after} className={styles.fields}>
      <h3 className={styles.heading}>{messages.after}</h3>
      <Table
        caption={messages.after}
        rows={rows}
        rowKey={({ field }) => field}
        columns={[
          { key: 'field', header: messages.detail, main: true, cell: ({ field }) => messages.fields[field] },
          { key: 'to', header: messages.correct(to), cell: (row) => valueOf(row.field, row.to) || messages.nothing },
          {
            key: 'from',
            header: messages.merged(from),
            cell: (row) => valueOf(row.field, row.from) || messages.nothing,
          },
        ]}
      />
    </section>
  )
}
