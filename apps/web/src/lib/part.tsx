import { Component, lazy, type ReactNode, Suspense } from 'react'

const BrokenPart = lazy(() => import('./broken-part.tsx').then((m) => ({ default: m.BrokenPart })))

/** A part of a screen that falls alone: what breaks in it says so in its place, and everything around it stands. */
export class Part extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Suspense>
        <BrokenPart retry={() => this.setState({ broken: false })} />
      </Suspense>
    )
  }
}
