import type { ContentNode } from '@ashlar/sdk'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useCodeOf } from '../../blocks/use-code-of.ts'
import { useEditor } from '../editor-context.tsx'
import { LoadingBlock, UndrawnBlock } from './stand-ins.tsx'

export interface UndrawnNodeProps {
  readonly id: string
  readonly node: ContentNode
  /** What draws it is there. */
  onCode(): void
}

/** A node of which it is known what it is, and whose block's code is not there: the first of its type on this page. */
export function UndrawnNode({ id, node, onCode }: UndrawnNodeProps): ReactNode {
  const { blocks } = useEditor()
  const awaited = useCodeOf(blocks, [node.type])
  const isThere = useSyncExternalStore(blocks.subscribe, () => blocks.renderers.has(node.type))
  useEffect(() => {
    if (isThere) onCode()
  }, [isThere, onCode])
  return awaited === '' && !isThere ? (
    <UndrawnBlock id={id} node={node} onTryAgain={() => void blocks.fetchCode([node.type])} />
  ) : (
    <LoadingBlock id={id} node={node} />
  )
}
