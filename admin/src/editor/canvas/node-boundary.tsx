import { Component, type ReactNode } from 'react'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import { reportThrown } from '../../blocks/report-thrown.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { BrokenBlock } from './stand-ins.tsx'

interface NodeBoundaryProps {
  readonly id: string
  readonly store: EditorStore
  readonly blocks: LoadedBlocks
  readonly children: ReactNode
}

/** Keeps a block that throws to itself, and tries it again when it is changed. */
export class NodeBoundary extends Component<NodeBoundaryProps, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined }
  #stop: (() => void) | undefined

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown) {
    const { id, store, blocks } = this.props
    reportThrown(blocks, store.node(id)?.type, 'block', error)
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
