import { ListHeader, type ListControl } from '@ssp/feature-kit'
import { Button, Pagination } from '@ssp/ui'
import { Plus } from 'lucide-react'
import type { EmployeeFilterName } from '../model/filters'
import { useWords } from '../use-words'
import * as styles from './employee-list.css'
import { EmployeeFilters } from './employee-filters'
import { EmployeeListContent, type EmployeeListContentProps } from './employee-list-content'

/** Props of `EmployeeList`. */
export interface EmployeeListProps extends Omit<
  EmployeeListContentProps,
  'narrowed' | 'layout' | 'size' | 'onClear' | 'onFirstPage'
> {
  /** Page, size, search, filters and layout, and the ways to change them. */
  list: ListControl<EmployeeFilterName>
  /** How many employees match; undefined while it is not known. */
  total: number | undefined
  /** Hears 'Create'. */
  onCreate: () => void
  /** Hears that 'Create' is about to be pressed. */
  onCreateIntent?: () => void
  /** Hears that the page is about to be turned. */
  onNextIntent?: () => void
}

/** The employees list (spec 2 section 2): header, search and filters, cards or rows, paging. */
export function EmployeeList(props: EmployeeListProps) {
  const { list, total, onCreate, onCreateIntent, onNextIntent, ...content } = props
  const words = useWords().list
  const { page, size, search, filters, layout } = list.state
  const narrowed = search !== '' || Object.keys(filters).length > 0

  return (
    <div className={styles.page}>
      <ListHeader
        back
        list={list}
        title={words.title}
        facts={total !== undefined && (narrowed ? words.found(total) : words.total(total))}
        searchLabel={words.search}
        filters={<EmployeeFilters list={list} />}
        action={
          <Button
            variant="primary"
            iconStart={<Plus size={16} />}
            onClick={onCreate}
            onPointerEnter={onCreateIntent}
            onFocus={onCreateIntent}
          >
            {words.create}
          </Button>
        }
      />
      <EmployeeListContent
        {...content}
        layout={layout}
        size={size}
        narrowed={narrowed}
        onClear={list.reset}
        onFirstPage={page > 0 ? () => list.set({ page: 0 }) : undefined}
      />
      {content.employees && content.employees.length > 0 && total !== undefined && (
        <Pagination
          page={page}
          pageSize={size}
          total={total}
          onPageChange={(wanted) => list.set({ page: wanted })}
          onPointerEnter={onNextIntent}
          onFocus={onNextIntent}
        />
      )}
    </div>
  )
}
