import { IconButton, useTexts } from '@ashlar/sdk/ui'
import type { ReactNode } from 'react'

interface PeriodBarProps {
  /** What is shown: "23 to 29 Nov 2026". */
  readonly title: string
  readonly onMove: (by: -1 | 1) => void
  readonly onToday: () => void
  readonly children?: ReactNode
}

/** The way to the time before and after, and back to today. */
export function PeriodBar({ title, onMove, onToday, children }: PeriodBarProps) {
  const t = useTexts('projects')
  return (
    <div className="row g3 wrap" style={{ marginBottom: 14 }}>
      <IconButton icon="chevron-left" label={t('Earlier')} onClick={() => onMove(-1)} />
      <button type="button" className="btn" onClick={onToday}>
        {t('Today')}
      </button>
      <IconButton icon="chevron-right" label={t('Later')} onClick={() => onMove(1)} />
      <h2 aria-live="polite" style={{ minWidth: 190 }}>
        {title}
      </h2>
      <span className="grow" />
      {children}
    </div>
  )
}
