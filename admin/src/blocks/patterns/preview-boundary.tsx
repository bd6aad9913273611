import { Component, type ReactNode } from 'react'

interface PreviewBoundaryProps {
  readonly fallback: ReactNode
  readonly onError: () => void
  readonly children: ReactNode
}

/** A block that throws costs the preview that it is in, and no other. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.warn('A pattern could not be shown.', error)
    this.props.onError()
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
