import { Icon, Tooltip, useTexts } from '@ashlar/sdk/ui'
import { iconOfType } from '../../blocks/naming.ts'
import { useEditor, useNodeShell, useOfNode } from '../editor-context.tsx'
import type { ActiveDrag } from './drag-state.ts'
import { useLift } from './use-lift.ts'

/** The grip of the selected block; where it may not be dragged it rests and says why (BLK-COMMON-021, OPEN-214). */
export function DragHandle({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTexts('admin')
  const { blocks, commands } = useEditor()
  const node = useNodeShell(id)
  const refusal = useOfNode(id, () => commands.dragRefusal(id))
  const drag: ActiveDrag = { type: node?.type ?? '', id, title: name, icon: iconOfType(blocks, node?.type ?? '') }
  const { attributes, listeners, setNodeRef } = useLift({
    id: `node:${id}`,
    drag,
    disabled: refusal !== undefined,
    role: t('block'),
  })
  return (
    <Tooltip label={refusal ?? t('Drag')}>
      <button
        type="button"
        ref={setNodeRef}
        {...attributes}
        {...listeners}
        className="icb stb__grip"
        aria-label={refusal === undefined ? t('Drag') : t('Drag: {reason}', { reason: refusal })}
        aria-disabled={refusal !== undefined}
      >
        <Icon name="grip-vertical" />
      </button>
    </Tooltip>
  )
}
