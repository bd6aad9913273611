import {
  type Block,
  type BlockCatalogue,
  type Content,
  type ContentNode,
  expandLinked,
  isOpaque,
  nodeAt,
  walk,
} from '@ashlar/sdk'
import { useLater } from '@ashlar/sdk/editor'
import { type BlockRenderer, nodeElement, nodeRules, type View } from '@ashlar/sdk/renderer'
import { useTexts } from '@ashlar/sdk/ui'
import { type ReactNode, useInsertionEffect, useMemo } from 'react'
import { useCodeOf } from '../../blocks/use-code-of.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { useInnerChosenIn } from '../overrides/inner-choice.ts'
import { overrideParts } from '../overrides/later.ts'
import { LoadedNode } from './loaded-node.tsx'
import type { NodeStyles } from './node-styles.ts'

export interface LinkedNodeProps {
  readonly id: string
  readonly node: ContentNode
  readonly block: Block
  readonly renderer: BlockRenderer
  readonly view: View
  readonly styles: NodeStyles
  /** A text in it is edited in place. */
  readonly isEditing: boolean
}

/** A linked copy as the site has it: its template's blocks, with the copy's own texts, pictures and links. */
export function LinkedNode({ id, node, block, renderer, view, styles, isEditing }: LinkedNodeProps) {
  const t = useTexts('admin')
  const { blocks, shelf } = useEditor()
  const entry = useEditorState((state) =>
    [...state.templateList, ...state.componentContainerTemplates].find((each) => each.id === node.template),
  )
  const template = useMemo(() => shelf.contentOf(entry), [shelf, entry])
  const tree = useMemo(() => expanded(id, node, template, blocks.catalogue), [id, node, template, blocks])
  // What stands in it is not part of this page: it is drawn as for a visitor, and only the whole of it can be selected.
  const inner = useMemo(() => ({ ...view, mode: 'site' as const }), [view])
  const types = useMemo(() => [...new Set(Array.from(walk(tree), (visit) => visit.node.type))], [tree])
  const awaited = useCodeOf(blocks, types)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the blocks grows as their code comes
  useInsertionEffect(() => {
    const shown = Array.from(walk(tree)).flatMap((visit) => {
      const known = knownOf(blocks, visit.node)
      return known ? [{ ...visit, ...known }] : []
    })
    for (const { id: each, ...of } of shown) styles.set(each, nodeRules({ id: each, ...of, view: inner }))
    return () => {
      for (const { id: each } of shown) styles.remove(each)
    }
  }, [tree, styles, blocks, awaited, inner])

  const chosen = useInnerChosenIn(id)
  const parts = useLater(isEditing, overrideParts)
  const editing = isEditing && chosen !== undefined ? `${id}-${chosen}` : undefined
  const child = (each: string): ReactNode => {
    const found = nodeAt(tree, each)
    const known = found && knownOf(blocks, found)
    if (!found || !known || found.hidden) return null
    const drawn = editing === each && parts ? { ...known, renderer: parts.innerInPlace(blocks, known) } : known
    return <LoadedNode key={each} input={{ id: each, node: found, ...drawn, view: inner, child, slotOf }} />
  }
  const slotOf = (each: string) => nodeAt(tree, each)?.slot
  const root = nodeAt(tree, id) ?? node
  const says = template ? undefined : t('The template of this linked copy no longer exists.')
  return (
    <>
      {nodeElement({
        id,
        node: says === undefined ? root : { ...root, children: [missing] },
        block,
        renderer,
        view,
        child: (each) => (each === missing ? <p key={missing}>{says}</p> : child(each)),
        slotOf: (each) => (each === missing ? undefined : slotOf(each)),
      })}
    </>
  )
}
const missing = 'ashlar-missing'

function expanded(id: string, node: ContentNode, template: Content | undefined, catalogue: BlockCatalogue): Content {
  const content = { rootNodeId: id, nodes: { [id]: { ...node, parent: null } } }
  return template ? expandLinked(content, new Map([[node.template ?? 0, template]]), catalogue) : content
}

function knownOf(blocks: ReturnType<typeof useEditor>['blocks'], node: ContentNode) {
  const block = blocks.catalogue.get(node.type)
  const renderer = blocks.renderers.get(node.type)
  return block && renderer && !isOpaque(node, blocks.catalogue) ? { block, renderer } : undefined
}
