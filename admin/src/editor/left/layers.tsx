import { ancestorsOf, type Content, type ContentNode, nodeAt, walk } from '@ashlar/sdk'
import { Icon, IconButton, Input } from '@ashlar/sdk/ui'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { iconOfType, layerNameOf, nameOf } from '../blocks/naming.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'

interface Layer {
  readonly id: string
  readonly depth: number
  readonly hasChildren: boolean
}

/** The page as a tree: select, rename, hide, lock; the same selection as in the canvas. */
export function Layers() {
  const { store, blocks, commands, geometry } = useEditor()
  const content = useEditorState((state) => state.editorContent)
  const selected = useEditorState((state) => state.selected)
  const [search, setSearch] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [renaming, setRenaming] = useState<string | undefined>()
  const tree = useRef<HTMLDivElement>(null)

  const layers = useMemo(() => {
    const found: Layer[] = []
    const hiddenBelow = new Set<string>()
    const wanted = search.trim().toLowerCase()
    for (const { id, node, depth } of walk(content)) {
      if (node.parent === null) continue
      const inClosed = hiddenBelow.has(node.parent)
      if (inClosed || (closed.has(id) && wanted === '')) hiddenBelow.add(id)
      if (inClosed) continue
      if (wanted !== '' && !layerNameOf(blocks, node).toLowerCase().includes(wanted)) continue
      found.push({ id, depth: wanted === '' ? depth - 2 : 0, hasChildren: node.children.length > 0 })
    }
    return found
  }, [content, closed, search, blocks])

  // What is selected in the canvas is shown here, whatever is folded away.
  useEffect(() => {
    if (selected === undefined) return
    const above = ancestorsOf(store.content, selected)
    setClosed((now) => (above.some((id) => now.has(id)) ? new Set([...now].filter((id) => !above.includes(id))) : now))
    tree.current?.querySelector(`[data-layer="${CSS.escape(selected)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [selected, store])

  const fold = (id: string, shut: boolean) =>
    setClosed((now) => (shut ? new Set([...now, id]) : new Set([...now].filter((each) => each !== id))))
  const focus = (id: string | undefined) => {
    if (id === undefined) return
    store.select(id)
    geometry.scrollTo(id)
    requestAnimationFrame(() => tree.current?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(id)}"]`)?.focus())
  }

  const key = (event: KeyboardEvent, { id, hasChildren }: Layer) => {
    const at = layers.findIndex((layer) => layer.id === id)
    const node = nodeAt(content, id)
    const actions = new Map<string, () => void>([
      ['ArrowDown', () => focus(layers[at + 1]?.id)],
      ['ArrowUp', () => focus(layers[at - 1]?.id)],
      ['Home', () => focus(layers[0]?.id)],
      ['End', () => focus(layers.at(-1)?.id)],
      ['ArrowRight', () => (hasChildren && closed.has(id) ? fold(id, false) : focus(node?.children[0]))],
      ['ArrowLeft', () => (hasChildren && !closed.has(id) ? fold(id, true) : focus(parentLayer(content, node)))],
      ['F2', () => setRenaming(id)],
    ])
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions.get(event.key)
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }

  const tabStop = layers.some(({ id }) => id === selected) ? selected : layers[0]?.id
  return (
    <>
      <div className="layfind">
        <Input
          size="sm"
          icon="search"
          aria-label="Find a layer"
          placeholder="Find a layer"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <div className="tree" role="tree" aria-label="Layers" ref={tree}>
        {layers.map((layer) => {
          const { id, depth, hasChildren } = layer
          const node = nodeAt(content, id)
          if (!node) return null
          const isOpen = hasChildren && !closed.has(id)
          const isKept = blocks.catalogue.get(node.type) === undefined
          return (
            <div
              key={id}
              role="treeitem"
              aria-level={depth + 1}
              aria-selected={id === selected}
              aria-expanded={hasChildren ? isOpen : undefined}
              className={`tr${id === selected ? ' sel' : ''}${node.hidden ? ' off' : ''}${node.template === undefined ? '' : ' reuse'}`}
              data-layer={id}
              tabIndex={id === tabStop ? 0 : -1}
              style={{ paddingLeft: 4 + depth * 18 }}
              onClick={() => focus(id)}
              onDoubleClick={() => setRenaming(id)}
              onKeyDown={(event) => key(event, layer)}
              onPointerEnter={() => store.set({ hovered: id })}
              onPointerLeave={() => store.set({ hovered: undefined })}
            >
              <span className="gl" style={{ width: depth * 18 }} />
              <span className="tw">
                {hasChildren && (
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-label={isOpen ? 'Fold' : 'Unfold'}
                    onClick={(event) => {
                      event.stopPropagation()
                      fold(id, isOpen)
                    }}
                  >
                    <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="sm" />
                  </button>
                )}
              </span>
              <Icon name={node.template === undefined ? iconOfType(blocks, node.type) : 'component'} size="sm" />
              {renaming === id ? (
                <Rename
                  name={nameOf(blocks, node)}
                  onDone={(name) => {
                    setRenaming(undefined)
                    if (name !== undefined) commands.mark(id, { name }, 'Rename')
                    focus(id)
                  }}
                />
              ) : (
                <b className="trunc">{layerNameOf(blocks, node)}</b>
              )}
              <span className="end">
                {isKept && <Icon name="triangle-alert" size="sm" label="Its package is missing" />}
                <LayerSwitch
                  on={node.hidden === true}
                  icons={['eye-off', 'eye']}
                  labels={['Show', 'Hide']}
                  onClick={() => commands.mark(id, { hidden: !node.hidden }, node.hidden ? 'Show' : 'Hide')}
                />
                <LayerSwitch
                  on={node.locked === true}
                  icons={['lock', 'lock-open']}
                  labels={['Unlock', 'Lock']}
                  onClick={() => commands.mark(id, { locked: !node.locked }, node.locked ? 'Unlock' : 'Lock')}
                />
              </span>
            </div>
          )
        })}
      </div>
      <div className="layfoot">
        {Object.keys(content.nodes).length - 1} blocks
        <span className="grow" />
        <button
          type="button"
          className="linkb"
          onClick={() =>
            setClosed(
              closed.size > 0 ? new Set() : new Set(layers.filter((layer) => layer.hasChildren).map(({ id }) => id)),
            )
          }
        >
          {closed.size > 0 ? 'Expand all' : 'Collapse all'}
        </button>
      </div>
    </>
  )
}

/** The layer that the node stands in; none for those right on the page. */
function parentLayer(content: Content, node: ContentNode | undefined): string | undefined {
  return node?.parent === content.rootNodeId ? undefined : (node?.parent ?? undefined)
}

interface LayerSwitchProps {
  readonly on: boolean
  readonly icons: readonly [string, string]
  readonly labels: readonly [string, string]
  readonly onClick: () => void
}

/** Hide or lock: always seen while on, otherwise with hover and focus. */
function LayerSwitch({ on, icons, labels, onClick }: LayerSwitchProps) {
  return (
    <IconButton
      size="xs"
      className={on ? 'is-kept' : ''}
      icon={on ? icons[0] : icons[1]}
      label={on ? labels[0] : labels[1]}
      tooltip={false}
      tabIndex={-1}
      onClick={(event) => {
        event.stopPropagation()
        onClick()
      }}
    />
  )
}

function Rename({ name, onDone }: { readonly name: string; readonly onDone: (name: string | undefined) => void }) {
  const [text, setText] = useState(name)
  return (
    <input
      className="rename"
      aria-label="Name of the layer"
      value={text}
      maxLength={120}
      // biome-ignore lint/a11y/noAutofocus: the person has just asked to rename
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') onDone(text)
        if (event.key === 'Escape') onDone(undefined)
      }}
      onBlur={() => onDone(text === name ? undefined : text)}
    />
  )
}
