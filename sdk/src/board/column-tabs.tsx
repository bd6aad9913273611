import { useEffect, useRef } from 'react'
import { Count } from '../ui/badge.tsx'
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
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const tab = nav.current?.children[shown]
    if (tab instanceof HTMLElement && nav.current)
      nav.current.scrollTo({ left: tab.offsetLeft - nav.current.offsetLeft })
  }, [shown])
  return (
    <nav ref={nav} className="tabs brd__t" aria-label={t('Columns')}>
      {lanes.map(({ id, column, cards }, index) => (
        <button
          key={id}
          type="button"
          aria-current={index === shown ? 'true' : undefined}
          data-state={index === shown ? 'active' : 'inactive'}
          onClick={() => onShow(id)}
        >
          {column.title}
          <Count>{cards.length}</Count>
        </button>
      ))}
    </nav>
  )
}
