import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useUiMessages } from '../internal/messages-context'
import { ErrorState } from '../states'

/** Props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** Called with the error, for logging; `componentStack` names the component. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined
  /** Replaces the built-in panel unless it returns null; `retry` renders the children again. */
  fallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined
  /** A change of this value clears the error; pass the address, so that navigation recovers. */
  resetKey?: unknown
  /** Content that may throw. */
  children: ReactNode
}

interface State {
  failed: boolean
  error: unknown
  resetKey: unknown
}

/** Contains an error in one part of the page and shows a panel with Try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, error: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, error: undefined, resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info)
  }

  private readonly retry = () => this.setState({ failed: false, error: undefined })

  override render(): ReactNode {
    const { failed, error } = this.state
    if (!failed) return this.props.children
    return this.props.fallback?.(error, this.retry) ?? <ErrorPanel onRetry={this.retry} />
  }
}

function ErrorPanel({ onRetry }: { onRetry: () => void }) {
  const messages = useUiMessages('errorBoundary')
  return <ErrorState title={messages.title} reason={messages.reason} nextStep={messages.nextStep} onRetry={onRetry} />
}
