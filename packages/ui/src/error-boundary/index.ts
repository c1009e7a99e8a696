export { ErrorBoundary } from './error-boundary'
export type { ErrorBoundaryProps } from './error-boundary'
