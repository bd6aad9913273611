import { Icon, useTexts } from '@ashlar/sdk/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isDialogOpen } from '../../shortcuts/typing.ts'

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

/** Which side is pulled up. Escape puts it away again, in its fields too; `close` says whether there was one. */
export function useDrawer(): DrawersProps & { close(): boolean } {
  const [open, onOpen] = useState<Drawer>()
  const latest = useRef(open)
  latest.current = open
  const close = useCallback(() => {
    const button = document.querySelector<HTMLElement>('.drawers [aria-expanded="true"]')
    // On a wide screen both sides stand where they always do.
    if (latest.current === undefined || !button?.checkVisibility()) return false
    button.focus()
    onOpen(undefined)
    return true
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isDialogOpen()) return
      if (close()) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [close])
  return { open, onOpen, close }
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
