import { Component, type ReactNode } from 'react'

interface BoundaryState {
  readonly failure?: { readonly error: unknown } | undefined
}

interface BoundaryProps {
  /** Shown instead of the children once one of them threw, whatever it threw. */
  readonly stopped: (error: unknown) => ReactNode
  readonly onStopped: (error: unknown) => void
  /** The children are tried again when this changes. */
  readonly of?: unknown
  readonly children: ReactNode
}

/** Keeps what throws to itself: everything around it goes on (P1). */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  // What is thrown may be undefined too.
  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.onStopped(error)
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failure && before.of !== this.props.of) this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.stopped(failure.error) : this.props.children
  }
}
