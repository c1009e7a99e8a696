import { QueryView } from '@ssp/feature-kit'
import { Button, Empty, Pagination, SearchField, SidePanel, Skeleton, useFocusAfterRemoval } from '@ssp/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Picker } from './use-picker'
import * as styles from './picker.css'

/** The list to add from shows nine per page (spec 1 section 9). */
export const PICKER_SIZE = 9

/** One thing that can be added. */
export interface PickerRow {
  id: string
  name: string
  /** A quiet second line. */
  meta?: string
  /** Why it cannot be added, said in place of the button. */
  instead?: string | undefined
}

/** Props of `PickerPanel`. */
export interface PickerPanelProps {
  /** Whether it is open, its page and its search. */
  picker: Picker
  /** Texts of the panel. */
  messages: {
    title: string
    search: string
    add: string
    addOf: (name: string) => string
    empty: string
    failed: string
    done: string
  }
  /** Rows of this page; undefined while the first ones load. */
  rows: readonly PickerRow[] | undefined
  /** The query of the rows. */
  list: Pick<UseQueryResult, 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>
  /** The query of how many there are in all. */
  count: Pick<UseQueryResult<number>, 'data' | 'refetch'>
  /** Id of the row that is being added. */
  pending: string | null
  onAdd: (id: string) => void
  /** Why the last one could not be added. */
  note?: ReactNode
}

/** A side panel with a searchable, paged list of what can be added; it stays open for several. */
export function PickerPanel({ picker, messages, rows, list, count, pending, onAdd, note }: PickerPanelProps) {
  const { open, page, close, onPage, onSearch } = picker
  const total = count.data ?? 0
  const query = {
    data: rows,
    error: list.error,
    isFetching: list.isFetching,
    refetch: () => Promise.all([list.refetch(), count.refetch()]),
  }
  return (
    <SidePanel
      open={open}
      onOpenChange={(wanted) => !wanted && close()}
      title={messages.title}
      footer={<Button onClick={close}>{messages.done}</Button>}
    >
      <div className={styles.panel}>
        <SearchField label={messages.search} placeholder={messages.search} onSearch={(text) => onSearch(text.trim())} />
        {note}
        <QueryView
          query={query}
          errorTitle={messages.failed}
          skeleton={<PickerSkeleton />}
          empty={<Empty title={messages.empty} />}
        >
          {(known) => (
            <PickerRows
              messages={messages}
              rows={known}
              loading={list.isPlaceholderData}
              pending={pending}
              onAdd={onAdd}
            />
          )}
        </QueryView>
        {total > PICKER_SIZE && <Pagination page={page} pageSize={PICKER_SIZE} total={total} onPageChange={onPage} />}
      </div>
    </SidePanel>
  )
}

interface PickerRowsProps extends Pick<PickerPanelProps, 'messages' | 'pending' | 'onAdd'> {
  rows: readonly PickerRow[]
  /** Whether these are still the rows of before. */
  loading: boolean
}

function PickerRows({ messages, rows, loading, pending, onAdd }: PickerRowsProps) {
  // What is added goes, and its button with it: several in a row are added from where one stands.
  const list = useFocusAfterRemoval<HTMLUListElement>()
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for no list
    <ul ref={list} role="list" aria-label={messages.title} aria-busy={loading} className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <div className={styles.what}>
            <span className={styles.name}>{row.name}</span>
            {row.meta && <span className={styles.meta}>{row.meta}</span>}
          </div>
          {row.instead ? (
            <span className={styles.meta}>{row.instead}</span>
          ) : (
            <Button
              size="small"
              iconStart={<Plus size={14} aria-hidden="true" />}
              aria-label={messages.addOf(row.name)}
              pending={pending === row.id}
              onClick={() => onAdd(row.id)}
            >
              {messages.add}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function PickerSkeleton() {
  return (
    <div className={styles.rows}>
      {Array.from({ length: PICKER_SIZE }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  )
}
