// biome-ignore-all lint/a11y/noNoninteractiveTabindex: cards take the focus one at a time, as in a feed
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../ui/button.tsx'
import { useTexts } from '../ui/texts.ts'
import { useBoardControl } from './board-control.ts'
import { type BoardState, useBoardState } from './board-state.ts'
import type { LaneCard } from './lanes.ts'

export interface CardViewProps {
  readonly card: LaneCard
  readonly index: number
  readonly count: number
  /** Pixels from the top of the list. */
  readonly top: number
  readonly measure: (element: HTMLElement | null) => void
  /** The one card of its column that Tab stops at. */
  readonly isTabStop: boolean
  readonly hasMenu: boolean
  /** Id of the sentence that says how cards are moved by keys; none where they stay. */
  readonly describedBy: string | undefined
}

/** One card in its place. A step of a drag does not draw it again. */
export const CardView = memo(function CardView(props: CardViewProps) {
  const { card, index, count, top, measure, isTabStop, hasMenu, describedBy } = props
  const { id, title, content } = card
  const t = useTexts('admin')
  const { store, openMenu } = useBoardControl()
  const article = useRef<HTMLElement>(null)
  const isSelected = useBoardState(store, ({ selected }) => selected.has(id))
  const lift = useBoardState(store, (state) => liftOf(state, id))
  const takesFocus = useBoardState(store, ({ focusNext }) => focusNext?.kind === 'card' && focusNext.id === id)
  useEffect(() => {
    if (!takesFocus) return
    article.current?.focus()
    store.change({ focusNext: undefined })
  }, [takesFocus, store])
  useLayoutEffect(() => {
    const element = article.current
    return () => {
      // A card that goes to another column is drawn anew there, and takes the focus along.
      if (element === document.activeElement) store.change({ focusNext: { kind: 'card', id } })
    }
  }, [store, id])
  return (
    <li
      ref={measure}
      data-index={index}
      className="brd__i"
      style={{ transform: `translateY(${top}px)` }}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      <article
        ref={article}
        className={`brd__c${isSelected ? ' is-selected' : ''}${lift}`}
        data-card={id}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={isSelected ? t('{name}, selected', { name: title }) : title}
        aria-describedby={describedBy}
        onFocus={() => store.read().current !== id && store.change({ current: id })}
      >
        {content}
        {hasMenu && (
          <IconButton
            icon="ellipsis"
            size="xs"
            className="brd__m"
            label={t('Actions for {name}', { name: title })}
            tooltip={false}
            aria-haspopup="menu"
            tabIndex={isTabStop ? 0 : -1}
            onClick={({ currentTarget }) => {
              const { left, bottom } = currentTarget.getBoundingClientRect()
              openMenu({ kind: 'card', id, at: { x: left, y: bottom } })
            }}
          />
        )}
      </article>
    </li>
  )
})

/** A card that is carried by the pointer leaves a gap; one that is moved by keys stays in sight. */
function liftOf({ lifted }: BoardState, id: string): string {
  if (lifted?.kind !== 'cards' || !lifted.ids.includes(id)) return ''
  return lifted.byKey ? ' is-lifted' : ' is-away'
}
