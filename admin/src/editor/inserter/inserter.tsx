import { nodeAt } from '@ashlar/sdk'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { nameOf, titleOfType } from '../../blocks/naming.ts'
import { useBox } from '../canvas/use-box.ts'
import type { PaletteEntry } from '../dnd/palette-tile.tsx'
import { useEditor } from '../editor-context.tsx'
import { entriesFor } from '../left/palette-entries.ts'
import type { InserterPlace } from '../store/editor-state.ts'
import { placeAt } from '../store/wrapping.ts'

/** Pixels of the list at most, and the room that it keeps to the canvas' edges. */
const size = { width: 264, height: 300, margin: 8 }

/** Blocks that can stand at one place: typed words find them, arrows choose, Enter puts the block there. */
export function Inserter({ place }: { readonly place: InserterPlace }) {
  const t = useTexts('admin')
  const { store, blocks, commands, geometry } = useEditor()
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const parent = nodeAt(store.content, place.target.parent)
  // What the place takes as it is stands first, then what brings something around it.
  const places = useMemo(() => {
    const { catalogue } = blocks
    return new Map(
      [...catalogue.values()].map(({ type }) => [type, placeAt(store.content, catalogue, type, place.target)]),
    )
  }, [store, blocks, place])
  const entries = useMemo(() => {
    const fitting = entriesFor(blocks.catalogue, search, store.state.recent, (type) => places.get(type) !== undefined)
    const [asItIs, brings] = [fitting.filter(isDirect), fitting.filter((entry) => !isDirect(entry))]
    return [...asItIs, ...brings]

    function isDirect({ type }: PaletteEntry) {
      return places.get(type)?.around === undefined
    }
  }, [store, blocks, search, places])
  const chosen = Math.min(at, Math.max(entries.length - 1, 0))
  const ref = useBox(
    () => geometry.boxOf(place.beside),
    (element, box) => {
      const { visible } = geometry
      if (!visible) return
      const y =
        place.edge === 'before' ? box.top : place.edge === 'after' ? box.top + box.height : box.top + box.height / 2
      const left = box.left + box.width / 2 - size.width / 2
      const right = visible.left + visible.width - size.width - size.margin
      element.style.left = `${Math.max(visible.left + size.margin, Math.min(left, right))}px`
      const below = visible.top + visible.height - size.height - size.margin
      element.style.top = `${Math.max(visible.top + size.margin, Math.min(y + 16, below))}px`
      element.style.width = `${size.width}px`
      element.style.height = 'auto'
    },
  )
  const close = () => {
    store.set({ inserter: undefined })
    geometry.frame?.contentWindow?.focus()
  }
  useEffect(() => {
    field.current?.focus()
    const away = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) store.set({ inserter: undefined })
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
  }, [store, ref])

  const put = (index: number) => {
    const entry = entries[index]
    if (!entry) return
    store.set({ inserter: undefined })
    commands.insert(entry, { target: place.target, ...(place.replaces !== undefined && { replaces: place.replaces }) })
    geometry.frame?.contentWindow?.focus()
  }
  const key = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt(Math.min(Math.max(chosen + step, 0), entries.length - 1))
    else if (event.key === 'Enter') put(chosen)
    else if (event.key === 'Escape' || event.key === 'Tab') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  useEffect(() => {
    document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [list, chosen])
  return (
    <div
      className="inserter"
      role="dialog"
      aria-label={parent ? t('Add to {name}', { name: nameOf(blocks, parent) }) : t('Add a block')}
      ref={ref}
    >
      <div className="inserter__f">
        <Icon name="search" size="sm" />
        <input
          ref={field}
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={entries.length > 0 ? `${list}-${chosen}` : undefined}
          aria-label={t('Search blocks')}
          placeholder={t('Search blocks')}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setAt(0)
          }}
          onKeyDown={key}
        />
      </div>
      <div className="inserter__l" role="listbox" id={list} aria-label={t('Blocks')}>
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys
          <div
            key={entry.key}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            data-block-type={entry.type}
            onPointerMove={() => setAt(index)}
            onClick={() => put(index)}
          >
            <Icon name={entry.icon} />
            <span className="grow trunc">{t(entry.title)}</span>
            <Around type={places.get(entry.type)?.around} />
          </div>
        ))}
        {entries.length === 0 && (
          <p className="hint">
            {search === '' ? t('No blocks can be added here.') : t('No blocks match “{search}” here.', { search })}
          </p>
        )}
      </div>
    </div>
  )
}

/** What comes along with a block that can not stand at the place by itself. */
function Around({ type }: { readonly type: string | undefined }) {
  const t = useTexts('admin')
  const { blocks } = useEditor()
  return type === undefined ? null : (
    <small className="t3 trunc">{t('in a new {title}', { title: titleOfType(blocks, type) })}</small>
  )
}
