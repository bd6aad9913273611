import { ancestorsOf, type Content, nodeAt } from '@ashlar/sdk'
import { Input, useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { layerNameOf } from '../blocks/naming.ts'
import { useEditor, useEditorState, useSettledContent } from '../editor-context.tsx'
import { type LayerActions, LayerRow } from './layer-row.tsx'
import { visibleLayers } from './visible-layers.ts'

/** The page as a tree: select, rename, hide, lock; the same selection as in the canvas. */
export function Layers() {
  const t = useTexts('admin')
  const { store, blocks, geometry, canEdit } = useEditor()
  const content = useSettledContent()
  const selected = useEditorState((state) => state.selected)
  const [search, setSearch] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [renaming, setRenaming] = useState<string | undefined>()
  const tree = useRef<HTMLDivElement>(null)
  const layers = useMemo(
    () => visibleLayers(content, closed, search, (node) => layerNameOf(blocks, node)),
    [content, closed, search, blocks],
  )

  // What is selected in the canvas is shown here, whatever is folded away.
  useEffect(() => {
    if (selected === undefined) return
    const above = ancestorsOf(store.content, selected)
    setClosed((now) => (above.some((id) => now.has(id)) ? new Set([...now].filter((id) => !above.includes(id))) : now))
    rowOf(tree.current, selected)?.scrollIntoView({ block: 'nearest' })
  }, [selected, store])

  const shown = useRef({ content, closed, layers })
  shown.current = { content, closed, layers }
  const actions = useMemo((): LayerActions => {
    const focus = (id: string | undefined) => {
      if (id === undefined) return
      store.select(id)
      geometry.scrollTo(id)
      requestAnimationFrame(() => rowOf(tree.current, id)?.focus())
    }
    const fold = (id: string, shut: boolean) =>
      setClosed((now) => (shut ? new Set([...now, id]) : new Set([...now].filter((each) => each !== id))))
    return {
      focus,
      fold,
      rename: setRenaming,
      key(event, id) {
        const step = stepFor(event, id, shown.current)
        if (!step) return
        event.preventDefault()
        event.stopPropagation()
        if (step.to !== undefined) focus(step.to)
        if (step.fold !== undefined) fold(id, step.fold)
        if (step.rename && canEdit) setRenaming(id)
      },
    }
  }, [store, geometry, canEdit])

  const tabStop = layers.some(({ id }) => id === selected) ? selected : layers[0]?.id
  const foldable = layers.filter(({ hasChildren }) => hasChildren).map(({ id }) => id)
  return (
    <>
      <div className="layfind">
        <Input
          size="sm"
          icon="search"
          aria-label={t('Find a layer')}
          placeholder={t('Find a layer')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <div className="tree" role="tree" aria-label={t('Layers')} ref={tree}>
        {layers.map((layer) => {
          const node = nodeAt(content, layer.id)
          return (
            node && (
              <LayerRow
                key={layer.id}
                {...layer}
                node={node}
                isOpen={layer.hasChildren && !closed.has(layer.id)}
                isSelected={layer.id === selected}
                isTabStop={layer.id === tabStop}
                isRenaming={layer.id === renaming}
                actions={actions}
              />
            )
          )
        })}
      </div>
      <div className="layfoot">
        {t('{count} block|{count} blocks', { count: Object.keys(content.nodes).length - 1 })}
        <span className="grow" />
        <button
          type="button"
          className="linkb"
          onClick={() => setClosed(closed.size > 0 ? new Set() : new Set(foldable))}
        >
          {closed.size > 0 ? t('Expand all') : t('Collapse all')}
        </button>
      </div>
    </>
  )
}

function rowOf(tree: HTMLElement | null, id: string): HTMLElement | null | undefined {
  return tree?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(id)}"]`)
}

interface Shown {
  readonly content: Content
  readonly closed: ReadonlySet<string>
  readonly layers: readonly { readonly id: string; readonly hasChildren: boolean }[]
}

interface Step {
  readonly to?: string | undefined
  readonly fold?: boolean
  readonly rename?: true
}

/** What a key does in a tree, by its usual pattern; undefined leaves the key to others. */
function stepFor(event: KeyboardEvent, id: string, { content, closed, layers }: Shown): Step | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const at = layers.findIndex((layer) => layer.id === id)
  const node = nodeAt(content, id)
  const isOpen = layers[at]?.hasChildren === true && !closed.has(id)
  switch (event.key) {
    case 'ArrowDown':
      return { to: layers[at + 1]?.id }
    case 'ArrowUp':
      return { to: layers[at - 1]?.id }
    case 'Home':
      return { to: layers[0]?.id }
    case 'End':
      return { to: layers.at(-1)?.id }
    case 'ArrowRight':
      return closed.has(id) ? { fold: false } : { to: node?.children[0] }
    case 'ArrowLeft':
      if (isOpen) return { fold: true }
      return { to: node?.parent === content.rootNodeId ? undefined : (node?.parent ?? undefined) }
    case 'F2':
      return { rename: true }
    default:
      return undefined
  }
}
