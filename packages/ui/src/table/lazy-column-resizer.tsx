import { lazy, Suspense } from 'react'
import type { ColumnResizerProps } from './column-resizer'

// A separator that fails to load is omitted.
const NoResizer = (_props: ColumnResizerProps) => null
const Resizer = lazy(async () => ({
  default: await import('./column-resizer').then(
    ({ ColumnResizer }) => ColumnResizer,
    () => NoResizer,
  ),
}))

/** `ColumnResizer`, whose code is loaded after the table is rendered. */
export const LazyColumnResizer = (props: ColumnResizerProps) => (
  <Suspense fallback={null}>
    <Resizer {...props} />
  </Suspense>
)
