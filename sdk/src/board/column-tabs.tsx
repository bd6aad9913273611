import { useEffect, useRef } from 'react'
import { Segments } from '../ui/choice.tsx'
import { useTexts } from '../ui/texts.ts'
import type { Lane } from './lanes.ts'

export interface ColumnTabsProps {
  readonly lanes: readonly Lane[]
  readonly shown: number
  readonly onShow: (column: string) => void
}

/** The columns by name, where the screen has room for one. Those that are not shown stay a swipe away. */
export function ColumnTabs({ lanes, shown, onShow }: ColumnTabsProps) {
  const t = useTexts('admin')
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = row.current?.querySelectorAll('label')[shown]
    if (tab && row.current) row.current.scrollTo({ left: tab.offsetLeft - row.current.clientWidth / 3 })
  }, [shown])
  return (
    <div ref={row} className="brd__t">
      <Segments
        label={t('Columns')}
        value={lanes[shown]?.id}
        onChange={onShow}
        options={lanes.map(({ id, column, cards }) => ({ value: id, label: `${column.title} ${cards.length}` }))}
      />
    </div>
  )
}
