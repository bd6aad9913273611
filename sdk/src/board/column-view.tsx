// biome-ignore-all lint/a11y/useSemanticElements: a fieldset groups fields; this groups cards
import { memo, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../ui/texts.ts'
import { useBoardControl } from './board-control.ts'
import { type BoardState, useBoardState } from './board-state.ts'
import { CardView } from './card-view.tsx'
import { ColumnHead } from './column-head.tsx'
import { DropLine } from './drop-line.tsx'
import type { Lane } from './lanes.ts'
import { useCardWindow } from './use-card-window.ts'

export interface ColumnViewProps {
  readonly lane: Lane
  /** Its cards are drawn as far as they are seen. */
  readonly isSeen: boolean
  readonly hasCardMenu: boolean
  readonly hasColumnMenu: boolean
  readonly describedBy: string | undefined
  readonly columnDescribedBy: string | undefined
}

/** One column: its head, and the list of its cards. */
export const ColumnView = memo(function ColumnView(props: ColumnViewProps) {
  const { lane, isSeen, hasCardMenu, hasColumnMenu, describedBy, columnDescribedBy } = props
  const { id, cards, ids } = lane
  const t = useTexts('admin')
  const headId = useId()
  const { store, columns, view } = useBoardControl()
  const section = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const current = useBoardState(store, (state) => (ids.has(state.current ?? '') ? state.current : undefined))
  const held = useBoardState(store, ({ lifted }) =>
    lifted?.kind === 'cards' && ids.has(lifted.held) ? lifted.held : undefined,
  )
  const isLifted = useBoardState(store, ({ lifted }) => lifted?.kind === 'column' && lifted.id === id)
  const line = useBoardState(store, (state) => lineBeside(state, view().order.columns, id))
  const tabStop = current ?? cards[0]?.id
  const kept = [tabStop, held].filter((each) => each !== undefined)
  const window = useCardWindow({ cards, scroller, isSeen, kept })
  const latest = useRef(window)
  useLayoutEffect(() => {
    latest.current = window
  })
  useLayoutEffect(() => {
    if (!list.current) return
    const element = list.current
    columns.set(id, {
      element,
      gapAt: (clientY) => latest.current.gapAt(clientY - element.getBoundingClientRect().top),
      show: (index) => latest.current.show(index),
    })
    return () => {
      columns.delete(id)
    }
  }, [columns, id])
  const takesFocus = useBoardState(store, ({ focusNext }) => focusNext?.kind === 'column' && focusNext.id === id)
  useEffect(() => {
    if (!takesFocus) return
    section.current?.querySelector<HTMLElement>('[data-column-head]')?.focus()
    store.change({ focusNext: undefined })
  }, [takesFocus, store])
  return (
    <div
      ref={section}
      role="group"
      className={`brd__l${isLifted ? ' is-lifted' : ''}${line}`}
      aria-labelledby={headId}
      data-column={id}
    >
      <ColumnHead lane={lane} headId={headId} hasMenu={hasColumnMenu} describedBy={columnDescribedBy} />
      <div ref={scroller} className="brd__s">
        <ul ref={list} className="brd__u" style={{ height: window.height }}>
          {window.drawn.map(({ index, top }) => {
            const card = cards[index]
            if (!card) return null
            return (
              <CardView
                key={card.id}
                {...{ card, index, top, describedBy }}
                count={cards.length}
                measure={window.measure}
                isTabStop={card.id === tabStop}
                hasMenu={hasCardMenu}
              />
            )
          })}
          <DropLine column={id} cards={cards} gapAbove={window.gapAbove} />
        </ul>
        {cards.length === 0 && <p className="brd__e">{t('No cards')}</p>}
      </div>
    </div>
  )
})

/** On which side of a column the line stands where a lifted column would go. */
function lineBeside({ lifted, columnIndex }: BoardState, columns: readonly string[], id: string): string {
  if (lifted?.kind !== 'column' || columnIndex === undefined || columnIndex === lifted.home) return ''
  const others = columns.filter((column) => column !== lifted.id)
  if (others[columnIndex] === id) return ' line-before'
  return columnIndex === others.length && others.at(-1) === id ? ' line-after' : ''
}
