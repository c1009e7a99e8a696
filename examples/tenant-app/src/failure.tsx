import { Component, type ReactNode } from 'react'

/** Northwind's answer to whatever could not be drawn or reached. */
export class Failure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    return this.state.failed ? (
      <p role="alert" className="notice">
        This part of the page could not be loaded. Please load the page again.
      </p>
    ) : (
      this.props.children
    )
  }
}
