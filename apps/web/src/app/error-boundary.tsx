import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

/** What the router cannot catch, because the router itself or a provider broke. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    if (!this.state.error) return this.props.children
    return (
      <main id="main" tabIndex={-1}>
        <ErrorPage error={this.state.error} reset={() => this.setState({ error: null })} />
      </main>
    )
  }
}
