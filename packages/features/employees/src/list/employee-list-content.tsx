import type { Employee } from '@ssp/api'
import { NoRows, type ListControl } from '@ssp/feature-kit'
import { useWords } from '../use-words'
import { EmployeeCards, EmployeeCardsSkeleton } from './employee-cards'
import * as styles from './employee-list.css'
import { EmployeeTable, EmployeeTableSkeleton } from './employee-table'

/** Props of `EmployeeListContent`. */
export interface EmployeeListContentProps {
  /** Page, size, search, filters and layout, and the ways to change them. */
  list: ListControl
  /** The employees of this page; undefined while the first ones load. */
  employees: readonly Employee[] | undefined
  /** Number of the first row; numbers count over pages. */
  firstNumber: number
  /** Whether these are still the rows of before. */
  loading: boolean
  /** Why there are none. */
  error: unknown
  /** Hears 'Try again'. */
  onRetry: () => void
  /** Address of one employee. */
  hrefOf: (id: string) => string
}

/** Cards or rows; or why there are none. */
export function EmployeeListContent(props: EmployeeListContentProps) {
  const { employees, firstNumber, hrefOf, ...rest } = props
  const { layout, size } = rest.list.state
  const words = useWords().list
  if (!employees?.length) {
    return (
      <NoRows
        list={rest.list}
        messages={{ ...words, noMatch: words.narrowed }}
        query={{ data: employees, error: rest.error, isFetching: rest.loading, refetch: rest.onRetry }}
      >
        {layout === 'grid' ? <EmployeeCardsSkeleton count={size} /> : <EmployeeTableSkeleton count={size} />}
      </NoRows>
    )
  }
  return (
    <div aria-busy={rest.loading} className={styles.content}>
      {layout === 'grid' ? (
        <EmployeeCards employees={employees} hrefOf={hrefOf} />
      ) : (
        <EmployeeTable employees={employees} firstNumber={firstNumber} hrefOf={hrefOf} />
      )}
    </div>
  )
}
