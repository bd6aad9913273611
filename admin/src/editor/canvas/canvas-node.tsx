import { type Block, type ContentNode, isOpaque } from '@ashlar/sdk'
import { later, useLater } from '@ashlar/sdk/editor'
import {
  type BlockComponentProps,
  type BlockRenderer,
  fontsOf,
  type NodeRules,
  nodeRules,
  type View,
} from '@ashlar/sdk/renderer'
import {
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useInsertionEffect,
  useMemo,
  useReducer,
  useSyncExternalStore,
} from 'react'
import { linkFont } from '../../blocks/settings/link-font.ts'
import { useEditor, useNode } from '../editor-context.tsx'
import { slotsIn } from '../store/places.ts'
import { CanvasContext, type CanvasParts } from './canvas-context.ts'
import { LinkedNode } from './linked-node.tsx'
import { LoadedNode } from './loaded-node.tsx'
import { NodeBoundary } from './node-boundary.tsx'
import { AddComponent, KeptBlock } from './stand-ins.tsx'
import { UndrawnNode } from './undrawn-node.tsx'

/** One node. It subscribes to itself alone: a change renders the nodes that it touches, never their neighbours. */
export const CanvasNode = memo(function CanvasNode({ id }: { readonly id: string }) {
  const { store, blocks } = useEditor()
  return (
    <NodeBoundary id={id} store={store} blocks={blocks}>
      <NodeBody id={id} />
    </NodeBoundary>
  )
})

/** Name of the event that tells how often a node was rendered; what the tests count. */
export const renderedEvent = 'ashlar:node-rendered'

function NodeBody({ id }: { readonly id: string }): ReactNode {
  const canvas = useContext(CanvasContext)
  const { store, blocks } = useEditor()
  const node = useNode(id)
  const isEditing = useSyncExternalStore(
    (listener) => store.subscribeNode(id, listener),
    () => store.state.editing === id,
  )
  const block = node && blocks.catalogue.get(node.type)
  const renderer = node && blocks.renderers.get(node.type)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const isReadable = node !== undefined && block !== undefined && !isOpaque(node, blocks.catalogue)
  const isShown = isReadable && renderer !== undefined

  const isLinked = node?.template !== undefined
  const rules = useMemo(
    () => (isShown && !isLinked && canvas ? rulesOf(id, node, block, renderer, canvas) : noRules),
    [isShown, isLinked, canvas, id, node, block, renderer],
  )
  const { styles, customStyles } = canvas ?? {}
  useInsertionEffect(() => {
    if (!isLinked) styles?.set(id, rules)
  }, [styles, id, rules, isLinked])
  useInsertionEffect(() => () => styles?.remove(id), [styles, id])
  const source = isShown && block.common.includes('customCss') ? node.props['customCss'] : ''
  useEffect(() => customStyles?.set(id, typeof source === 'string' ? source : ''), [customStyles, id, source])
  useEffect(() => () => customStyles?.remove(id), [customStyles, id])
  useEffect(() => {
    if (!isShown || !canvas) return
    for (const font of fontsOf(block, node.props).keys()) linkFont(canvas.frame, font)
  }, [isShown, canvas, block, node])
  useEffect(() => {
    canvas?.frame.dispatchEvent(new CustomEvent(renderedEvent, { detail: id }))
  })

  if (!canvas || !node) return null
  if (isReadable && !isShown) return <UndrawnNode id={id} node={node} onCode={drawAgain} />
  if (!isShown) return <KeptBlock id={id} node={node} reason={store.state.opaque.get(id)} />

  if (isLinked) {
    return (
      <LinkedNode
        id={id}
        node={node}
        block={block}
        renderer={renderer}
        view={canvas.view}
        styles={canvas.styles}
        isEditing={isEditing}
      />
    )
  }
  const empty = emptySlots(block, node, (child) => store.node(child)?.slot)
  const hints = new Map(empty.map((slot) => [`${hint}:${slot ?? ''}`, slot]))
  const input = {
    id,
    // A hint stands where the first child would.
    node: hints.size > 0 ? { ...node, children: [...node.children, ...hints.keys()] } : node,
    block,
    renderer: isEditing ? inPlace(renderer, blocks.editors.get(node.type)?.canvas) : renderer,
    view: canvas.view,
    child: (child: string) =>
      hints.has(child) ? (
        <AddComponent key={child} id={id} slot={hints.get(child)} />
      ) : (
        <CanvasNode key={child} id={child} />
      ),
    slotOf: (child: string) => (hints.has(child) ? hints.get(child) : store.node(child)?.slot),
  }
  return <LoadedNode input={input} />
}

const hint = 'ashlar-add'

/** Where nothing stands yet: every empty region, and the block itself as long as it has no child at all. */
function emptySlots(block: Block, node: ContentNode, slotOf: (child: string) => string | undefined) {
  const taken = new Set(node.children.map(slotOf))
  return slotsIn(block, node.props).filter((slot) =>
    slot === undefined ? node.children.length === 0 : !taken.has(slot),
  )
}

const noRules: Partial<NodeRules> = {}

function rulesOf(
  id: string,
  node: ContentNode,
  block: Block,
  renderer: BlockRenderer,
  { view, isPreview }: Pick<CanvasParts, 'view' | 'isPreview'>,
): Partial<NodeRules> {
  const rules = nodeRules({ id, node, block, renderer, view: isPreview ? { ...view, mode: 'site' } : view })
  if (isPreview && (node.hidden || isHiddenHere(node, view)))
    return { ...rules, user: `.b-${id}{display:none!important}` }
  return node.hidden ? { ...rules, user: `.b-${id}{opacity:.35}` } : rules
}

/** Rules for devices are the style sheet's; what the home page leaves out is left out of its markup. */
function isHiddenHere({ props }: ContentNode, { page }: View): boolean {
  return props['hideOnHomepage'] === true && page.isHome
}

type CanvasComponent = NonNullable<ReturnType<ReturnType<typeof useEditor>['blocks']['editors']['get']>>['canvas']

/** The renderer with the block's editing component in the place of its own. */
function inPlace(renderer: BlockRenderer, Editing: CanvasComponent): BlockRenderer {
  if (!Editing) return renderer
  return { ...renderer, component: editingComponent(Editing) }
}

// Fetched beside the text engine, with the first text that is edited.
const typedMarkdown = later(async () => (await import('../keys/typed-markdown.ts')).typedMarkdown)

const editingComponents = new WeakMap<object, BlockRenderer['component']>()

/** The same component for the same block every time: another one would lose the caret with every letter. */
function editingComponent(Editing: NonNullable<CanvasComponent>): BlockRenderer['component'] {
  const known = editingComponents.get(Editing)
  if (known) return known
  const InPlace = ({ id, props, root, view, children, region }: BlockComponentProps<Block, unknown>) => {
    const parts = useEditor()
    const { store, commands } = parts
    const frame = useContext(CanvasContext)?.frame
    useLater(true, typedMarkdown)
    const update = (change: object) => void commands.changeProps(id, { ...change })
    return (
      <Editing
        id={id}
        props={props}
        root={root}
        view={view}
        region={region}
        update={(change) => {
          // A field of the block's own shows what it is given, so it waits for nothing.
          if (!frame?.activeElement?.closest('[contenteditable]')) return update(change)
          const before = store.node(id)?.props ?? {}
          store.typing(() => update(change))
          // A text engine keeps the first `update` that it is given.
          typedMarkdown.current()?.(parts, id, before)
        }}
        done={() => store.set({ editing: undefined })}
      >
        {children}
      </Editing>
    )
  }
  editingComponents.set(Editing, InPlace)
  return InPlace
}
