import { Empty, Pagination, RadioGroup, SearchField, Skeleton } from '@ssp/ui'
import { useState, type KeyboardEvent } from 'react'
import { QueryView } from '../data/query-view'
import type { Filters } from '../list/filters'
import { useListQuery, type ListQueries, type PageData, type RowOf } from '../list/use-list-query'
import { ChoiceTable } from './choice-table'
import type { PickerRow, PickerColumn } from './picker-table'
import * as styles from './picker.css'

/** Props of `RecordChoice`. */
export interface RecordChoiceProps<Data extends PageData> extends ListQueries<Data, Filters> {
  /** Texts. */
  messages: {
    /** Names the field. */
    label: string
    search: string
    /** Nothing matches. */
    empty: string
    failed: string
    /** How many records match. */
    total: (count: number) => string
    /** Which record is chosen, while it is on another page or in another search. */
    chosen: (name: string) => string
  }
  /** A record as a row; null leaves it out. */
  row: (record: RowOf<Data>) => PickerRow | null
  /** Rows of a page. Default 5. */
  size?: number
  /** Id of the chosen record; '' for none. */
  value: string
  /** Called with the id of the chosen record, and the record itself. */
  onValueChange: (id: string, record: RowOf<Data>) => void
  /** Draws the records as a table of these columns. Default name and `meta` of `row`. */
  columns?: readonly [PickerColumn<RowOf<Data>>, ...PickerColumn<RowOf<Data>>[]]
  /** Error of the choice. Default none. */
  error?: string | undefined
}

/** A form field that chooses one record of a searched, paged list with its total, all in view. */
export function RecordChoice<Data extends PageData>(props: RecordChoiceProps<Data>) {
  const { messages, row, columns, size = 5, value, onValueChange, error } = props
  const [{ page, search }, setPosition] = useState({ page: 0, search: '' })
  const [chosen, setChosen] = useState<PickerRow>()
  const data = useListQuery(props, { page, search, size, sort: null, filters: NO_FILTERS })
  const offered = data.rows?.flatMap((record) => {
    const shown = row(record)
    return shown ? [{ ...shown, record }] : []
  })
  const choose = (id: string) => {
    const picked = offered?.find((each) => each.id === id)
    if (!picked) return
    setChosen(picked)
    onValueChange(id, picked.record)
  }
  const isElsewhere = chosen !== undefined && chosen.id === value && !offered?.some(({ id }) => id === value)
  return (
    <div className={styles.choice}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps Enter of the search from submitting the form around it */}
      <div onKeyDown={keepFromSubmitting}>
        <SearchField
          label={messages.search}
          placeholder={messages.search}
          onSearch={(text) => setPosition({ page: 0, search: text.trim() })}
        />
      </div>
      {data.total !== undefined && (
        <p aria-live="polite" className={styles.meta}>
          {messages.total(data.total)}
        </p>
      )}
      <QueryView
        query={{ ...data, data: offered }}
        errorTitle={messages.failed}
        skeleton={<Skeleton width="60%" />}
        empty={<Empty title={messages.empty} />}
      >
        {(rows) =>
          columns ? (
            <ChoiceTable
              {...{ columns, rows, value, error }}
              label={messages.label}
              isPrevious={data.isPrevious}
              onValueChange={choose}
            />
          ) : (
            <RadioGroup
              required
              label={messages.label}
              error={error}
              aria-busy={data.isPrevious}
              options={rows.map(({ id, name, meta, unavailable }) => ({
                value: id,
                label: name,
                help: unavailable ?? meta,
                disabled: unavailable !== undefined,
              }))}
              value={value}
              onValueChange={choose}
            />
          )
        }
      </QueryView>
      {isElsewhere && <p className={styles.meta}>{messages.chosen(chosen.name)}</p>}
      {data.total !== undefined && data.total > size && (
        <Pagination
          page={page}
          pageSize={size}
          total={data.total}
          onPageChange={(wanted) => setPosition({ page: wanted, search })}
        />
      )}
    </div>
  )
}

const NO_FILTERS = {}

function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type !== 'radio')
    event.preventDefault()
}
