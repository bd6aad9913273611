import { nodeAt } from '@ashlar/sdk'
import { later, useLater } from '@ashlar/sdk/editor'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { nameOf, titleOfType } from '../../blocks/naming.ts'
import { useBox } from '../canvas/use-box.ts'
import type { PaletteEntry } from '../dnd/palette-tile.tsx'
import { useEditor } from '../editor-context.tsx'
import { entriesFor } from '../left/palette-entries.ts'
import { openPatterns } from '../patterns/open-patterns.ts'
import type { InserterPlace } from '../store/editor-state.ts'
import { placeAt } from '../store/wrapping.ts'
import type { PatternChoices } from './pattern-choices.tsx'

/** Pixels of the list at most, and the room that it keeps to the canvas' edges. */
const size = { width: 264, height: 300, margin: 8 }

/** Blocks that can stand at one place: typed words find them, arrows choose, Enter puts the block there. */
export function Inserter({ place }: { readonly place: InserterPlace }) {
  const t = useTexts('admin')
  const { store, blocks, commands, geometry, canLayOut } = useEditor()
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const [patterns, setPatterns] = useState(noPatterns)
  const Patterns = useLater(canLayOut, patternChoices, ignore)
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
  // All of them stand behind those that are shown.
  const hasMore = patterns.count > patterns.shown.length
  const count = entries.length + patterns.shown.length + (hasMore ? 1 : 0)
  const chosen = Math.min(at, Math.max(count - 1, 0))
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
    if (!entry) return putPattern(index - entries.length)
    store.set({ inserter: undefined })
    commands.insert(entry, { target: place.target, ...(place.replaces !== undefined && { replaces: place.replaces }) })
    geometry.frame?.contentWindow?.focus()
  }
  const putPattern = (index: number) => {
    if (index < 0 || index > patterns.shown.length || (index === patterns.shown.length && !hasMore)) return
    store.set({ inserter: undefined })
    const pattern = patterns.shown[index]
    if (!pattern) return openPatterns(store, { shows: 'sections', search })
    pattern.put()
    geometry.frame?.contentWindow?.focus()
  }
  const key = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt(Math.min(Math.max(chosen + step, 0), count - 1))
    else if (event.key === 'Enter') put(chosen)
    else if (event.key === 'Escape' || event.key === 'Tab') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const optionAt = (index: number) => ({
    id: `${list}-${index}`,
    'aria-selected': index === chosen,
    onPointerMove: () => setAt(index),
  })
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
          aria-activedescendant={count > 0 ? `${list}-${chosen}` : undefined}
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
      {Patterns && <Patterns place={place} search={search} onFound={setPatterns} />}
      <div className="inserter__l" role="listbox" id={list} aria-label={t('Blocks')}>
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys
          <div
            key={entry.key}
            role="option"
            tabIndex={-1}
            {...optionAt(index)}
            data-block-type={entry.type}
            onClick={() => put(index)}
          >
            <Icon name={entry.icon} />
            <span className="grow trunc">{t(entry.title)}</span>
            <Around type={places.get(entry.type)?.around} />
          </div>
        ))}
        {patterns.shown.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div role="group" aria-label={t('Patterns')}>
            <p className="inserter__g" aria-hidden="true">
              {t('Patterns')}
            </p>
            {patterns.shown.map(({ key, title, group }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys
              <div
                key={key}
                role="option"
                tabIndex={-1}
                {...optionAt(entries.length + index)}
                onClick={() => putPattern(index)}
                data-pattern={key}
              >
                <Icon name="layout-template" />
                <span className="grow trunc">{t(title)}</span>
                <small className="t3 trunc">{group}</small>
              </div>
            ))}
            {hasMore && (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys
              <div
                role="option"
                tabIndex={-1}
                {...optionAt(count - 1)}
                onClick={() => putPattern(patterns.shown.length)}
              >
                <Icon name="ellipsis" />
                <span className="grow trunc">{t('All {count} patterns', { count: patterns.count })}</span>
              </div>
            )}
          </div>
        )}
        {count === 0 && (
          <p className="hint">
            {search === '' ? t('No blocks can be added here.') : t('No blocks match “{search}” here.', { search })}
          </p>
        )}
      </div>
    </div>
  )
}

const noPatterns: PatternChoices = { shown: [], count: 0 }
const patternChoices = later(async () => (await import('./pattern-choices.tsx')).PatternChoices)
const ignore = () => undefined

/** What comes along with a block that can not stand at the place by itself. */
function Around({ type }: { readonly type: string | undefined }) {
  const t = useTexts('admin')
  const { blocks } = useEditor()
  return type === undefined ? null : (
    <small className="t3 trunc">{t('in a new {title}', { title: titleOfType(blocks, type) })}</small>
  )
}
