import { ApiError } from '@ssp/api'
import { ErrorBoundary } from '@ssp/ui'
import type { ComponentType, ReactNode } from 'react'
import { useSsp } from '../provider/ssp-context'

interface RowsProps<Row> {
  /** The rows of the result; new rows are rendered again. */
  rows: readonly Row[]
  /** Renders the rows. */
  draw: (rows: readonly Row[]) => ReactNode
  /** Wraps the rows. */
  around: ComponentType<{ rows: readonly Row[]; children: ReactNode }> | undefined
}

export interface RowsBoundaryProps<Row> extends RowsProps<Row> {
  /** Replaces rows that threw; `retry` renders them again. */
  failed: (error: ApiError, retry: () => void) => ReactNode
}

/** Rows that lack data promised by the contract are an error of the list, which can be retried, and not of its page. */
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

// A separate component, so that the boundary is above the rendering code.
function Rows<Row>({ rows, draw, around: Around }: RowsProps<Row>) {
  return Around ? <Around rows={rows}>{draw(rows)}</Around> : draw(rows)
}
