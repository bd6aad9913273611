import { Count, EmptyState, Icon, Input, Note, useTexts } from '@ashlar/sdk/ui'
import { type CSSProperties, type KeyboardEvent, useMemo, useState } from 'react'
import { PaletteTile } from '../dnd/palette-tile.tsx'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { openPatterns } from '../patterns/open-patterns.ts'
import { SavedTemplates } from '../templates/saved-templates.tsx'
import { paletteGroups, recentGroup } from './palette-entries.ts'

/** Blocks to add, by group, found by title, type, keyword and category. */
export function Palette() {
  const t = useTexts('admin')
  const { store, blocks, commands } = useEditor()
  const [search, setSearch] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  // As it was when the palette or a search opened: a new first line would move every tile from under the hand.
  const [recent, setRecent] = useState(store.state.recent)
  const root = useEditorState(({ editorContent: { nodes, rootNodeId } }) => nodes[rootNodeId]?.type)
  const isMail = useEditorState((state) => state.viewportDevice === 'email')
  const groups = useMemo(() => {
    const found = paletteGroups(blocks.catalogue, search, root)
    const lately = search === '' ? recentGroup(found, recent) : undefined
    return lately ? [lately, ...found] : found
  }, [blocks, search, root, recent])
  const first = groups[0]?.entries[0]

  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && first && search !== '') {
      event.preventDefault()
      // The field is free for the next block.
      if (commands.insert(first)) setSearch('')
    }
    if (event.key === 'Escape' && search !== '') {
      event.stopPropagation()
      setSearch('')
    }
  }
  const toggle = (category: string) =>
    setClosed((now) => (now.has(category) ? without(now, category) : new Set([...now, category])))

  return (
    <div className="pal">
      <Input
        size="sm"
        icon="search"
        aria-label={t('Search blocks')}
        placeholder={t('Search blocks')}
        value={search}
        data-palette-search=""
        suffix={<kbd>/</kbd>}
        onChange={(event) => {
          setSearch(event.target.value)
          setRecent(store.state.recent)
        }}
        onKeyDown={key}
      />
      {groups.map(({ category, title, entries }) => {
        const isOpen = search !== '' || !closed.has(category)
        return (
          <section key={category}>
            <h2>
              <button type="button" aria-expanded={isOpen} onClick={() => toggle(category)}>
                <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="sm" />
                {t(title)}
                <Count>{entries.length}</Count>
              </button>
            </h2>
            {isOpen && (
              <div className="tiles" style={rowsOf(entries.length)}>
                {entries.map((entry) => (
                  <PaletteTile key={entry.key} entry={entry} group={category} />
                ))}
              </div>
            )}
          </section>
        )
      })}
      <SavedTemplates search={search} root={root} />
      {isMail && <Note tone="grey">{t('Blocks that mail programs cannot show are not offered here.')}</Note>}
      {search !== '' && (
        <button type="button" className="linkb" onClick={() => openPatterns(store, { shows: 'sections', search })}>
          {t('Search the patterns for “{search}”', { search })}
        </button>
      )}
      {groups.length === 0 && (
        <EmptyState
          kind="no-match"
          title={t('No matches')}
          text={t('No results for “{search}”.', { search })}
          actions={
            <button type="button" className="btn btn--sm" onClick={() => setSearch('')}>
              {t('Clear search')}
            </button>
          }
        />
      )}
    </div>
  )
}

/** As high as it will be, before it is painted; three tiles a row. */
const rowsOf = (count: number): CSSProperties & { '--rows': number } => ({ '--rows': Math.ceil(count / 3) })

function without(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  return new Set([...set].filter((each) => each !== value))
}
