import { ErrorBoundary, type ErrorBoundaryProps } from '@ssp/ui'
import { noteCopyOf } from '../host/copies'
import { useLocation } from '../navigation/navigation'
import { useSsp } from './ssp-context'

export interface PageBoundaryProps extends Pick<ErrorBoundaryProps, 'fallback' | 'children'> {}

/**
 * Contains an error of a page: the surroundings stay usable, and another address resets it. The error and the id that the
 * page shows are passed to `onError` of the provider. `SspProvider` wraps all of its children in one.
 */
export function PageBoundary(props: PageBoundaryProps) {
  const { pathname } = useLocation()
  const { onError } = useSsp()
  const report: ErrorBoundaryProps['onError'] = (error, info) => {
    if (process.env.NODE_ENV !== 'production') noteCopyOf(error)
    onError?.(error, info)
  }
  return <ErrorBoundary {...props} resetKey={pathname} onError={report} />
}
