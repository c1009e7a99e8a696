import { isNarrowed, ListHeader } from '@ssp/feature-kit'
import { Button, Pagination } from '@ssp/ui'
import { Plus } from 'lucide-react'
import { useWords } from '../use-words'
import * as styles from './employee-list.css'
import { EmployeeFilters } from './employee-filters'
import { EmployeeListContent, type EmployeeListContentProps } from './employee-list-content'

/** Props of `EmployeeList`. */
export interface EmployeeListProps extends EmployeeListContentProps {
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
  const { page, size } = list.state

  return (
    <div className={styles.page}>
      <ListHeader
        back
        list={list}
        title={words.title}
        facts={total !== undefined && (isNarrowed(list.state) ? words.found(total) : words.total(total))}
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
      <EmployeeListContent {...content} list={list} />
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
