import { Icon, useTexts } from '@ashlar/sdk/ui'
import { useEditor } from '../editor-context.tsx'
import type { Addable } from '../store/addable.ts'
import type { ActiveDrag } from './drag-state.ts'
import { useLift } from './use-lift.ts'

export interface PaletteEntry extends Addable {
  /** Unique in the palette: the type, or the type and its variant. */
  readonly key: string
  readonly title: string
  readonly icon: string
  readonly keywords: readonly string[]
  readonly category: string
}

/** A block in the palette: drag it to its place, or click to put it where the selection is. */
export function PaletteTile({ entry, group }: { readonly entry: PaletteEntry; readonly group: string }) {
  const t = useTexts('admin')
  const { commands } = useEditor()
  const drag: ActiveDrag = entry
  const { attributes, listeners, setNodeRef, isDragging } = useLift({
    // What was used lately stands in its own group too.
    id: `new:${group}:${entry.key}`,
    drag,
    role: t('new block'),
  })
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      className={`tile${isDragging ? ' lift' : ''}`}
      data-block-type={entry.type}
      onClick={() => commands.insert(entry)}
    >
      <Icon name={entry.icon} size="ml" />
      {entry.title}
    </button>
  )
}
