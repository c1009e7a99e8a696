import { ApiError, errorText } from '@ssp/api'
import { Button, Card, Empty, ErrorState, Loading } from '@ssp/ui'
import { useWords } from '../use-words'
import type { AccessListProps, ListWords } from './access-list'
import { isNarrowed, type ListData } from './use-list-data'

/** Props of `NoRows`. */
export interface NoRowsProps {
  /** The list that has none. */
  data: ListData<unknown>
  words: Pick<ListWords, 'empty' | 'failed'>
  renderSkeleton: AccessListProps<unknown, never, never>['renderSkeleton']
}

/** A list without rows: loading, failed (R1-228) or empty. */
export function NoRows({ data, words, renderSkeleton }: NoRowsProps) {
  const texts = useWords().list
  const { list, rows, loading, error, onRetry } = data
  const { page, size, layout } = list.state
  const narrowed = isNarrowed(list.state)
  if (rows === undefined && error === null) {
    return <Loading>{renderSkeleton(size, layout)}</Loading>
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
          text={narrowed && texts.emptySearch}
          action={narrowed && <Button onClick={list.reset}>{texts.clear}</Button>}
        />
      )}
    </Card>
  )
}
