export { ErrorBoundary } from './error-boundary'
export type { CaughtErrorInfo, ErrorBoundaryProps } from './error-boundary'
