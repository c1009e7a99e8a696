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
  /** Name of the account to merge. */
  from: string
  /** Name of the correct account. */
  to: string
}

/** A preview of both accounts after the merge, limited to differing fields; new values are marked. */
export function AfterMerge({ fields, take, from, to }: AfterMergeProps) {
  const messages = useMessages(mergeMessages)
  const rows = fields
    .filter(({ isSame }) => !isSame)
    .map((before) => ({ before, ...afterMerge(before, take.has(before.field)) }))
  const cell = ({ field, ...before }: ComparedField, account: 'from' | 'to', value: string) => {
    const text = valueOf(field, value) || messages.nothing
    return value === before[account] ? text : <mark className={styles.changed}>{text}</mark>
  }
  return (
    <section aria-label={messages.after} className={styles.fields}>
      <h3 className={styles.heading}>{messages.after}</h3>
      <Table
        caption={messages.after}
        rows={rows}
        rowKey={({ before }) => before.field}
        columns={[
          { key: 'field', header: messages.detail, main: true, cell: ({ before }) => messages.fields[before.field] },
          { key: 'to', header: messages.correct(to), cell: ({ before, to: value }) => cell(before, 'to', value) },
          {
            key: 'from',
            header: messages.merged(from),
            cell: ({ before, from: value }) => cell(before, 'from', value),
          },
        ]}
      />
    </section>
  )
}
