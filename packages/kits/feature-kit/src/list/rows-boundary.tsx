import { ApiError } from '@ssp/api'
import { ErrorBoundary } from '@ssp/ui'
import type { ComponentType, ReactNode } from 'react'
import { useSsp } from '../provider/ssp-context'

interface RowsProps<Row> {
  /** The rows of the answer; other ones are drawn again. */
  rows: readonly Row[]
  /** Draws the rows. */
  draw: (rows: readonly Row[]) => ReactNode
  /** Draws around the rows. */
  around: ComponentType<{ rows: readonly Row[]; children: ReactNode }> | undefined
}

export interface RowsBoundaryProps<Row> extends RowsProps<Row> {
  /** Drawn in place of rows that threw; `retry` draws them again. */
  failed: (error: ApiError, retry: () => void) => ReactNode
}

/** Rows that lack what the contract promises are an error of the list, which can be read again, and not of its page. */
export function RowsBoundary<Row>({ failed, ...rest }: RowsBoundaryProps<Row>) {
  const { api, onError } = useSsp()
  return (
    <ErrorBoundary
      resetKey={rest.rows}
      onError={onError}
      fallback={(_error, retry, errorId) => failed(ApiError.unreadable(api.messages(), errorId), retry)}
    >
      <Rows {...rest} />
    </ErrorBoundary>
  )
}

// A component of its own, so that the boundary is above what draws.
function Rows<Row>({ rows, draw, around: Around }: RowsProps<Row>) {
  return Around ? <Around rows={rows}>{draw(rows)}</Around> : draw(rows)
}
