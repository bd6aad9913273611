import { ancestorsOf } from '@ashlar/sdk'
import { Icon, IconButton, useTexts } from '@ashlar/sdk/ui'
import { nameOf } from '../../blocks/naming.ts'
import { useEditor, useEditorState, useNodeShell } from '../editor-context.tsx'
import { TourOffer } from '../tour/tour-offer.tsx'
import type { useTour } from '../tour/use-tour.ts'
import { Drawers, type DrawersProps } from './drawers.tsx'

export interface EditorFootProps {
  readonly scale: number
  readonly onZoom: (step: 1 | -1 | 0) => void
  readonly onShortcuts: () => void
  readonly drawers: DrawersProps
  readonly tour: ReturnType<typeof useTour>
}

/** Ancestors of the selection, zoom, and the way to the list of shortcuts. */
export function EditorFoot({ scale, onZoom, onShortcuts, drawers, tour }: EditorFootProps) {
  const t = useTexts('admin')
  const { canEdit, actions } = useEditor()
  const areSidesAway = useEditorState((state) => state.areSidesAway)
  const percent = Math.round(scale * 100)
  return (
    <footer className="ed__foot" data-region="foot">
      <Drawers {...drawers} />
      <Ancestors />
      <span className="grow" />
      {canEdit && tour.isOffered && <TourOffer onStart={tour.start} onDecline={tour.decline} />}
      <IconButton size="xs" icon="minus" label={t('Zoom out')} onClick={() => onZoom(-1)} />
      <button
        type="button"
        className="num linkb"
        title={t('Fit')}
        aria-label={t('Zoom {percent}%. Fit to the canvas', { percent })}
        onClick={() => onZoom(0)}
      >
        {percent}%
      </button>
      <IconButton size="xs" icon="plus" label={t('Zoom in')} onClick={() => onZoom(1)} />
      <span className="vr" />
      <IconButton
        className="sidesb"
        size="xs"
        icon={areSidesAway ? 'minimize-2' : 'maximize-2'}
        label={areSidesAway ? t('Show side panels') : t('Hide side panels')}
        tooltip={`${areSidesAway ? t('Show side panels') : t('Hide side panels')} (Ctrl \\)`}
        onClick={() => actions.sides()}
      />
      <button type="button" className="shortc" onClick={onShortcuts}>
        <kbd>?</kbd>
        {t('Shortcuts')}
      </button>
    </footer>
  )
}

function Ancestors() {
  const t = useTexts('admin')
  const { store, blocks, geometry } = useEditor()
  const selected = useEditorState((state) => state.selected)
  useNodeShell(selected)
  const path = selected === undefined ? [] : [...ancestorsOf(store.content, selected).reverse(), selected]
  const steps = path.flatMap((id) => {
    const node = store.node(id)
    return node ? [{ id, name: nameOf(blocks, node) }] : []
  })
  const root = store.node(store.content.rootNodeId)
  const top = { id: store.content.rootNodeId, name: root ? nameOf(blocks, root) : t('Page') }
  const shown = steps.length > 0 ? steps : [top]
  return (
    <nav className="bc" aria-label={t('Ancestors')}>
      {shown.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && <Icon name="chevron-right" size="xs" />}
          <button
            type="button"
            dir="auto"
            aria-current={id === selected ? 'true' : undefined}
            onClick={() => {
              store.select(id)
              geometry.scrollTo(id)
            }}
          >
            {name}
          </button>
        </span>
      ))}
    </nav>
  )
}
