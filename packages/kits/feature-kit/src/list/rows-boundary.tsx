import { ApiError } from '@ssp/api'
import { ErrorBoundary } from '@ssp/ui'
import type { ReactNode } from 'react'
import { useSsp } from '../provider/ssp-context'

export interface RowsBoundaryProps {
  /** The rows of the answer; other ones are drawn again. */
  rows: readonly object[]
  /** Draws the rows. */
  draw: () => ReactNode
  /** Drawn in place of rows that threw; `retry` draws them again. */
  failed: (error: ApiError, retry: () => void) => ReactNode
}

/** Rows that lack what the contract promises are an error of the list, which can be read again, and not of its page. */
export function RowsBoundary({ rows, draw, failed }: RowsBoundaryProps) {
  const { api, onError } = useSsp()
  return (
    <ErrorBoundary
      resetKey={rows}
      onError={onError}
      fallback={(_error, retry, errorId) => failed(ApiError.unreadable(api.messages(), errorId), retry)}
    >
      <Rows draw={draw} />
    </ErrorBoundary>
  )
}

// A component of its own, so that the boundary is above what draws.
const Rows = ({ draw }: Pick<RowsBoundaryProps, 'draw'>) => draw()
