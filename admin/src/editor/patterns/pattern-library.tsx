import { Count, EmptyState, Input, Segments, Select, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { foundPatterns, type PatternGroupOffer } from '../../blocks/patterns/pattern-groups.ts'
import { usePatterns } from '../../blocks/patterns/use-patterns.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { offeredBelow } from '../left/palette-entries.ts'
import { NotOfferedList } from './not-offered-list.tsx'
import { PatternTile } from './pattern-tile.tsx'
import { useAddPattern } from './use-add-pattern.ts'
import './pattern-library.css'

/** Designed sections and whole pages, by group, found by words; a click or a drag puts them into the page. */
export default function PatternLibrary() {
  const t = useTexts('admin')
  const { store, blocks } = useEditor()
  const { library, error, retry } = usePatterns(blocks)
  const view = useEditorState((state) => state.library)
  const root = useEditorState(({ editorContent: { nodes, rootNodeId } }) => nodes[rootNodeId]?.type)
  const add = useAddPattern()
  const [group, setGroup] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const isOffered = useMemo(() => offeredBelow(blocks.catalogue, root)('section'), [blocks, root])
  const found = useMemo(
    () => (library && isOffered ? foundPatterns(library[view.shows], view.search) : []),
    [library, view, isOffered],
  )
  const groups = useMemo(() => (library ? foundPatterns(library.sections, '') : []), [library])
  const shown = view.shows === 'pages' || group === '' || view.search !== '' ? found : found.filter(inGroup(group))
  const first = shown[0]?.offers[0]
  const search = (words: string) => store.set({ library: { ...view, search: words } })

  const key = (event: KeyboardEvent<HTMLElement>) => {
    const isField = event.target instanceof HTMLInputElement
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && !(event.target instanceof HTMLSelectElement)) {
      const tiles = [...(list.current?.querySelectorAll<HTMLElement>('.pat__b:not(:disabled)') ?? [])]
      const at = tiles.findIndex((tile) => tile === document.activeElement)
      tiles[Math.min(Math.max(at + step, 0), tiles.length - 1)]?.focus()
    } else if (event.key === 'Enter' && isField && first && view.search !== '') {
      if (add(first)) search('')
    } else if (event.key === 'Escape' && isField && view.search !== '') search('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  if (error) {
    return (
      <div className="pal">
        <EmptyState
          kind="failed"
          title={t('The patterns could not be loaded')}
          text={error.message}
          actions={
            <button type="button" className="btn btn--sm" onClick={() => void retry()}>
              {t('Try again')}
            </button>
          }
        />
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go through the tiles, which have the focus
    <div className="pal pat" ref={list} onKeyDown={key}>
      <div className="pat__h">
        <Segments
          label={t('Shown')}
          size="sm"
          value={view.shows}
          onChange={(shows) => store.set({ library: { ...view, shows } })}
          options={[
            { value: 'sections', label: t('Sections') },
            { value: 'pages', label: t('Whole pages') },
          ]}
        />
        <Input
          size="sm"
          icon="search"
          aria-label={t('Search patterns')}
          placeholder={t('Search patterns')}
          value={view.search}
          data-pattern-search=""
          onChange={({ target }) => search(target.value)}
        />
        {view.shows === 'sections' && view.search === '' && groups.length > 1 && (
          <Select
            aria-label={t('Group')}
            value={group}
            size="sm"
            onChange={setGroup}
            options={[
              { value: '', label: t('All groups') },
              ...groups.map((each) => ({ value: each.group, label: `${each.title} (${each.offers.length})` })),
            ]}
          />
        )}
      </div>
      {shown.map((each) => (
        <section key={each.group} aria-label={each.title || t('Whole pages')}>
          {view.shows === 'sections' && (
            <h2 className="pat__t">
              {each.title}
              <Count>{each.offers.length}</Count>
            </h2>
          )}
          {each.offers.map((offer) => (
            <PatternTile key={offer.key} offer={offer} add={add} />
          ))}
        </section>
      ))}
      {!library && (
        <div aria-busy="true" role="status" aria-label={t('Loading the patterns')}>
          {[110, 84, 120].map((height) => (
            <div key={height} className="pat__w">
              <Skeleton width={230} height={height} />
            </div>
          ))}
        </div>
      )}
      {library && shown.length === 0 && <Nothing search={view.search} isOffered={isOffered} clear={() => search('')} />}
      {library && view.search === '' && <NotOfferedList all={library.notOffered} />}
    </div>
  )
}

const inGroup =
  (group: string) =>
  (each: PatternGroupOffer): boolean =>
    each.group === group

interface NothingProps {
  readonly search: string
  readonly isOffered: boolean
  readonly clear: () => void
}

function Nothing({ search, isOffered, clear }: NothingProps) {
  const t = useTexts('admin')
  if (search === '') {
    return (
      <EmptyState
        kind="nothing"
        title={t('No patterns')}
        text={
          isOffered
            ? t('No installed package brings patterns of this kind.')
            : t('Patterns are sections. They cannot be added to what you are editing.')
        }
      />
    )
  }
  return (
    <EmptyState
      kind="no-match"
      title={t('No matches')}
      text={t('No results for “{search}”.', { search })}
      actions={
        <button type="button" className="btn btn--sm" onClick={clear}>
          {t('Clear search')}
        </button>
      }
    />
  )
}
