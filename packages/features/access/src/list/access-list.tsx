import { ApiError, errorText } from '@ssp/api'
import { ListHeader, type ListControl } from '@ssp/feature-kit'
import { Button, Card, Empty, ErrorState, Loading, Pagination } from '@ssp/ui'
import type { ComponentType, ReactNode } from 'react'
import { useWords } from '../use-words'
import * as styles from './access-list.css'

/** What a page of a list is drawn from. */
export interface ListData<Row> {
  /** Rows of this page; undefined while the first ones load. */
  rows: readonly Row[] | undefined
  /** How many match; undefined while it is not known. */
  total: number | undefined
  /** Whether `rows` are still those of before. */
  loading: boolean
  /** Why there are none. */
  error: unknown
  /** Hears 'Try again'. */
  onRetry: () => void
}

/** Texts of one list. */
export interface ListWords {
  title: string
  search: string
  empty: string
  failed: string
  total: (count: number) => string
}

/** Props of `AccessList`. */
export interface AccessListProps<Row> extends ListData<Row> {
  /** Page, size and search, and the ways to change them. */
  list: ListControl<never>
  /** Texts of this list. */
  words: ListWords
  /** Actions of the header, the main one last. */
  action?: ReactNode
  /** The rows while they load, `count` of them. */
  skeleton: ComponentType<{ count: number }>
  /** Draws the rows; there is at least one. */
  children: (rows: readonly Row[]) => ReactNode
}

/** The frame of a list of roles, policies or permissions: header with search and page size, rows, paging. */
export function AccessList<Row>(props: AccessListProps<Row>) {
  const { list, words, action, rows, total, loading, children } = props
  const texts = useWords().list
  const { page, size, search } = list.state
  return (
    <div className={styles.page}>
      <ListHeader
        list={list}
        layouts={false}
        title={words.title}
        searchLabel={words.search}
        facts={total !== undefined && (search ? texts.found(total) : words.total(total))}
        action={action}
      />
      {rows && rows.length > 0 ? (
        <>
          <div aria-busy={loading} className={styles.content}>
            {children(rows)}
          </div>
          {total !== undefined && (
            <Pagination
              page={page}
              pageSize={size}
              total={total}
              onPageChange={(wanted) => list.set({ page: wanted })}
            />
          )}
        </>
      ) : (
        <NoRows {...props} />
      )}
    </div>
  )
}

/** Loading, failed (R1-228) or empty. */
function NoRows<Row>({ list, words, rows, loading, error, onRetry, skeleton: Skeleton }: AccessListProps<Row>) {
  const texts = useWords().list
  const { page, size, search } = list.state
  if (rows === undefined && error === null) {
    return (
      <Loading>
        <Skeleton count={size} />
      </Loading>
    )
  }
  if (rows === undefined) {
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
  return (
    <Card>
      {page > 0 ? (
        <Empty
          title={words.empty}
          text={texts.beyond}
          action={<Button onClick={() => list.set({ page: 0 })}>{texts.firstPage}</Button>}
        />
      ) : (
        <Empty
          title={words.empty}
          text={search && texts.emptySearch}
          action={search && <Button onClick={list.reset}>{texts.clear}</Button>}
        />
      )}
    </Card>
  )
}
