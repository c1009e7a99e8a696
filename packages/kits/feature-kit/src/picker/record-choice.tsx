import { Empty, Pagination, SearchField, Skeleton } from '@ssp/ui'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { QueryView } from '../data/query-view'
import type { Filters } from '../list/filters'
import { useListQuery, type ListQueries, type PageData, type RowOf } from '../list/use-list-query'
import { ChoiceTable } from './choice-table'
import { ChosenRecord } from './chosen-record'
import type { PickerRow, PickerColumn } from './picker-table'
import * as styles from './picker.css'

/** Props of `RecordChoice`. */
export interface RecordChoiceProps<Data extends PageData> extends ListQueries<Data, Filters> {
  /** Texts. */
  messages: {
    /** Name of the field. */
    label: string
    /** Placeholder that says what is searched. */
    search: string
    /** Shown when nothing matches. */
    empty: string
    failed: string
    /** The number of matching records. */
    total: (count: number) => string
    /** Name of the button that returns to the search. */
    change: string
  }
  /** Returns a record as a row; null omits it. */
  row: (record: RowOf<Data>) => PickerRow | null
  /** Rows per page. Default 5. */
  size?: number
  /** Id of the chosen record; '' if there is none. */
  value: string
  /** Called with the id of the chosen record and the record itself; with '' and null if the choice is cleared. */
  onValueChange: (id: string, record: RowOf<Data> | null) => void
  /** Columns of the table of records. */
  columns: readonly [PickerColumn<RowOf<Data>>, ...PickerColumn<RowOf<Data>>[]]
  /** Error of the choice. Default: none. */
  error?: string | undefined
  /** Whether the choice is final. Default false. */
  disabled?: boolean
  /** Whether the table is initially open. Default false. */
  defaultOpen?: boolean
}

/**
 * A combo box that chooses one record from a searchable, paged table. A click, typing or an arrow key opens the table.
 * Arrow keys move through the rows; a click or Enter chooses, and the chosen record replaces the search.
 */
export function RecordChoice<Data extends PageData>(props: RecordChoiceProps<Data>) {
  const { messages, row, columns, size = 5, value, onValueChange, error, disabled = false, defaultOpen = false } = props
  const [{ page, search }, setPosition] = useState({ page: 0, search: '' })
  const [chosen, setChosen] = useState<PickerRow>()
  const [active, setActive] = useState('')
  const [isOpen, setOpen] = useState(defaultOpen)
  const input = useRef<HTMLInputElement>(null)
  const tableId = useId()
  const data = useListQuery(props, { page, search, size, sort: null, filters: NO_FILTERS })
  const offered = data.rows?.flatMap((record) => {
    const shown = row(record)
    return shown ? [{ ...shown, record }] : []
  })
  const choose = (id: string) => {
    const picked = offered?.find((each) => each.id === id)
    if (!picked || picked.unavailable !== undefined) return
    setChosen(picked)
    onValueChange(id, picked.record)
  }
  const change = () => {
    setOpen(true)
    onValueChange('', null)
  }
  if (chosen && chosen.id === value)
    return (
      <ChosenRecord
        label={messages.label}
        record={chosen}
        change={messages.change}
        error={error}
        onChange={disabled ? undefined : change}
      />
    )
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter chooses and searches; it does not submit the surrounding form.
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Enter' && isOpen && active) choose(active)
    const step = STEPS[event.key]
    const ids = (offered ?? []).filter(({ unavailable }) => unavailable === undefined).map(({ id }) => id)
    if (step === undefined || ids.length === 0) return
    event.preventDefault()
    setOpen(true)
    const at = ids.indexOf(active)
    setActive(ids.at(at === -1 && step < 0 ? -1 : (at + step) % ids.length) ?? '')
  }
  const rowId = (id: string) => `${tableId}${id}`
  const hasTable = isOpen && Boolean(offered?.length)
  const isOffered = offered?.some(({ id }) => id === active)
  const close = () => {
    setOpen(false)
    setActive('')
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // The first Escape closes the table, the second the surrounding panel.
    event.preventDefault()
    event.stopPropagation()
    input.current?.focus()
    close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and focus of the controls inside
    <div
      className={`ssp-RecordChoice ${styles.choice}`}
      onKeyDown={closeByKey}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <SearchField
        ref={input}
        required
        hideLabel={false}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={hasTable}
        aria-controls={hasTable ? tableId : undefined}
        aria-activedescendant={isOpen && isOffered ? rowId(active) : undefined}
        // The focused button was unmounted with the chosen record.
        autoFocus={chosen !== undefined}
        label={messages.label}
        placeholder={messages.search}
        error={error}
        defaultValue={search}
        onClick={() => setOpen(true)}
        onKeyDown={move}
        onValueChange={() => setOpen(true)}
        onSearch={(text) => {
          setActive('')
          setPosition({ page: 0, search: text.trim() })
        }}
      />
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a click leaves the focus in the field
        <div className={styles.results} onMouseDown={(event) => event.preventDefault()}>
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
            {(rows) => (
              <ChoiceTable
                {...{ columns, rows, rowId, active }}
                id={tableId}
                label={messages.label}
                isPrevious={data.isPrevious}
                onChoose={choose}
              />
            )}
          </QueryView>
          {data.total !== undefined && data.total > size && (
            <Pagination
              page={page}
              pageSize={size}
              total={data.total}
              onPageChange={(wanted) => setPosition({ page: wanted, search })}
            />
          )}
        </div>
      )}
    </div>
  )
}

const NO_FILTERS = {}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
