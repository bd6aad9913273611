import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useTexts } from '../ui/texts.ts'

export interface GridToolsProps {
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly fill: () => void
  /** Rows with an error. */
  readonly wrong: number
  readonly showNext: () => void
  /** Undefined where rows stay where they are. */
  readonly arrange: { readonly move: (by: 1 | -1) => void; readonly remove: () => void } | undefined
}

/** What the keys do, for those who use none; and the way to what is wrong. */
export function GridTools({ undo, redo, canUndo, canRedo, fill, wrong, showNext, arrange }: GridToolsProps) {
  const t = useTexts('admin')
  return (
    <div className="grd__t" role="toolbar" aria-label={t('Tools')}>
      <IconButton icon="undo-2" label={t('Undo')} disabled={!canUndo} onClick={undo} />
      <IconButton icon="redo-2" label={t('Redo')} disabled={!canRedo} onClick={redo} />
      <IconButton icon="arrow-down-to-line" label={t('Fill down')} onClick={fill} />
      {arrange && (
        <>
          <IconButton icon="arrow-up" label={t('Move row up (Alt+↑)')} onClick={() => arrange.move(-1)} />
          <IconButton icon="arrow-down" label={t('Move row down (Alt+↓)')} onClick={() => arrange.move(1)} />
          <IconButton icon="trash-2" label={t('Delete row (Ctrl+Delete)')} onClick={arrange.remove} />
        </>
      )}
      <span className="grow" />
      {wrong > 0 && (
        <button type="button" className="link xs bad-text" onClick={showNext}>
          <Icon name="circle-alert" size="sm" />
          {t('{count} row has errors: show|{count} rows have errors: show the next', { count: wrong })}
        </button>
      )}
    </div>
  )
}
