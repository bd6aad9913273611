import { type Content, walk } from '@ashlar/sdk'
import { ApiError } from '@ashlar/sdk/admin'
import { Count, confirm, Icon, IconButton, Menu, toast, useTexts } from '@ashlar/sdk/ui'
import { useMemo, useState } from 'react'
import { RenameDialog } from '../../screens/pages/templates/rename-dialog.tsx'
import type { ActiveDrag } from '../dnd/drag-state.ts'
import { useLift } from '../dnd/use-lift.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { offeredBelow } from '../left/palette-entries.ts'
import type { TemplateEntry } from '../store/editor-state.ts'
import { addableOf } from './template-shelf.ts'

export interface SavedTemplatesProps {
  readonly search: string
  /** Block type of the document's outermost block: what may not stand below it is not offered. */
  readonly root: string | undefined
}

/** The saved sections and containers in the palette (TPL-003, TPL-004). */
export function SavedTemplates({ search, root }: SavedTemplatesProps) {
  const t = useTexts('admin')
  const { blocks } = useEditor()
  const isOffered = useMemo(() => offeredBelow(blocks.catalogue, root), [blocks, root])
  const sections = useEditorState((state) => state.templateList)
  const containers = useEditorState((state) => state.componentContainerTemplates)
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = (entries: readonly TemplateEntry[]) =>
    entries.filter(({ componentName }) =>
      words.every((word) => `${componentName} template`.toLowerCase().includes(word)),
    )
  return [
    { title: t('Section templates'), entries: isOffered('section') ? found(sections) : [] },
    { title: t('Container templates'), entries: isOffered('container') ? found(containers) : [] },
  ].map(
    ({ title, entries }) =>
      entries.length > 0 && (
        <section key={title}>
          <h2 className="tplh">
            {title}
            <Count>{entries.length}</Count>
          </h2>
          <div className="tpl">
            {entries.map((entry) => (
              <TemplateTile key={entry.id} entry={entry} />
            ))}
          </div>
        </section>
      ),
  )
}

/** A template: drag or click puts a copy in; the menu links it, opens it, renames it, or takes it away. */
function TemplateTile({ entry }: { readonly entry: TemplateEntry }) {
  const t = useTexts('admin')
  const { store, commands, shelf } = useEditor()
  const [isRenaming, setRenaming] = useState(false)
  const content = useMemo(() => shelf.contentOf(entry), [shelf, entry])
  const add = (linked: boolean) => {
    if (content) commands.insert(addableOf(entry, content, linked))
    store.set({ selectedTemplate: entry.id })
  }
  const drag: ActiveDrag | undefined = content && {
    ...addableOf(entry, content, false),
    title: entry.componentName,
    icon: 'component',
  }
  const { attributes, listeners, setNodeRef, isDragging } = useLift({
    id: `template:${entry.id}`,
    drag,
    role: t('new block'),
  })
  const remove = async () => {
    const accepted = await confirm({
      description: t('You are about to remove {name}. Are you sure?', { name: entry.componentName }),
      detail: t('Copies on pages stay. A template with linked copies cannot be removed.'),
      destructive: true,
    })
    if (!accepted) return
    await shelf.remove(entry).catch((error: unknown) => {
      console.error('The template could not be removed.', error)
      toast.error(t('{name} could not be removed', { name: entry.componentName }), {
        description: error instanceof ApiError ? error.message : String(error),
      })
    })
  }
  return (
    <div className={`tpl__c${isDragging ? ' lift' : ''}`} data-template={entry.id}>
      <button
        type="button"
        ref={setNodeRef}
        {...attributes}
        {...listeners}
        disabled={!content}
        onClick={() => add(false)}
      >
        <Thumbnail content={content} />
        <span className="cap">
          <Icon name="component" size="sm" />
          <span className="trunc">{entry.componentName}</span>
        </span>
      </button>
      <Menu
        trigger={
          <IconButton
            size="xs"
            icon="ellipsis"
            label={t('More actions for {name}', { name: entry.componentName })}
            tooltip={false}
          />
        }
        entries={[
          {
            label: t('Insert a copy'),
            icon: 'copy-plus',
            disabled: !content,
            onSelect: () => add(false),
          },
          { label: t('Insert linked copy'), icon: 'link-2', disabled: !content, onSelect: () => add(true) },
          { label: t('Edit the template'), icon: 'pencil', href: `/admin/editor?component=${entry.id}` },
          { label: t('Rename'), icon: 'text-cursor-input', onSelect: () => setRenaming(true) },
          'separator',
          {
            label: t('Remove'),
            icon: 'trash-2',
            danger: true,
            onSelect: () => void remove(),
          },
        ]}
      />
      {isRenaming && (
        <RenameDialog
          name={entry.componentName}
          rename={(name) => shelf.rename(entry, name)}
          onClose={() => setRenaming(false)}
        />
      )}
    </div>
  )
}

/** Columns of a thumbnail at most, and bars in each. */
const most = { columns: 4, bars: 3 }

/** What stands in a template, as bars: one column for each column, one bar for each block in it. */
function Thumbnail({ content }: { readonly content: Content | undefined }) {
  const columns = useMemo(() => (content ? columnsOf(content) : []), [content])
  return (
    <span className="pv" aria-hidden="true">
      {columns.map((bars, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing without state
        <span key={at}>
          {bars.map((type, bar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing without state
            <i key={bar} className={/image|media|gallery|slider|map/.test(type) ? 'big' : undefined} />
          ))}
        </span>
      ))}
    </span>
  )
}

function columnsOf(content: Content): string[][] {
  const columns: string[][] = []
  for (const { node } of walk(content)) {
    if (node.type === 'column') columns.push([])
    else if (node.children.length === 0 && node.type !== 'section' && node.type !== 'container') {
      if (columns.length === 0) columns.push([])
      columns.at(-1)?.push(node.type)
    }
  }
  return columns.slice(0, most.columns).map((bars) => bars.slice(0, most.bars))
}
