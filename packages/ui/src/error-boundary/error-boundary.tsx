import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useUiMessages } from '../internal/messages-context'
import { ErrorState } from '../states'

/** Props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** Hears what was thrown, for a log; `componentStack` names the place. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined
  /** Drawn instead of the built-in panel, unless it gives null; `retry` draws the content anew. */
  fallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined
  /** When this value changes, the content is drawn anew: give it the address, so that going elsewhere helps. */
  resetKey?: unknown
  /** What may throw. */
  children: ReactNode
}

interface State {
  failed: boolean
  error: unknown
  resetKey: unknown
}

/** Keeps an error inside one part of the page: says so in a panel with Try again. */
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
  const words = useUiMessages('errorBoundary')
  return <ErrorState title={words.title} reason={words.reason} nextStep={words.nextStep} onRetry={onRetry} />
}
