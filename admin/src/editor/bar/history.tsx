import { Icon, IconButton, Popover, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { stepToRedo, stepToUndo } from '../store/patch-log.ts'

/** Undo, redo, and the steps by name. */
export function History() {
  const t = useTexts('admin')
  const { commands } = useEditor()
  // Labels alone, so that typing, which is one step, draws the bar once.
  const undo = useEditorState((state) => stepToUndo(state.log)?.label)
  const redo = useEditorState((state) => stepToRedo(state.log)?.label)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="undo-2"
        label={undo ? t('Undo: {step}', { step: undo }) : t('Undo')}
        disabled={!undo}
        onClick={() => commands.undo()}
      />
      <IconButton
        icon="redo-2"
        label={redo ? t('Redo: {step}', { step: redo }) : t('Redo')}
        disabled={!redo}
        onClick={() => commands.redo()}
      />
      <span className="hide-sm">
        <Popover
          label={t('History')}
          open={open}
          onOpenChange={setOpen}
          width={280}
          align="end"
          trigger={<IconButton icon="list-ordered" label={t('History')} disabled={!undo && !redo} />}
        >
          {open && <Steps />}
        </Popover>
      </span>
    </>
  )
}

/** The last step first; those that were taken back are dimmed and can be done again. */
function Steps() {
  const t = useTexts('admin')
  const { commands } = useEditor()
  const { steps, position } = useEditorState((state) => state.log)
  const rows = steps.map(({ label }, at) => ({ label, position: at + 1 })).reverse()
  return (
    <ol className="steps" aria-label={t('History')}>
      {[...rows, { label: t('Start'), position: 0 }].map((row) => (
        <li key={row.position}>
          <button
            type="button"
            className={row.position > position ? 'off' : undefined}
            aria-current={row.position === position ? 'step' : undefined}
            onClick={() => commands.goTo(row.position)}
          >
            <Icon name={row.position === position ? 'circle-dot' : 'circle'} size="sm" />
            <span className="trunc">{row.label}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
