import { ErrorBoundary, type ErrorBoundaryProps } from '@ssp/ui'
import { useLocation } from '../navigation/navigation'
import { useSsp } from './ssp-context'

export interface PageBoundaryProps extends Pick<ErrorBoundaryProps, 'fallback' | 'children'> {}

/**
 * Keeps an error of a page inside of it: what is around it stays usable, and another address starts again. The error and
 * the id that the page shows go to `onError` of the provider. `SspProvider` has one around all of its children.
 */
export function PageBoundary(props: PageBoundaryProps) {
  const { pathname } = useLocation()
  const { onError } = useSsp()
  return <ErrorBoundary {...props} resetKey={pathname} onError={onError} />
}
