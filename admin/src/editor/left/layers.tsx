import { ancestorsOf, type Content, nodeAt } from '@ashlar/sdk'
import { useVirtualRows } from '@ashlar/sdk/grid'
import { Input, useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { layerNameOf } from '../../blocks/naming.ts'
import { useDrag } from '../dnd/editor-dnd.tsx'
import { useEditor, useEditorState, useSettledContent } from '../editor-context.tsx'
import { InnerLayersLater } from '../overrides/copy-fields-later.tsx'
import { chooseWith } from '../store/choose.ts'
import { type LayerActions, LayerRow } from './layer-row.tsx'
import { visibleLayers } from './visible-layers.ts'

const rowHeight = 30

/** The page as a tree: select, rename, hide, lock, drag; the same selection as in the canvas. Only rows in sight are drawn. */
export function Layers() {
  const t = useTexts('admin')
  const parts = useEditor()
  const { store, blocks, geometry, canEdit } = parts
  const content = useSettledContent()
  const selected = useEditorState((state) => state.selected)
  const selection = useEditorState((state) => state.selection)
  const [search, setSearch] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [renaming, setRenaming] = useState<string | undefined>()
  const tree = useRef<HTMLDivElement>(null)
  /** The row that is to have the focus once it is drawn. */
  const wanted = useRef<string | undefined>(undefined)
  const layers = useMemo(
    () => visibleLayers(content, closed, search, (node) => layerNameOf(blocks, node)),
    [content, closed, search, blocks],
  )
  const virtual = useVirtualRows({ count: layers.length, rowHeight, scroller: tree })
  const mark = useDrag((state) => state.layer)

  const shown = useRef({ content, closed, layers, virtual })
  shown.current = { content, closed, layers, virtual }

  // What is selected in the canvas is shown here, whatever is folded away.
  useEffect(() => {
    if (selected === undefined) return
    const above = ancestorsOf(store.content, selected)
    setClosed((now) => (above.some((id) => now.has(id)) ? new Set([...now].filter((id) => !above.includes(id))) : now))
  }, [selected, store])
  useEffect(() => {
    const at = selected === undefined ? -1 : layers.findIndex(({ id }) => id === selected)
    if (at >= 0) shown.current.virtual.show(at)
  }, [selected, layers])
  useEffect(() => {
    const row = wanted.current === undefined ? undefined : rowOf(tree.current, wanted.current)
    if (!row) return
    wanted.current = undefined
    row.focus()
  })

  const actions = useMemo((): LayerActions => {
    const order = () => shown.current.layers.map(({ id }) => id)
    const choose = (id: string | undefined, how: Parameters<typeof chooseWith>[0] = plain) => {
      if (id === undefined) return
      wanted.current = id
      chooseWith(how, store, id, order)
      rowOf(tree.current, id)?.focus()
      geometry.scrollTo(id)
    }
    const fold = (id: string, shut: boolean) =>
      setClosed((now) => (shut ? new Set([...now, id]) : new Set([...now].filter((each) => each !== id))))
    return {
      choose,
      fold,
      rename: setRenaming,
      menu(id, at) {
        if (!store.state.selection.includes(id)) store.select(id)
        store.set({ menuAt: at })
      },
      key(event, id) {
        const step = stepFor(event, id, shown.current)
        if (!step) return
        event.preventDefault()
        event.stopPropagation()
        if (step.toggle) choose(id, { ...plain, ctrlKey: true })
        if (step.to !== undefined) choose(step.to, { ...plain, shiftKey: event.shiftKey })
        if (step.fold !== undefined) fold(id, step.fold)
        if (step.rename && canEdit) setRenaming(id)
      },
    }
  }, [store, geometry, canEdit])

  const chosen = new Set(selection)
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
          onKeyDown={(event) => {
            const [first] = layers
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || search === '' || !first) return
            event.preventDefault()
            actions.choose(first.id, plain)
          }}
        />
      </div>
      <div className="tree" ref={tree}>
        <div
          role="tree"
          aria-label={t('Layers')}
          aria-multiselectable="true"
          className="tree__in"
          style={{ height: virtual.height }}
        >
          {virtual.rows.map(({ index, top }) => {
            const layer = layers[index]
            const node = layer && nodeAt(content, layer.id)
            return (
              node && (
                <LayerRow
                  key={layer.id}
                  {...layer}
                  top={top}
                  node={node}
                  isOpen={layer.hasChildren && !closed.has(layer.id)}
                  isSelected={chosen.has(layer.id)}
                  isTabStop={layer.id === tabStop}
                  isRenaming={layer.id === renaming}
                  drop={mark?.id === layer.id ? mark.edge : undefined}
                  actions={actions}
                />
              )
            )
          })}
        </div>
        {layers.length === 0 && <p className="hint">{t('No results for “{search}”.', { search })}</p>}
      </div>
      <InnerLayersLater id={selection.length === 1 ? selected : undefined} />
      <div className="layfoot">
        {selection.length > 1
          ? t('{count} of {all} selected', { count: selection.length, all: Object.keys(content.nodes).length - 1 })
          : t('{count} block|{count} blocks', { count: Object.keys(content.nodes).length - 1 })}
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

const plain = { shiftKey: false, ctrlKey: false, metaKey: false }

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
  readonly toggle?: true
}

/** What a key does in a tree, by its usual pattern; undefined leaves the key to others. */
function stepFor(event: KeyboardEvent, id: string, { content, closed, layers }: Shown): Step | undefined {
  if (event.ctrlKey && event.key === ' ') return { toggle: true }
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
