import { Component, type ReactNode } from 'react'
import type { EditorStore } from '../store/editor-store.ts'
import { BrokenBlock } from './stand-ins.tsx'

interface NodeBoundaryProps {
  readonly id: string
  readonly store: EditorStore
  readonly children: ReactNode
}

/** Keeps a block that throws to itself, and tries it again when it is changed. */
export class NodeBoundary extends Component<NodeBoundaryProps, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined }
  #stop: (() => void) | undefined

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidMount() {
    const { id, store } = this.props
    this.#stop = store.subscribeNode(id, () => {
      if (this.state.error) this.setState({ error: undefined })
    })
  }

  override componentWillUnmount() {
    this.#stop?.()
  }

  override render() {
    const { id, store, children } = this.props
    const { error } = this.state
    const node = store.node(id)
    return error && node ? <BrokenBlock id={id} node={node} error={error} /> : children
  }
}
