import { confirm, Icon, IconButton, Menu, texts, useTexts } from '@ashlar/sdk/ui'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { iconOfType, nameOf } from '../../blocks/naming.ts'
import { DragHandle } from '../dnd/drag-handle.tsx'
import type { EditorTools } from '../editor-context.tsx'
import { useEditor, useEditorState, useNodeShell } from '../editor-context.tsx'
import { blockEntries } from '../menus/block-entries.ts'
import { heldBy, isEmptyBlock } from '../store/emptiness.ts'
import { isLocked } from '../store/locks.ts'
import { outermost } from '../store/selection.ts'

const t = texts('admin')

type Tools = Pick<EditorTools, 'commands' | 'store' | 'blocks'>

/** EDIT-043: the exact question, with the block's name, or how many there are. What is empty goes without a question. */
export async function askAndRemove({ commands, store, blocks }: Tools, ids: readonly string[]): Promise<void> {
  if (ids.every((id) => isEmptyBlock(blocks.catalogue, store.content, id))) {
    commands.remove(ids)
    return
  }
  const held = heldBy(store.content, ids)
  const accepted = await confirm({
    description: t('You are about to remove {name}. Are you sure?', { name: commands.whatOf(ids) }),
    detail:
      held === 0
        ? t('You can undo this.')
        : t('It holds one block. You can undo this.|It holds {count} blocks. You can undo this.', { count: held }),
    icon: 'trash-2',
    tone: 'bad',
    destructive: true,
  })
  if (accepted) commands.remove(ids)
}

/** What can be done to what is selected (EDIT-042). */
export function SelectionToolbar({ id }: { readonly id: string }) {
  const t = useTexts('admin')
  const parts = useEditor()
  const { store, blocks, commands, geometry, canLayOut } = parts
  const bar = useRef<HTMLDivElement>(null)
  // Another block leads now, or none: who stood in this toolbar goes on in the page.
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement)) geometry.frame?.contentWindow?.focus()
    }
  }, [geometry])
  const node = useNodeShell(id)
  const selection = useEditorState((state) => state.selection)
  const ids = useMemo(() => outermost(store.content, selection), [store, selection])
  if (!node) return null
  const several = ids.length > 1
  const name = several ? commands.whatOf(ids) : nameOf(blocks, node)
  const isRoot = node.parent === null
  const locked = ids.some((each) => isLocked(store.content, each))
  return (
    <div className="stb" role="toolbar" aria-label={name} ref={bar}>
      <span className="nm">
        <Icon name={several ? 'boxes' : iconOfType(blocks, node.type)} size="sm" />
        <span className="stb__n trunc" dir="auto">
          {name}
        </span>
      </span>
      {locked && !isRoot && canLayOut && (
        <IconButton icon="lock" label={t('Unlock')} onClick={() => commands.toggleMark(ids, 'locked')} />
      )}
      {!isRoot && (
        <>
          {!several && (
            <IconButton icon="corner-left-up" label={t('Select parent')} onClick={() => commands.selectParent()} />
          )}
          {canLayOut && <LayoutTools id={id} ids={ids} name={name} locked={locked} />}
          <Menu
            trigger={<IconButton icon="ellipsis" label={t('More')} tooltip={false} />}
            entries={blockEntries(parts)}
          />
        </>
      )}
    </div>
  )
}

interface LayoutToolsProps {
  readonly id: string
  readonly ids: readonly string[]
  readonly name: string
  readonly locked: boolean
}

/** Moving, copying and removing: not there in content-only mode. */
function LayoutTools({ id, ids, name, locked }: LayoutToolsProps) {
  const t = useTexts('admin')
  const parts = useEditor()
  const { store, commands, shelf } = parts
  return (
    <>
      <DragHandle id={id} name={name} />
      <IconButton icon="arrow-up" label={t('Move up')} disabled={locked} onClick={() => commands.moveBy(ids, -1)} />
      <IconButton icon="arrow-down" label={t('Move down')} disabled={locked} onClick={() => commands.moveBy(ids, 1)} />
      <span className="vr" />
      {ids.length === 1 && shelf.kindFor(id) !== undefined && (
        <IconButton icon="component" label={t('Create template')} onClick={() => store.set({ templateOf: id })} />
      )}
      <IconButton icon="copy" label={t('Duplicate')} onClick={() => commands.duplicate(ids)} />
      <IconButton icon="trash-2" label={t('Remove')} disabled={locked} onClick={() => void askAndRemove(parts, ids)} />
    </>
  )
}
