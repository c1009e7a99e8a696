import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useUiMessages } from '../internal/messages-context'
import { ErrorState } from '../states'

/** Where an error was thrown, and the id that the panel shows to the user. */
export interface CaughtErrorInfo extends ErrorInfo {
  /** Eight hexadecimal digits. */
  errorId: string
}

/** Props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** Called with the error, for logging; `componentStack` names the component. */
  onError?: ((error: unknown, info: CaughtErrorInfo) => void) | undefined
  /** Replaces the built-in panel unless it returns null; `retry` renders the children again, `errorId` is that of `onError`. */
  fallback?: ((error: unknown, retry: () => void, errorId: string) => ReactNode) | undefined
  /** A change of this value clears the error; pass the address, so that navigation recovers. */
  resetKey?: unknown
  /** Content that may throw. */
  children: ReactNode
}

interface State {
  failed: boolean
  error: unknown
  errorId: string
  resetKey: unknown
}

// Pages served over plain HTTP have no `crypto.randomUUID`.
function newErrorId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number.toString(16).padStart(8, '0')
}

/** Contains an error in one part of the page and shows a panel with Try again and an error id. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, error: undefined, errorId: '', resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error, errorId: newErrorId() }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, error: undefined, resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, { ...info, errorId: this.state.errorId })
  }

  private readonly retry = () => this.setState({ failed: false, error: undefined })

  override render(): ReactNode {
    const { failed, error, errorId } = this.state
    if (!failed) return this.props.children
    return this.props.fallback?.(error, this.retry, errorId) ?? <ErrorPanel errorId={errorId} onRetry={this.retry} />
  }
}

function ErrorPanel(props: { errorId: string; onRetry: () => void }) {
  const messages = useUiMessages('errorBoundary')
  return <ErrorState title={messages.title} reason={messages.reason} nextStep={messages.nextStep} {...props} />
}
