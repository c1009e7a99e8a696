import { ApiError, errorText, type Employee } from '@ssp/api'
import { Button, Card, Empty, ErrorState, Loading, type Layout } from '@ssp/ui'
import { useWords } from '../use-words'
import { EmployeeCards, EmployeeCardsSkeleton } from './employee-cards'
import * as styles from './employee-list.css'
import { EmployeeTable, EmployeeTableSkeleton } from './employee-table'

/** Props of `EmployeeListContent`. */
export interface EmployeeListContentProps {
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
  /** Cards or rows. */
  layout: Layout
  /** Rows per page, for the skeleton. */
  size: number
  /** Whether a search or a filter is set. */
  narrowed: boolean
  /** Clears search and filters. */
  onClear: () => void
  /** Goes to the first page; left out there. */
  onFirstPage: (() => void) | undefined
}

/** Cards or rows; or why there are none. */
export function EmployeeListContent(props: EmployeeListContentProps) {
  const { employees, firstNumber, loading, error, onRetry, hrefOf, layout, size, narrowed, onClear, onFirstPage } =
    props
  const words = useWords().list

  if (employees === undefined && error !== null) {
    return (
      <Card>
        <ErrorState
          title={words.failed}
          reason={errorText(error)}
          errorId={error instanceof ApiError ? error.errorId : undefined}
          onRetry={onRetry}
          retrying={loading}
        />
      </Card>
    )
  }
  if (employees === undefined) {
    return (
      <Loading>
        {layout === 'grid' ? <EmployeeCardsSkeleton count={size} /> : <EmployeeTableSkeleton count={size} />}
      </Loading>
    )
  }
  if (employees.length === 0) {
    const clear = narrowed && <Button onClick={onClear}>{words.clear}</Button>
    return (
      <Card>
        {onFirstPage ? (
          <Empty
            title={words.empty}
            text={words.beyond}
            action={<Button onClick={onFirstPage}>{words.firstPage}</Button>}
          />
        ) : (
          <Empty title={words.empty} text={narrowed && words.emptyFiltered} action={clear} />
        )}
      </Card>
    )
  }
  return (
    <div aria-busy={loading} className={styles.content}>
      {layout === 'grid' ? (
        <EmployeeCards employees={employees} hrefOf={hrefOf} />
      ) : (
        <EmployeeTable employees={employees} firstNumber={firstNumber} hrefOf={hrefOf} />
      )}
    </div>
  )
}
