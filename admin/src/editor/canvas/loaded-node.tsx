import { type NodeElementInput, nodeElement } from '@ashlar/sdk/renderer'
import { type ReactNode, useCallback, useContext, useEffect, useSyncExternalStore } from 'react'
import { useEditor } from '../editor-context.tsx'
import { CanvasContext } from './canvas-context.ts'
import { LoadingBlock, UnloadedBlock } from './stand-ins.tsx'

/** A node as its block renders it, with the data that the server loads for it where the block has a load. */
export function LoadedNode({ input }: { readonly input: NodeElementInput }): ReactNode {
  const { blocks } = useEditor()
  const hasLoad = blocks.rows.get(input.block.type)?.loads === true
  return hasLoad ? <NodeWithLoad input={input} /> : nodeElement(input)
}

function NodeWithLoad({ input }: { readonly input: NodeElementInput }): ReactNode {
  const { id, node } = input
  const loads = useContext(CanvasContext)?.loads
  const subscribe = useCallback(
    (listener: () => void) => loads?.subscribe(id, listener) ?? (() => undefined),
    [loads, id],
  )
  const shown = useSyncExternalStore(subscribe, () => loads?.of(id))
  useEffect(() => loads?.ask(id, node), [loads, id, node])
  useEffect(() => () => loads?.drop(id), [loads, id])
  if (!shown || shown.isFirst) {
    return input.renderer.showsWaiting ? nodeElement(input) : <LoadingBlock id={id} node={node} />
  }
  if (shown.failure !== '') return <UnloadedBlock id={id} node={node} failure={shown.failure} />
  return nodeElement({ ...input, data: shown.data })
}
