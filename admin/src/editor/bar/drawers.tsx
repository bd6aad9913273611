import { Icon, useTexts } from '@ashlar/sdk/ui'

/** A side of the editor that on telephones is pulled up from the foot. */
export type Drawer = 'left' | 'right'

const drawers = [
  { side: 'left', label: 'Blocks and layers', icon: 'plus' },
  { side: 'right', label: 'Settings', icon: 'sliders-horizontal' },
] as const

export interface DrawersProps {
  readonly open: Drawer | undefined
  readonly onOpen: (drawer: Drawer | undefined) => void
}

/** Opens one side and puts the other away; seen only where there is no room for both beside the canvas. */
export function Drawers({ open, onOpen }: DrawersProps) {
  const t = useTexts('admin')
  return (
    <div className="drawers">
      {drawers.map(({ side, label, icon }) => (
        <button
          key={side}
          type="button"
          className="btn btn--sm"
          aria-label={t(label)}
          aria-expanded={open === side}
          onClick={() => onOpen(open === side ? undefined : side)}
        >
          <Icon name={icon} size="sm" />
          {side === 'left' ? t('Blocks') : t('Settings')}
        </button>
      ))}
    </div>
  )
}
